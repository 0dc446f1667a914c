import { spawn } from "node:child_process";
import { mkdirSync, realpathSync } from "node:fs";
import { constants } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { buildIsCurrent, buildProgram } from "./lib/build.mjs";
import { ensureDependencies, environmentOf, root } from "./lib/dependencies.mjs";
import { holdPort } from "./lib/held-port.mjs";
import { createKeeper } from "./lib/keeper.mjs";
import { openKeeperSocket } from "./lib/keeper-socket.mjs";
import { homeOf, markedRelease, tagOf } from "./lib/releases.mjs";

/**
 * `npm start`: installs and builds missing or outdated parts, then runs the program until it is stopped. After an update
 * it runs the release that the update made, with that release's own starter. `--install` and `--build` end there.
 */
const home = homeOf(realpathSync(root));
const release = markedRelease(home);
const own = realpathSync(root);

/** npm's shell dies of a signal without passing it on: its disappearance is taken for the signal. */
function onOrphaned(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
}

/** The exit code that asks for a restart (server/serving/start-stop.ts), and the wait before it, in milliseconds. */
const restartExitCode = 75;
const restartAfter = 1_000;

/** Starts the program of a release's folder. Its data folder is named from the cloned one, whichever release runs. */
function startProgram(folder, held) {
  const compiled = join(folder, "node_modules/.cache/compiled");
  const child = spawn("node", ["--enable-source-maps", join(folder, "build/server/main.js")], {
    cwd: home,
    // Node's compile cache of one start serves the next: 0.3 s of its 2.
    env: environmentOf(folder, {
      ...{ NODE_ENV: "production", NODE_COMPILE_CACHE: compiled },
      ...(held ? { LISTEN_FD: "0" } : {}),
    }),
    stdio: [held?.fd ?? "ignore", "inherit", "pipe"],
    // Out of the terminal's group, so that Ctrl-C reaches the program once: through us.
    detached: process.platform !== "win32",
  });
  child.stderr.pipe(process.stderr, { end: false });
  child.on("error", (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  return child;
}

async function serve() {
  const held = await holdPort(process.env);
  let isStopping = false;
  let closeSocket = () => {};
  const keeper = createKeeper({
    start: (folder) => startProgram(folder, held),
    address: held?.address,
    hasFolder: !process.env.DATABASE_URL?.trim(),
    onEnd({ release: ended, code, signal }) {
      if (code === restartExitCode && !isStopping)
        return void setTimeout(() => isStopping || keeper.run(ended), restartAfter);
      closeSocket();
      held?.close();
      process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
    },
  });
  const stop = () => {
    isStopping = true;
    keeper.stop("SIGTERM");
  };
  keeper.run(own);
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
  if (process.env.npm_lifecycle_event) onOrphaned(stop);
  if (!held) return;
  const dataDir = resolve(home, process.env.DATA_DIR?.trim() || "data");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  closeSocket = openKeeperSocket({ dataDir, port: held.address.port, keeper });
}

async function main([until]) {
  await ensureDependencies();
  if (until === "--install") return;
  if (!buildIsCurrent()) await buildProgram();
  if (until === "--build") return;
  console.log(release === home ? "Starting …" : `Starting ${tagOf(release)} …`);
  await serve();
}

try {
  const isTool = process.argv.length > 2;
  if (isTool || release === own) await main(process.argv.slice(2));
  else await import(pathToFileURL(join(release, "scripts/start.mjs")).href);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
