import { randomInt } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { postInquiries } from "./support/inquiries.mjs";
import { staffMails, untilMailed } from "./support/outbox.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { report } from "./support/report.mjs";

/**
 * `npm run bench -- kill`: kills the program without warning, twenty times, while visitors send the contact form. Every
 * acknowledged inquiry must be in the database, and the staff must get exactly one mail about each.
 */
const kills = 20;
const connections = 32;
/** A mail that was being sent at a kill is tried again after some minutes. */
const longestWait = 420_000;

/** Runs the program under load and kills it at some moment; adds the addresses of acknowledged inquiries. */
async function runAndKill({ dataDir, port, turn, acknowledged }) {
  const program = await startProgram({ dataDir, port });
  let dead = false;
  const load = postInquiries({
    origin: program.origin,
    connections,
    prefix: `turn${turn}`,
    isOver: () => dead,
    onAnswer: ({ email, status }) => status === 200 && acknowledged.add(email),
  });
  await sleep(randomInt(200, 1_500));
  await program.kill();
  dead = true;
  await load;
}

async function keptInquiries(dataDir) {
  const database = await PGlite.create(join(dataDir, "database"));
  const { rows } = await database.query("select email from inquiries");
  await database.close();
  return new Set(rows.map(({ email }) => email));
}

await ensureBuilt();
const { dataDir, remove } = freshDataDir();
try {
  const port = await freePort();
  const acknowledged = new Set();
  for (let turn = 1; turn <= kills; turn++) {
    await runAndKill({ dataDir, port, turn, acknowledged });
    console.log(`kill ${turn} of ${kills}: ${acknowledged.size} acknowledged so far`);
  }
  const program = await startProgram({ dataDir, port });
  await untilMailed(dataDir, acknowledged, longestWait);
  await sleep(5_000);
  await program.stop();
  const kept = await keptInquiries(dataDir);
  const mails = staffMails(dataDir);
  const count = (isSo) => [...acknowledged].filter(isSo).length;
  report("kill", [
    { what: "kills", measured: kills },
    { what: "acknowledged", measured: acknowledged.size },
    { what: "lost from the database", measured: count((email) => !kept.has(email)), exactly: 0 },
    { what: "without a staff mail", measured: count((email) => !mails.has(email)), exactly: 0 },
    { what: "with more than one", measured: count((email) => (mails.get(email) ?? 0) > 1), exactly: 0 },
  ]);
} finally {
  remove();
}
