import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sendInquiry } from "./inquiries.mjs";
import { pinned } from "./program.mjs";
import { percentile } from "./report.mjs";

/** The path for wrk: `{n}` in it is another number in each request. */
const script = (path, headers) => `
local n = ${Date.now() % 1_000_000} * 1000000
local headers = { ${Object.entries(headers)
  .map(([name, value]) => `["${name}"] = "${value}"`)
  .join(", ")} }
request = function()
  n = n + 1
  return wrk.format("GET", (string.gsub("${path}", "{n}", string.format("%d", n))), headers)
end
`;

/**
 * Requests `path` on 32 connections without pause, from one address and one core, for so many seconds. Resolves to the
 * number of expected answers a second, and to the number of others (404 is expected if `missing`).
 */
export async function flood(origin, { path, headers = {}, missing = false, seconds }) {
  const folder = mkdtempSync(join(tmpdir(), "darsgah-flood-"));
  const file = join(folder, "flood.lua");
  writeFileSync(file, script(path, { "Accept-Encoding": "br", ...headers }));
  const command = ["nice", "wrk", "-t1", "-c32", `-d${seconds}s`, "-s", file, origin];
  const [program, ...args] = pinned(1, command);
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  const chunks = [];
  for await (const chunk of child.stdout) chunks.push(chunk);
  rmSync(folder, { recursive: true, force: true });
  const output = Buffer.concat(chunks).toString();
  const all = Number(/(\d+) requests in/.exec(output)?.[1]);
  const not2xx = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  const wanted = missing ? not2xx : all - not2xx;
  return { rate: Math.round((rate * wanted) / all), others: all - wanted };
}

const anyAddress = () => `10.${[1, 2, 3].map(() => 1 + Math.floor(Math.random() * 254)).join(".")}`;

async function timed(act) {
  const started = performance.now();
  const answer = await act();
  await answer.arrayBuffer();
  return answer.ok ? performance.now() - started : Number.POSITIVE_INFINITY;
}

/**
 * The effect of `flooding` on other visitors: the milliseconds within which 99 of 100 home pages come and 99 of 100
 * contact forms are acknowledged. A refused one counts as never.
 */
export async function visitDuring(origin, flooding) {
  let isOver = false;
  const over = flooding.finally(() => {
    isOver = true;
  });
  const visit = async (pause, act) => {
    const times = [];
    for (; !isOver; await sleep(pause)) times.push(await timed(act));
    return Math.round(percentile(times, 0.99));
  };
  const home = visit(50, () => fetch(`${origin}/`, { headers: { "x-forwarded-for": anyAddress() } }));
  const form = visit(200, () => sendInquiry(origin, anyAddress()));
  const [{ others }, homeP99, formP99] = await Promise.all([over, home, form]);
  return { homeP99, formP99, others };
}
