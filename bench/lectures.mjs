import { measureLatency, processorSeconds, untilAtRest } from "./support/load.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { report } from "./support/report.mjs";

/**
 * `npm run bench -- lectures`: the number of students a second that one core lets in with the right Secret ID, once the
 * program has compressed its pages. The hash of a Secret ID is slow on purpose, so that a stolen database reveals none;
 * a batch's first visit to a process pays it, and it is reported separately. No later visit pays it, so no percentile
 * includes it.
 */
const run = { connections: 20, seconds: 8, core: 1 };

await ensureBuilt();
const { dataDir, remove } = freshDataDir();
const program = await startProgram({ dataDir, port: await freePort(), core: 0 });
try {
  await untilAtRest(program.pid);
  const address = `${program.origin}/api/batches/mern-evening/videos?secretId=MERN-EVE-7421`;
  const visit = async () => {
    const started = performance.now();
    const answer = await fetch(address);
    if (!answer.ok) throw new Error("The right Secret ID opens nothing.");
    await answer.arrayBuffer();
    return performance.now() - started;
  };
  const first = await visit();
  const second = await visit();
  measureLatency(address, { ...run, seconds: 2 });
  const before = processorSeconds(program.pid);
  const { rate, p99 } = measureLatency(address, run);
  const perProcessorSecond = (rate * run.seconds) / (processorSeconds(program.pid) - before);
  report("lectures", [
    { what: "a batch's first visit: the password hash", measured: Math.round(first), unit: "ms" },
    { what: "its second", measured: Math.round(second), unit: "ms" },
    { what: "right Secret IDs on one core", measured: Math.round(rate), unit: "answers/s", atLeast: 300 },
    { what: "the same by processor time", measured: Math.round(perProcessorSecond), unit: "answers/s" },
    { what: "99 of 100 answered within", measured: p99, unit: "ms", atMost: 150 },
  ]);
} finally {
  await program.stop();
  remove();
}
