import { postInquiries } from "./support/inquiries.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { median, percentile, report } from "./support/report.mjs";

/** `npm run bench:inquiries`: 32 visitors send the contact form without pause to a fresh embedded database. */
const connections = 32;
const warmUp = 2_000;
const duration = 15_000;

ensureBuilt();
const { dataDir, remove } = freshDataDir();
const program = await startProgram({ dataDir, port: await freePort() });
try {
  const begun = Date.now() + warmUp;
  const times = [];
  let refused = 0;
  await postInquiries({
    origin: program.origin,
    connections,
    prefix: "visitor",
    isOver: () => Date.now() > begun + duration,
    onAnswer({ status, milliseconds }) {
      if (Date.now() < begun) return;
      if (status === 200) times.push(milliseconds);
      else refused++;
    },
  });
  report("inquiries", [
    { what: "acknowledged", measured: Math.round(times.length / (duration / 1000)), unit: "inquiries/s", atLeast: 200 },
    { what: "half answered within", measured: Math.round(median(times)), unit: "ms" },
    { what: "99 % answered within", measured: Math.round(percentile(times, 0.99)), unit: "ms", atMost: 250 },
    { what: "refused or broken", measured: refused, exactly: 0 },
  ]);
} finally {
  await program.stop();
  remove();
}
