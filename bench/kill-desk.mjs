import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { receiptName } from "#domains/money/rules/receipt-numbers.ts";
import { callVerbAt, enterBatch } from "../tests/support/ask-manage.ts";
import { createClerk } from "./support/clerk.mjs";
import { databases } from "./support/databases.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { gapsIn, report } from "./support/report.mjs";
import { joinAsStaff } from "./support/staff.mjs";

/**
 * `npm run bench -- kill-desk`: a clerk takes cash in three windows, opens the fees of classes, brings a bank's file,
 * settles its certain rows and decides another, by the forms of the office, while the program is killed without warning
 * twenty times. What was not acknowledged is sent again with its key, as the page does. At the end everything
 * acknowledged must be in the ledger once, and the receipts of the institute and of a branch with letters of its own must
 * follow each other without a gap. On the embedded database and on a Postgres; `-- --kills 3 --only embedded` for less.
 */
const { values } = parseArgs({ options: { kills: { type: "string", default: "20" }, only: { type: "string" } } });
const kills = Number(values.kills);
/** Windows in which cash is taken, each from students of its own; classes for each kill; certain rows of each file. */
const [windows, classes, rowsOfFile] = [3, 3, 6];
const classSize = 8;
/** Charges of each opened order. */
const months = 3;

const branch = { id: "dha", name: "DHA", street: "Main Boulevard", city: "Lahore", phones: [], rooms: [] };
const letters = "LH";
const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const batchOf = (id, more) => ({
  ...{ id, name: id, courseId: "data-analyst", mode: "Online", schedule: "Mon, Wed", instructor: "Sana Javed" },
  ...{
    timing: "9:00 AM – 10:30 AM Pakistan time",
    startDate: day(60),
    endDate: day(150),
    description: "For early risers.",
  },
  ...{ seats: 5_000, ...more },
});
const batches = {
  own: batchOf("at-the-desk"),
  branch: batchOf("at-the-branch", { branchId: branch.id }),
  classes: batchOf("to-be-opened"),
};
const terms = {
  ...{ plan: "standard", currency: "PKR", feeFor: "month", monthly: "6000" },
  ...{ firstMonth: new Date().toISOString().slice(0, 7), months: String(months), dueDay: "5" },
};
const headings = "Date,Particulars,Debit,Credit";
const columns = {
  ...{ heading: 0, day: 0, text: [1], debit: 2, credit: 3, amount: null, balance: null, monthFirst: false },
};

/** Seats so many new students in a batch. */
async function seat(dataDir, { id }, count) {
  const line = (at) => `Student ${at}\t+92300${randomInt(1_000_000, 9_999_999)}`;
  const text = Array.from({ length: count }, (_, at) => line(at)).join("\n");
  await callVerbAt(dataDir, "enrolStudents", id, { text, tell: false });
}

/** The orders of new students of a batch whose fees are open, with the people. */
async function openFor(dataDir, batch, count) {
  await seat(dataDir, batch, count);
  const given = { ...terms, batchId: batch.id, places: [], months, dueDay: Number(terms.dueDay) };
  await callVerbAt(dataDir, "openFees", given);
  const { rows } = await callVerbAt(dataDir, "showRegister", { of: "batch", id: batch.id });
  return rows.map(({ reference, personId }) => ({ reference, personId }));
}

/** An institute with a branch that numbers its receipts apart; returns whom the desk has to do with. */
async function prepare(dataDir) {
  await callVerbAt(dataDir, "setBranches", { branches: [branch] });
  for (const batch of Object.values(batches)) await enterBatch(dataDir, batch);
  const { seen } = await callVerbAt(dataDir, "showReceiptRules");
  const rules = { ntn: null, strn: null, series: { [branch.id]: letters }, taxes: [] };
  await callVerbAt(dataDir, "setReceiptRules", { rules, seen });
  const half = windows + Math.ceil((kills * (rowsOfFile + 1)) / 2);
  const own = await openFor(dataDir, batches.own, half);
  const others = await openFor(dataDir, batches.branch, half);
  await seat(dataDir, batches.classes, kills * classes * classSize);
  const { members } = await callVerbAt(dataDir, "showClass", batches.classes.id);
  const named = [...own.slice(windows), ...others.slice(windows)].map(({ reference }) => reference);
  return {
    payers: Array.from({ length: windows }, (_, at) => [own[at], others[at]]),
    named: shuffled(named),
    places: members.map(({ id }) => id),
  };
}

