import { setTimeout as sleep } from "node:timers/promises";
import { measureLatency, processorSeconds } from "./support/load.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { report } from "./support/report.mjs";

/**
 * `npm run bench:lectures`: how many students a second one core lets in with the right Secret ID. The hash of a Secret
 * ID is slow on purpose; what this measures is that it is paid once, not with every visit.
 */
const run = { connections: 20, seconds: 8, core: 1 };

ensureBuilt();
const { dataDir, remove } = freshDataDir();
const program = await startProgram({ dataDir, port: await freePort(), core: 0 });
try {
  await sleep(1_000);
  const address = `${program.origin}/api/batches/mern-evening/videos?secretId=`;
  const started = performance.now();
  if (!(await fetch(`${address}MERN-EVE-7421`)).ok) throw new Error("The right Secret ID opens nothing.");
  const first = performance.now() - started;
  measureLatency(`${address}MERN-EVE-7421`, { ...run, seconds: 2 });
  const before = processorSeconds(program.pid);
  const { rate, p99 } = measureLatency(`${address}MERN-EVE-7421`, run);
  const perProcessorSecond = (rate * run.seconds) / (processorSeconds(program.pid) - before);
  report("lectures", [
    { what: "the first visit, with the hash", measured: Math.round(first), unit: "ms" },
    { what: "right Secret IDs on one core", measured: Math.round(rate), unit: "answers/s", atLeast: 300 },
    { what: "the same by processor time", measured: Math.round(perProcessorSecond), unit: "answers/s" },
    { what: "99 of 100 answered within", measured: p99, unit: "ms", atMost: 150 },
  ]);
} finally {
  await program.stop();
  remove();
}
