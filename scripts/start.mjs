import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { buildIsCurrent, buildProgram } from "./lib/build.mjs";
import { dependenciesAreInstalled, ensureDependencies, projectEnvironment, root } from "./lib/dependencies.mjs";

/** `npm start`: installs and builds what is missing or out of date, then runs the program until it is told to stop. */
function prepare() {
  if (!dependenciesAreInstalled()) console.log("Installing…");
  ensureDependencies();
  if (buildIsCurrent()) return;
  console.log("Building…");
  buildProgram();
}

function run() {
  const child = spawn("node", ["--enable-source-maps", join(root, "build/server/main.js")], {
    cwd: root,
    env: projectEnvironment({ NODE_ENV: "production" }),
    stdio: "inherit",
  });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
  });
}

try {
  prepare();
  run();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
