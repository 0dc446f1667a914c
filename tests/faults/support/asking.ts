import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { percentile, timed } from "./figures.ts";
import { sendInquiry } from "./visitors.ts";

/** Requests pages and sends a form now and then for `duration` ms: the number of failures, and the durations in ms. */
export async function askFor(origin: string, duration: number) {
  const times: number[] = [];
  let failed = 0;
  for (const end = performance.now() + duration; performance.now() < end; await sleep(20)) {
    const isForm = times.length % 20 === 0;
    const ask = async () => (isForm ? await sendInquiry(origin) : await readPage(origin));
    const { outcome, took } = await timed(() => ask().catch(() => 0));
    if (outcome !== 200) failed += 1;
    times.push(took);
  }
  return { asked: times.length, failed, median: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

async function readPage(origin: string): Promise<number> {
  const response = await fetch(`${origin}/batches/data-analyst`);
  await response.text();
  return response.status;
}

/** Memory of a process, in megabytes. Linux only, else NaN. */
export function memoryOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
