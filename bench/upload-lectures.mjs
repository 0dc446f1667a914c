import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  closeSync,
  createReadStream,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  writeSync,
} from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "../scripts/lib/dependencies.mjs";
import { memoryOf, untilAtRest } from "./support/load.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { report } from "./support/report.mjs";
import { joinAsStaff } from "./support/staff.mjs";

/**
 * `npm run bench -- upload-lectures`: a teacher uploads a lecture of 2 GB in pieces of 4 MB, as the page does. The
 * connection is cut 20 times in the middle of a piece, and once the program is killed and restarted. Measures whether
 * the lecture is the same file, the cost of each cut, and the memory above idle until the lecture is there.
 */
const megabyte = 1024 * 1024;
const size = 2048 * megabyte;
const pieceSize = 4 * megabyte;
const cuts = 20;
const batchId = "mern-evening";

/** Writes an MP4 of `size` bytes: a short one, and behind it a box of noise that players skip. */
function writeVideo(file) {
  const short = readFileSync(join(root, "server/demo/lectures/lecture-1.mp4"));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size - short.length);
  head.write("free", 4, "latin1");
  const handle = openSync(file, "w");
  let written = writeSync(handle, short) + writeSync(handle, head);
  while (written < size) written += writeSync(handle, randomBytes(Math.min(megabyte, size - written)));
  closeSync(handle);
}

function readPiece(handle, offset) {
  const piece = Buffer.alloc(Math.min(pieceSize, size - offset));
  readSync(handle, piece, 0, piece.length, offset);
  return piece;
}

async function hashOf(file) {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file, { highWaterMark: megabyte })) hash.update(chunk);
  return hash.digest("hex");
}

/** Sends a piece, or as much of it as is in `cutAt`; returns the number of bytes sent. */
async function sendPiece(url, cookie, { offset, piece, cutAt }) {
  const headers = {
    ...{ cookie, "tus-resumable": "1.0.0", "upload-offset": offset },
    ...{ "content-type": "application/offset+octet-stream", "content-length": piece.length },
  };
  const asked = request(url, { method: "PATCH", headers, agent: false });
  asked.on("error", () => {});
  if (cutAt === undefined) {
    const [answer] = await once(asked.end(piece), "response");
    answer.resume();
    // The rest of a cut piece may arrive after the request for the offset.
    if (answer.statusCode === 409) return 0;
    if (answer.statusCode !== 204) throw new Error(`A piece was answered ${answer.statusCode}.`);
    return piece.length;
  }
  await new Promise((resolve) => asked.write(piece.subarray(0, cutAt), resolve));
  asked.destroy();
  return cutAt;
}

async function ask(method, url, cookie, headers = {}) {
  const answer = await fetch(url, { method, headers: { cookie, "tus-resumable": "1.0.0", ...headers } });
  if (!answer.ok) throw new Error(`${method} was answered ${answer.status}: ${await answer.text()}`);
  return answer.headers;
}

/** Resolves when the assistant has learnt the site, which it does once after a start. */
async function learnt(origin) {
  const body = JSON.stringify({ question: "What does the MERN course cost?" });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${origin}/api/assistant`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`The assistant answered ${answer.status}: ${await answer.text()}`);
  await answer.text();
}

const base64 = (text) => Buffer.from(text).toString("base64");

/** Watches the memory of a program that is at rest now; `stop` returns the peak above that, in megabytes. */
async function watchMemory(pid) {
  await untilAtRest(pid);
  const idle = memoryOf(pid);
  let peak = idle;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid) || 0);
  }, 50);
  return {
    stop() {
      clearInterval(watch);
      return peak - idle;
    },
  };
}

async function measure({ dataDir, port, file }) {
  let program = await startProgram({ dataDir, port });
  const { origin } = program;
  const handle = openSync(file, "r");
  try {
    const teacher = { name: "Noor Fatima", email: "noor@example.com", role: "teacher", batchIds: [batchId] };
    const cookie = await joinAsStaff(origin, dataDir, teacher);
    const metadata = `title ${base64("Two hours")},filename ${base64("two-hours.mp4")},lastmodified ${base64("1")}`;
    const begin = async (length) => {
      const headers = { "upload-length": String(length), "upload-metadata": metadata };
      const place = (await ask("POST", `${origin}/admin/uploads/${batchId}`, cookie, headers)).get("location");
      return `${origin}${place}`;
    };
    // The first pieces' cost is code that is loaded and compiled once; the assistant would learn the site after a start
    // without an upload too. It answers once it has learnt.
    const warmUp = async () => {
      await learnt(origin);
      const other = await begin(size);
      for (let at = 0; at < 8; at += 1)
        await sendPiece(other, cookie, { offset: at * pieceSize, piece: readPiece(handle, at * pieceSize) });
      await ask("DELETE", other, cookie);
    };
    await warmUp();
    const url = await begin(size);
    const offsetNow = async () => Number((await ask("HEAD", url, cookie)).get("upload-offset"));
    let memory = await watchMemory(program.pid);
    const above = [];
    const again = [];
    const every = Math.floor(size / (cuts + 2));
    let nextCut = every;
    const started = performance.now();
    for (let offset = 0; offset < size; ) {
      const piece = readPiece(handle, offset);
      const isCut = offset >= nextCut && again.length < cuts;
      const cutAt = isCut ? Math.floor(piece.length * ((again.length % 4) / 4 + 0.2)) : undefined;
      const sent = offset + (await sendPiece(url, cookie, { offset, piece, cutAt }));
      if (!isCut) {
        offset = sent === offset ? await offsetNow() : sent;
        continue;
      }
      nextCut += every;
      if (again.length === cuts / 2) {
        above.push(memory.stop());
        await program.kill();
        program = await startProgram({ dataDir, port });
        await warmUp();
        memory = await watchMemory(program.pid);
      }
      offset = await offsetNow();
      again.push((sent - offset) / megabyte);
    }
    const id = url.split("/").at(-1);
    const stored = join(dataDir, "files/lectures", `${id}.mp4`);
    const parts = join(dataDir, "files/uploads", id);
    while (!existsSync(stored) || readdirSync(parts).length > 0) await sleep(100);
    const seconds = (performance.now() - started) / 1000;
    above.push(memory.stop());
    const isSame = (await hashOf(stored)) === (await hashOf(file));
    report("upload-lectures", [
      { what: "the lecture has the SHA-256 of the file", measured: isSame ? 1 : 0, unit: "of 1", exactly: 1 },
      { what: "cuts, one of them with a kill -9 of the program", measured: again.length, unit: "cuts", exactly: cuts },
      {
        what: "most sent again after a cut",
        measured: Math.round(Math.max(...again) * 10) / 10,
        unit: "MB",
        atMost: 8,
      },
      { what: "most above idle", measured: Math.round(Math.max(...above)), unit: "MB", atMost: 60 },
      { what: "2 GB until it is a lecture", measured: Math.round(size / megabyte / seconds), unit: "MB/s" },
    ]);
  } finally {
    closeSync(handle);
    await program.stop();
  }
}

await ensureBuilt();
const { dataDir, remove } = freshDataDir();
const video = freshDataDir();
try {
  const file = join(video.dataDir, "two-hours.mp4");
  writeVideo(file);
  await measure({ dataDir, port: await freePort(), file });
} finally {
  remove();
  video.remove();
}
