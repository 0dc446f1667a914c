import { randomInt } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { callVerbAt } from "../tests/support/ask-manage.ts";
import { planEnrolment } from "../tests/support/enrolment-forms.ts";
import { databases } from "./support/databases.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { gapsIn, report } from "./support/report.mjs";

/**
 * `npm run bench -- kill-payments`: 200 payments at once for the last 10 seats of a batch, while the program is killed
 * without warning twenty times, on the embedded database and on a Postgres. Every acknowledged payment must be in the
 * ledger once, with a receipt whose number follows the one before; 10 students have seats, 190 wait in the order of
 * their payment, and each has one email.
 */
const payments = 200;
const seats = 10;
const kills = 20;
const batch = "data-weekend";
const course = "data-analyst";
/** A mail that was being sent at a kill is tried again after some minutes. */
const longestWait = 420_000;

const address = (index) => `student${index}@example.com`;

/** Opens the orders, each for a seat of its own, and returns their references. */
async function openOrders(origin) {
  const open = async (index) => {
    const body = JSON.stringify(planEnrolment({ email: address(index), course, batch, schedule: "monthly" }));
    const headers = { "content-type": "application/json", "x-forwarded-for": `10.9.${index >> 8}.${index & 255}` };
    const response = await fetch(`${origin}/api/send-email`, { method: "POST", headers, body });
    const { next } = await response.json();
    return next.split(/[/?]/)[2];
  };
  const references = [];
  for (let index = 0; index < payments; index += 10)
    references.push(...(await Promise.all(Array.from({ length: 10 }, (_, at) => open(index + at)))));
  return references;
}

/** Resolves when a set has so many more members, or after some seconds. */
async function untilGrown(set, more) {
  const wanted = set.size + more;
  for (const deadline = Date.now() + 20_000; set.size < wanted && Date.now() < deadline; ) await sleep(2);
}

/** Confirms the payments that are not acknowledged yet, all at once, until the program dies. */
async function confirmAll(dataDir, references, acknowledged) {
  const confirm = async (reference) => {
    const answer = await callVerbAt(dataDir, "settleOrder", reference, {
      verdict: "payment_confirmed",
      seenProof: "",
    }).catch(() => null);
    if (answer?.state === "paid") acknowledged.add(reference);
  };
  await Promise.all(references.filter((reference) => !acknowledged.has(reference)).map(confirm));
}

async function measure(where, dataDir, { env, query }) {
  const run = async (act) => {
    const program = await startProgram({ dataDir, port: await freePort(), env: { DEMO_CONTENT: "on", ...env } });
    return await act(program);
  };
  const stopped = async (act) => run(async (program) => act(program).finally(() => program.stop()));
  await stopped(async () => {});
  await query(`update batches set seats = 300 where id = '${batch}'`);
  const references = await stopped(({ origin }) => openOrders(origin));
  // Their holds are over, and the batch has become small: the first to pay get seats.
  await query(`update batches set seats = enrolled + ${seats} where id = '${batch}'`);
  await query(`update batch_enrolments set held_until = now() - interval '1 minute'`);

  const acknowledged = new Set();
  for (let turn = 1; turn <= kills; turn++) {
    await run(async (program) => {
      const confirming = confirmAll(dataDir, shuffled(references), acknowledged);
      await untilGrown(acknowledged, randomInt(1, 12));
      await sleep(randomInt(0, 30));
      await program.kill();
      await confirming;
    });
    console.log(`${where}: kill ${turn} of ${kills}, ${acknowledged.size} acknowledged so far`);
  }
  const beforeLast = acknowledged.size;
  await stopped(async () => {
    await confirmAll(dataDir, references, acknowledged);
    await untilMailed(dataDir, longestWait);
    await sleep(5_000);
  });
  return [...(await count(where, { query, dataDir, acknowledged })), told(where, beforeLast)];
}

const told = (where, measured) => ({ what: `acknowledged among ${kills} kills, ${where}`, measured });

async function count(where, { query, dataDir, acknowledged }) {
  const paid = await query(`
    select orders.reference, enrolments.state, enrolments.position::text as position, count(*)::int as times,
      min(receipts.number)::int as receipt
    from ledger_entries join orders on orders.id = ledger_entries.order_id
    join batch_enrolments enrolments on enrolments.id = orders.batch_enrolment_id
    left join receipts on receipts.entry_id = ledger_entries.id
    where ledger_entries.kind = 'payment' group by 1, 2, 3 order by receipt`);
  const known = new Set(paid.map(({ reference }) => reference));
  const waiting = paid.filter(({ state }) => state === "waitlisted").map(({ position }) => Number(position));
  const inOrder = waiting.every((position, at) => at === 0 || position > waiting[at - 1]);
  const mails = paidMails(dataDir);
  const exactly = (what, measured, expected) => ({ what: `${what}, ${where}`, measured, exactly: expected });
  return [
    exactly("payments acknowledged", acknowledged.size, payments),
    exactly("acknowledged and lost", [...acknowledged].filter((one) => !known.has(one)).length, 0),
    exactly("orders paid twice", paid.filter(({ times }) => times > 1).length, 0),
    exactly("students with a seat", paid.filter(({ state }) => state === "active").length, seats),
    exactly("students who wait", waiting.length, payments - seats),
    exactly("waiting out of the order of payment", inOrder ? 0 : 1, 0),
    exactly("receipt numbers left out or given twice", gapsIn(paid.map(({ receipt }) => receipt)), 0),
    exactly("students with other than one email", [...mails.values()].filter((times) => times !== 1).length, 0),
    exactly("students with an email", mails.size, payments),
  ];
}

/** For each student's address, the number of emails that confirm the paid place. */
function paidMails(dataDir) {
  const counts = new Map();
  const outbox = join(dataDir, "outbox");
  for (const name of readdirSync(outbox).filter((file) => file.endsWith(".eml"))) {
    const mail = readFileSync(join(outbox, name), "utf8");
    const to = /^To:.*?(student\d+@example\.com)/m.exec(mail)?.[1];
    if (to && /^Subject: Paid:/m.test(mail)) counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return counts;
}

async function untilMailed(dataDir, limit) {
  for (const deadline = Date.now() + limit; Date.now() < deadline; await sleep(2_000))
    if (paidMails(dataDir).size === payments) return;
}

function shuffled(list) {
  return list
    .map((one) => ({ one, at: randomInt(1e9) }))
    .sort((one, other) => one.at - other.at)
    .map(({ one }) => one);
}

await ensureBuilt();
const rows = [];
for (const { where, open } of databases) {
  const { dataDir, remove } = freshDataDir();
  const database = await open(dataDir);
  try {
    rows.push(...(await measure(where, dataDir, database)));
  } finally {
    await database.close();
    remove();
  }
}
report("kill-payments", rows);
