import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "../../scripts/lib/dependencies.mjs";
import { has, pinned } from "./program.mjs";

/** The program that makes the load: wrk is faster than any server; autocannon is available on every machine. */
export const loader = has("wrk") ? "wrk" : "autocannon";

/**
 * Requests a second that `url` answers to `connections` open connections for `seconds`, from one core. Throws when an
 * answer fails.
 */
export function measureRequests(url, { connections, seconds, core }) {
  const run = (command) => {
    const [program, ...args] = pinned(core, command);
    return execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  };
  if (loader === "wrk") {
    const output = run(["wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "-H", "Accept-Encoding: br", url]);
    if (/Non-2xx|Socket errors/.test(output)) throw new Error(output);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  }
  const autocannon = join(root, "node_modules/.bin/autocannon");
  const asking = ["-c", connections, "-d", seconds, "-H", "Accept-Encoding=br", "--json", url].map(String);
  const { requests, errors, non2xx } = JSON.parse(run([autocannon, ...asking]));
  if (errors > 0 || non2xx > 0) throw new Error(`${errors} errors, ${non2xx} refusals`);
  return requests.average;
}

/**
 * Answers a second, and the milliseconds within which 99 of 100 come, of a server that `connections` keep busy for
 * `seconds`, from one core. Throws when an answer fails.
 */
export function measureLatency(url, { connections, seconds, core }) {
  const autocannon = join(root, "node_modules/.bin/autocannon");
  const [program, ...args] = pinned(core, [autocannon, "-c", connections, "-d", seconds, "--json", url].map(String));
  const output = execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const { requests, latency, errors, non2xx } = JSON.parse(output);
  if (errors > 0 || non2xx > 0) throw new Error(`${errors} errors, ${non2xx} refusals`);
  return { rate: requests.average, p99: latency.p99 };
}

/** Processor time in seconds of a process and its children; NaN where the machine does not report it. */
export function processorSeconds(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN;
  const ticks = (of) => {
    const fields = readFileSync(`/proc/${of}/stat`, "utf8").split(") ").at(-1).split(" ");
    return Number(fields[11]) + Number(fields[12]);
  };
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return [pid, ...children].reduce((sum, of) => sum + ticks(of), 0) / 100;
}

/**
 * Resolves when a process is idle: in its first seconds of serving it compresses pages as well as it can. Gives up
 * after a minute.
 */
export async function untilAtRest(pid) {
  const look = { every: 500, quiet: 4 };
  let still = 0;
  let before = processorSeconds(pid);
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && still < look.quiet; ) {
    await sleep(look.every);
    const now = processorSeconds(pid);
    still = now - before < 0.03 ? still + 1 : 0;
    before = now;
  }
}

/** Memory of a process, in megabytes; NaN where the machine does not report it. */
export function memoryOf(pid) {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return Number.NaN;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, "utf8"))?.[1]) / 1024;
}
