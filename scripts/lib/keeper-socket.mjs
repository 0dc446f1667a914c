import { readdirSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { join } from "node:path";

const nameOf = (port) => `starter-${port}.sock`;
const shape = /^starter-\d+\.sock$/;

/**
 * Lets `npm run update` ask for another release, at a socket in the data folder that only the program's own user may open.
 * Without it, as where the path is too long for a socket, the program runs all the same.
 */
export function openKeeperSocket({ dataDir, port, keeper }) {
  const path = join(dataDir, nameOf(port));
  const server = createServer({ requestTimeout: 0 }, async (asked, answer) => {
    let body = "";
    for await (const chunk of asked) body += chunk;
    const why = asked.method === "POST" ? await keeper.exchange(JSON.parse(body).release) : null;
    answer.end(JSON.stringify({ release: keeper.release(), why }));
  });
  server.on("error", () => {});
  rmSync(path, { force: true });
  const mask = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(mask);
  }
  server.unref();
  return () => {
    server.closeAllConnections();
    server.close();
    rmSync(path, { force: true });
  };
}

/** The sockets of the starters that run on a data folder: those of dead ones do not answer. */
export async function findKeepers(dataDir) {
  let names = [];
  try {
    names = readdirSync(dataDir).filter((name) => shape.test(name));
  } catch {
    // No data folder yet.
  }
  const paths = names.sort().map((name) => join(dataDir, name));
  const answers = await Promise.all(paths.map((path) => ask(path, "GET").catch(() => null)));
  return paths.flatMap((path, at) => (answers[at] ? [{ path, ...answers[at] }] : []));
}

/** Asks a starter for another release; resolves to null, or to why the former one runs again. */
export async function askForRelease(path, release) {
  return (await ask(path, "POST", JSON.stringify({ release }))).why;
}

function ask(socketPath, method, body) {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath, method, path: "/" }, async (answer) => {
      try {
        let text = "";
        for await (const chunk of answer) text += chunk;
        resolve(JSON.parse(text));
      } catch (error) {
        reject(error);
      }
    });
    asked.on("error", reject);
    asked.end(body);
  });
}
