import { measureInquiries } from "./support/inquiries.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { report } from "./support/report.mjs";

/** `npm run bench -- inquiries`: 32 visitors send the contact form without pause to a fresh embedded database. */
await ensureBuilt();
const { dataDir, remove } = freshDataDir();
const program = await startProgram({ dataDir, port: await freePort() });
try {
  const { rate, p50, p99, refused } = await measureInquiries({ origin: program.origin, seconds: 15 });
  report("inquiries", [
    { what: "acknowledged", measured: Math.round(rate), unit: "inquiries/s", atLeast: 200 },
    { what: "half answered within", measured: Math.round(p50), unit: "ms" },
    { what: "99 % answered within", measured: Math.round(p99), unit: "ms", atMost: 250 },
    { what: "refused or broken", measured: refused, exactly: 0 },
  ]);
} finally {
  await program.stop();
  remove();
}