/** Takes cash from a student in turn with others, as the page of their fees does, and notes which is which. */
async function takeCash({ clerk, done }, payer) {
  const path = `/fees/${payer.personId}`;
  const orderOf = async () => (await clerk.look(path, "fees-person")).payers[0].orders[0];
  const { reference, seen } = await orderOf();
  const note = randomUUID();
  const fields = { formName: `take ${payer.personId}`, intent: "take", how: "cash", amount: "10", note };
  const sent = [...Object.entries(fields), ["order", `${reference} ${seen}`], ["charge", reference]];
  const said = await clerk.press(path, sent, async () => (await orderOf()).seen > seen);
  done.paid.set(note, Number(said?.undo.receipts ?? Number.NaN));
}

/** Opens the fees of a class: the preview, and then those whom it names. */
async function openClass({ clerk, done }, chosen) {
  const path = `/batches/${batches.classes.id}/fees`;
  const form = [["formName", "open fees"], ...Object.entries(terms)];
  const places = (ids) => ids.map((id) => ["place", id]);
  const again = async () => false;
  const shown = async () => (await clerk.press(path, [...form, ["intent", "check"], ...places(chosen)], again)).shown;
  const { billed } = await shown();
  const sent = [...form, ["intent", "open"], ...places(billed.map(({ enrolmentId }) => enrolmentId))];
  await clerk.press(path, sent, async () => (await shown()).billed.length === 0);
  for (const place of chosen) done.opened.add(place);
}

const statement = "/payments/statement";
const markOf = (turn) => `RTGS SOME MILL NO ${turn}`;

/** Brings a bank's file, settles what is certain, and says whose money the last row is. */
async function bring({ clerk, done }, turn, references) {
  const certain = references.slice(1).map((reference) => `01-Dec-2026,IBFT IN ${reference},,"1,000.00"`);
  const list = [headings, ...certain, `01-Dec-2026,${markOf(turn)},,"1,000.00"`].join("\n");
  const read = { formName: "bank statement", intent: "read", currency: "PKR", list };
  const rows = async () => await clerk.look(statement, "bank-statement");
  const again = async () => false;
  await clerk.press(statement, Object.entries(read), again);
  await clerk.press(statement, Object.entries({ formName: "bank certain", intent: "settle" }), again);
  const waiting = async () => (await rows()).waiting.find(({ text }) => text === markOf(turn));
  const { id } = await waiting();
  const decision = { row: id, choice: "typed", reference: references[0] };
  const sent = Object.entries({ formName: `bank row ${id}`, intent: "decide", ...decision });
  await clerk.press(statement, sent, async () => !(await waiting()));
  for (const reference of references) done.settled.add(reference);
}

/** The acts of one turn, begun all at once; `isOver` ends the taking of cash. */
function work(desk, { payers, named, places }, { turn, isOver }) {
  const inWindow = async (students) => {
    for (let at = 0; !isOver(); at++) await takeCash(desk, students[at % students.length]);
  };
  const opening = async () => {
    for (let at = 0; at < classes; at++) {
      const from = (turn * classes + at) * classSize;
      await openClass(desk, places.slice(from, from + classSize));
    }
  };
  const references = named.slice(turn * (rowsOfFile + 1), (turn + 1) * (rowsOfFile + 1));
  return Promise.all([...payers.map(inWindow), opening(), bring(desk, turn, references)]);
}

/** Prepares the institute on a running program, and the clerk who works there; `back` as `createClerk` takes it. */
async function openDesk(dataDir, { origin }, back) {
  const people = await prepare(dataDir);
  const joining = { name: "Sana Javed", email: "sana@example.com", role: "support" };
  const cookie = await joinAsStaff(origin, dataDir, joining);
  // The first file of a bank shows its columns; it is known from then on.
  const text = `${headings}\n01-Dec-2026,SOME FIRST ROW,,"1.00"`;
  await callVerbAt(dataDir, "importStatement", { text, columns, currency: "PKR", isOurs: true });
  const met = { page: 0, form: 0, unknown: 0 };
  const clerk = createClerk({ origin, cookie, back, heard: (what) => (met[what] += 1) });
  return { people, met, desk: { clerk, done: { paid: new Map(), opened: new Set(), settled: new Set() } } };
}

/** Works at the desk through the kills, until everything is acknowledged; returns what that was, and what the kills met. */
async function workThroughKills(where, dataDir, start) {
  let back = Promise.withResolvers();
  let program = await start();
  try {
    const { people, met, desk } = await openDesk(dataDir, program, () => back.promise);
    const { paid, opened, settled } = desk.done;
    const countDone = () => paid.size + opened.size + settled.size;
    let atKills = 0;
    for (let turn = 0; turn < kills; turn++) {
      let isOver = false;
      const wanted = countDone() + randomInt(0, 45);
      const acts = work(desk, people, { turn, isOver: () => isOver });
      await Promise.race([acts, untilTrue(() => countDone() >= wanted)]);
      await sleep(randomInt(0, 250));
      isOver = true;
      back = Promise.withResolvers();
      await program.kill();
      atKills = countDone();
      program = await start();
      back.resolve();
      await acts;
      console.log(`${where}: kill ${turn + 1} of ${kills}, ${atKills} acknowledged, ${met.form} forms cut so far`);
    }
    return { ...people, ...desk.done, met };
  } finally {
    await program.stop();
  }
}

