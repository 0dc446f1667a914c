import { randomBytes } from "node:crypto";
import { closeSync, openSync, writeSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { memoryOf, untilAtRest } from "./support/load.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { report } from "./support/report.mjs";

/**
 * `npm run bench -- streams`: the memory cost of 50 students who watch at once. Each reads a range of a lecture of 100 MB:
 * first as fast as it comes, then as slowly as a video plays. Idle is measured when the program is at rest and one
 * student has watched a little: the first one's cost is code that is loaded and compiled once, not a stream.
 */
const streams = 50;
const megabyte = 1024 * 1024;
const size = 100 * megabyte;
/** Pause of slow readers between two reads, and their total reading time: in milliseconds and in seconds. */
const slow = { rest: 50, seconds: 8 };

function writeVideo(file) {
  const piece = randomBytes(megabyte);
  const handle = openSync(file, "w");
  for (let written = 0; written < size; written += megabyte) writeSync(handle, piece);
  closeSync(handle);
}

/** Asks for a range of the video. */
function ask(url, agent, range) {
  return new Promise((resolve, reject) => {
    const onResponse = (response) =>
      response.statusCode === 206 ? resolve(response) : reject(new Error(`${response.statusCode} for ${range}`));
    get(url, { agent, headers: { range } }, onResponse).on("error", reject);
  });
}

/** Reads a range to its end, or until a time; pauses between two pieces if requested. */
async function read(url, agent, { range, rest = 0, until = Number.POSITIVE_INFINITY }) {
  for await (const _piece of await ask(url, agent, range)) {
    if (performance.now() > until) break;
    if (rest) await sleep(rest);
  }
}

/** The least memory the program holds without viewers, in megabytes: sampled for three seconds. */
async function idleMemory(pid) {
  const looks = [];
  while (looks.length < 15) {
    looks.push(memoryOf(pid));
    await sleep(200);
  }
  return Math.min(...looks);
}

/** Runs `work` and resolves to the program's peak memory during it, in megabytes. */
async function peakDuring(pid, work) {
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, 50);
  await work();
  clearInterval(watch);
  return peak;
}

async function measure(program) {
  const answer = await fetch(`${program.origin}/api/batches/mern-evening/videos?secretId=MERN-EVE-7421`);
  const { videos } = await answer.json();
  const url = `${program.origin}${videos[0].url}`;
  const agent = new Agent({ keepAlive: true, maxSockets: streams });
  const all = (options) => () => Promise.all(Array.from({ length: streams }, (_, at) => read(url, agent, options(at))));
  await read(url, agent, { range: `bytes=0-${4 * megabyte}` });
  await untilAtRest(program.pid);
  const idle = await idleMemory(program.pid);
  const started = performance.now();
  const fast = await peakDuring(
    program.pid,
    all((at) => ({ range: `bytes=${at * 1000}-` })),
  );
  const seconds = (performance.now() - started) / 1000;
  await sleep(1_000);
  const until = performance.now() + slow.seconds * 1000;
  const slowly = await peakDuring(
    program.pid,
    all(() => ({ range: "bytes=0-", rest: slow.rest, until })),
  );
  agent.destroy();
  report("streams", [
    { what: "idle", measured: Math.round(idle), unit: "MB" },
    {
      what: `${streams} streams of 100 MB, as fast as they come`,
      measured: Math.round((streams * 100) / seconds),
      unit: "MB/s",
    },
    { what: "most above idle meanwhile", measured: Math.round(fast - idle), unit: "MB", atMost: 60 },
    {
      what: `most above idle with ${streams} slow readers`,
      measured: Math.round(slowly - idle),
      unit: "MB",
      atMost: 60,
    },
  ]);
}

await ensureBuilt();
const { dataDir, remove } = freshDataDir();
const program = await startProgram({ dataDir, port: await freePort() });
try {
  writeVideo(join(dataDir, "files/lectures/demo/lecture-1.mp4"));
  await measure(program);
} finally {
  await program.stop();
  remove();
}
