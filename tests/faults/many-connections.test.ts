import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { until } from "../support/until.ts";
import { askFor, memoryOf } from "./support/asking.ts";
import { type Crowd, gather } from "./support/crowd.ts";
import { freshDataDir } from "./support/data-dir.ts";
import { figures, timed } from "./support/figures.ts";
import { freePort, type Program, startProgram } from "./support/program.ts";
import { someAddress } from "./support/visitors.ts";

/** Number of idle connections; fewer where the machine allows a process fewer files. */
const wanted = 10_000;
const allowed = Number(/^Max open files\s+(\d+)/m.exec(limits())?.[1] ?? 4_096) - 2_000;
const size = Math.min(wanted, allowed);

function limits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return "";
  }
}

let folder: ReturnType<typeof freshDataDir>;
let port: number;
let program: Program;
let crowd: Crowd | undefined;
beforeEach(async () => {
  folder = freshDataDir();
  port = await freePort();
  program = await startProgram({ dataDir: folder.dataDir, port });
});
afterEach(async () => {
  crowd?.leave();
  await program.kill();
  folder.remove();
});

/** Sends requests under the crowd, and measures the program's response. */
async function measure(fault: string, gathered: Crowd, beat?: string) {
  const before = memoryOf(program.pid);
  const saying = beat ? setInterval(() => gathered.say(beat), 1_000) : undefined;
  const opened = gathered.open();
  const asked = await askFor(program.origin, 8_000);
  const memory = memoryOf(program.pid);
  const { took } = await timed(() => until(() => gathered.open() === 0, 90_000));
  clearInterval(saying);
  await sleep(500);
  const after = await askFor(program.origin, 1_000);
  figures(fault, {
    "connections open": opened,
    "pages and forms asked meanwhile": asked.asked,
    failed: asked.failed,
    "answer median ms": asked.median,
    "answer p99 ms": asked.p99,
    "memory MB, before and under it": `${Math.round(before)}, ${Math.round(memory)}`,
    "all closed by the program after s": (8_000 + took) / 1000,
  });
  expect(opened, "none was closed before all were there").toBe(gathered.open() + gathered.closed());
  expect(asked.failed + after.failed).toBe(0);
  expect(asked.p99).toBeLessThan(1_000);
  expect(memory).toBeLessThan(before + 400);
  expect(program.ended()).toBeNull();
}

it(`${size} idle connections: the site keeps answering and closes them`, async () => {
  if (size < wanted) process.stdout.write(`This machine allows ${size} connections, not ${wanted}.\n`);
  crowd = await gather(port, size);
  await measure(`${size} idle connections`, crowd);
});

it("2,000 clients that send a header a second and never end: the site keeps answering and closes them", async () => {
  crowd = await gather(port, 2_000, () => "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n");
  await measure("2,000 slow headers", crowd, "X-Slow: 1\r\n");
});

/** The beginning of a form that never ends. */
const slowForm = (address: string) =>
  `POST /api/send-email HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${address}\r\n` +
  "Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{";

it("1,000 clients whose forms come a letter a second: the site keeps answering and closes them", async () => {
  crowd = await gather(port, 1_000, () => slowForm(someAddress()));
  await measure("1,000 slow bodies", crowd, " ");
});

it("1,000 such forms of one address: 20 are waited for, all others told so (429) and closed at once", async () => {
  crowd = await gather(port, 1_000, () => slowForm("10.9.9.9"));
  const gathered = crowd;
  const { took } = await timed(() => until(() => gathered.closed() >= 980));
  await sleep(2_000);
  figures("1,000 slow bodies of one address", { "still open": gathered.open(), "the others closed after ms": took });
  expect(gathered.open()).toBe(20);
  expect(gathered.answers()).toEqual({ 429: 980 });
});

it("more connections than the process has files for are closed at once", async () => {
  await program.kill();
  const few = { dataDir: folder.dataDir, port, under: ["prlimit", "--nofile=2500:2500"] };
  program = await startProgram(few);
  crowd = await gather(port, 2_200);
  const gathered = crowd;
  await until(() => gathered.closed() > 600, 5_000);
  figures("connections over the limit", { "open of 2,200": crowd.open(), "closed at once": crowd.closed() });
  expect(crowd.open()).toBeGreaterThan(1_000);
  expect(program.ended()).toBeNull();
  crowd.leave();
  await until(async () => (await askFor(program.origin, 300)).failed === 0, 10_000);
});
