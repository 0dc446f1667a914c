import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holdPort } from "./held-port.mjs";
import { createKeeper, untilEnded } from "./keeper.mjs";
import { askForRelease, findKeepers, openKeeperSocket } from "./keeper-socket.mjs";

/** A program that answers with its name on the socket that it is given, and ends as ours does. */
const serving = (name) => `
  const server = require("node:http").createServer((asked, answer) => answer.end(${JSON.stringify(name)}));
  process.stderr.write("It waits for the data folder.\\n");
  server.listen({ fd: Number(process.env.LISTEN_FD) });
  for (const signal of ["SIGUSR2", "SIGTERM"])
    process.on(signal, () => { server.close(() => process.exit(0)); server.closeIdleConnections(); });`;

let folder;
let held;
let keeper;
let ends;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "darsgah-keeper-"));
  held = await holdPort({ HOST: "127.0.0.1", PORT: "0" });
  const told = [];
  ends = told;
  const start = (release) =>
    spawn(process.execPath, [join(release, "main.cjs")], {
      env: { LISTEN_FD: "0" },
      stdio: [held.fd, "ignore", "pipe"],
    });
  keeper = createKeeper({ start, address: held.address, onEnd: (end) => told.push(end) });
});

afterEach(() => {
  keeper.stop("SIGKILL");
  held.close();
  rmSync(folder, { recursive: true, force: true });
});

function release(name, code = serving(name)) {
  const path = join(folder, name);
  mkdirSync(path);
  writeFileSync(join(path, "main.cjs"), code);
  return path;
}

const ask = () =>
  new Promise((resolve, reject) => {
    const answered = async (answer) => {
      let text = "";
      for await (const chunk of answer) text += chunk;
      resolve(text);
    };
    get({ ...held.address, path: "/", agent: false }, answered).on("error", reject);
  });

/** Runs a release, and resolves when it answers. */
async function begin(path) {
  const started = keeper.run(path);
  while ((await ask().catch(() => null)) === null) await nextTurn();
  return started;
}

/** Asks without pause until `act` is done: every answer there was, each once. */
async function askedMeanwhile(act) {
  const answers = new Set();
  let isDone = false;
  const asking = (async () => {
    while (!isDone) {
      answers.add(await ask());
      await nextTurn();
    }
  })();
  const result = await act();
  isDone = true;
  await asking;
  return { result, answers: [...answers] };
}

test("a release follows another one, and no visitor is refused", async () => {
  await begin(release("one"));
  const next = release("two");
  const { result, answers } = await askedMeanwhile(() => keeper.exchange(next));
  expect(result).toBeNull();
  expect(["one", "two"]).toEqual(expect.arrayContaining(answers));
  expect([await ask(), keeper.release(), ends]).toEqual(["two", next, []]);
});

test("one that cannot start gives its reason, and the one before has not stopped", async () => {
  const first = release("one");
  const { child } = await begin(first);
  const broken = release("two", 'process.stderr.write("Darsgah cannot start. No.\\n"); process.exitCode = 1;');
  const { result, answers } = await askedMeanwhile(() => keeper.exchange(broken));
  expect({ result, answers }).toEqual({ result: "Darsgah cannot start. No.", answers: ["one"] });
  expect([keeper.release(), child.exitCode, ends]).toEqual([first, null, []]);
});

test("one that ends after it has waited gives its reason, and the one before answers again", async () => {
  const first = release("one");
  const { child } = await begin(first);
  const code = `
    process.stderr.write("It waits for the data folder.\\n");
    setTimeout(() => { process.stderr.write("Darsgah cannot start. No.\\n"); process.exitCode = 1; }, 100);`;
  const { result, answers } = await askedMeanwhile(() => keeper.exchange(release("two", code)));
  expect({ result, answers }).toEqual({ result: "Darsgah cannot start. No.", answers: ["one"] });
  expect([keeper.release(), child.exitCode, ends]).toEqual([first, 0, []]);
});

test("a program that ends by itself is told", async () => {
  const started = keeper.run(release("one", "process.exitCode = 75;"));
  await untilEnded(started.child);
  await nextTurn();
  expect(ends).toEqual([{ release: started.release, code: 75, signal: null }]);
});

test("an update finds the starters of a data folder, and asks them for a release", async () => {
  await begin(release("one"));
  writeFileSync(join(folder, "starter-1.sock"), "of one that died");
  const close = openKeeperSocket({ dataDir: folder, port: held.address.port, keeper });
  const next = release("two");
  const [found, ...others] = await findKeepers(folder);
  expect([found.release, others]).toEqual([keeper.release(), []]);
  expect(await askForRelease(found.path, next)).toBeNull();
  expect(await ask()).toBe("two");
  close();
  expect(await findKeepers(folder)).toEqual([]);
});