async function untilTrue(isSo) {
  while (!isSo()) await sleep(2);
}

function shuffled(list) {
  return list
    .map((one) => ({ one, at: randomInt(1e9) }))
    .sort((one, other) => one.at - other.at)
    .map(({ one }) => one);
}

async function count(where, query, { places, named, paid, opened, settled, met }) {
  const cash = await query(`select note, count(*)::int as times, min(receipts.number)::int as receipt
    from ledger_entries left join receipts on receipts.entry_id = ledger_entries.id
    where kind = 'payment' and source like 'desk:%' group by note`);
  const fees = await query(`select orders.batch_enrolment_id::text as place, count(distinct orders.id)::int as times,
      count(*) filter (where kind = 'charge')::int as charges
    from orders join ledger_entries on ledger_entries.order_id = orders.id
    join batch_enrolments on batch_enrolments.id = orders.batch_enrolment_id
    where batch_enrolments.batch_id = '${batches.classes.id}' group by 1`);
  const bank = await query(`select orders.reference, count(*)::int as times, count(receipts.number)::int as receipts
    from ledger_entries join orders on orders.id = ledger_entries.order_id
    left join receipts on receipts.entry_id = ledger_entries.id
    where kind = 'payment' and source like 'bank:%' group by 1`);
  const rows = await query("select state, text, count(*)::int as times from bank_rows group by 1, 2");
  const names = (await query("select number::int as number from receipts")).map(({ number }) => receiptName(number));
  const [own, ofBranch] = [names.filter((name) => /^\d/.test(name)), names.filter((name) => !/^\d/.test(name))];
  const numbersOf = (some) => some.map((name) => Number(name.replace(`${letters}-`, "")));
  const known = new Map(cash.map(({ note, receipt }) => [note, receipt]));
  const lacking = (of, found) => [...of].filter((one) => !found.has(one)).length;
  const twice = (found) => found.filter(({ times }) => times > 1).length;
  const told = [...paid].filter(([note, receipt]) => !Number.isNaN(receipt) && known.get(note) !== receipt);
  const exactly = (what, measured, expected) => ({ what: `${what}, ${where}`, measured, exactly: expected });
  return [
    { what: `payments acknowledged, ${where}`, measured: paid.size },
    { what: `pages cut by ${kills} kills, ${where}`, measured: met.page },
    { what: `forms cut by ${kills} kills, ${where}`, measured: met.form, atLeast: 1 },
    { what: `forms whose outcome the program did not know, ${where}`, measured: met.unknown },
    exactly("payments acknowledged and lost", lacking(paid.keys(), known), 0),
    exactly("payments never acknowledged", cash.length - paid.size, 0),
    exactly("payments taken twice", twice(cash), 0),
    exactly("receipts other than the one told", told.length, 0),
    exactly("fees opened", opened.size, places.length),
    exactly("fees opened and lost", lacking(opened, new Set(fees.map(({ place }) => place))), 0),
    exactly("fees opened twice", twice(fees) + fees.filter(({ charges }) => charges !== months).length, 0),
    exactly("rows of the bank settled", settled.size, named.length),
    exactly("rows settled and lost", lacking(settled, new Set(bank.map(({ reference }) => reference))), 0),
    exactly("rows settled twice", twice(bank), 0),
    exactly("rows brought twice", twice(rows), 0),
    exactly("rows left undecided", rows.filter(({ state }) => state === "waiting").length, 1),
    exactly("receipts", names.length, paid.size + settled.size),
    exactly("numbers left out or given twice by the institute", gapsIn(numbersOf(own)), 0),
    exactly("numbers left out or given twice by the branch", gapsIn(numbersOf(ofBranch)), 0),
    { what: `receipts of the branch, ${where}`, measured: ofBranch.length, atLeast: 1 },
  ];
}

await ensureBuilt();
const rows = [];
for (const { where, open } of databases.filter((one) => values.only === undefined || one.where === values.only)) {
  const { dataDir, remove } = freshDataDir();
  const database = await open(dataDir);
  const port = await freePort();
  const start = () => startProgram({ dataDir, port, env: { DEMO_CONTENT: "on", ...database.env } });
  try {
    rows.push(...(await count(where, database.query, await workThroughKills(where, dataDir, start))));
  } finally {
    await database.close();
    remove();
  }
}
report("kill-desk", rows);
