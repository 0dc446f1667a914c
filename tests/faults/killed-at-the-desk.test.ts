import { randomInt, randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { receiptName } from "#domains/money/rules/receipt-numbers.ts";
import { openDurablePglite } from "#server/db/durable-pglite.ts";
import { callVerbAt, enterBatch } from "../support/ask-manage.ts";
import { newBatch } from "../support/staff.ts";
import { until } from "../support/until.ts";
import { freshDataDir } from "./support/data-dir.ts";
import { figures } from "./support/figures.ts";
import { freePort, startProgram } from "./support/program.ts";

/** Number of kills of the program; another by `FAULT_KILLS`. */
const kills = Number(process.env.FAULT_KILLS ?? 20);
/** Students of a class whose fees are opened at once, before each kill. */
const classSize = 5;

const { dataDir, remove } = freshDataDir();
afterAll(remove);

/** An act that is sent until it is acknowledged: again as it was, after each start. */
interface Sent {
  kind: "taken" | "opened" | "imported";
  send: () => Promise<unknown>;
  isDone: boolean;
}

const terms = { plan: "standard", currency: "PKR", monthly: "6000", firstMonth: "2026-12", months: 3, dueDay: 5 };
const columns = {
  ...{ heading: 0, day: 0, text: [1], debit: 2, credit: 3, amount: null, balance: null, monthFirst: false },
};

/** A batch at a branch that numbers its receipts apart. */
const branchBatch = { ...newBatch, id: "at-the-branch", branchId: "dha", seats: 10_000 };

async function enrolClass(size = classSize, batchId = newBatch.id): Promise<string[]> {
  const places: string[] = [];
  for (let at = 0; at < size; at += 1) {
    const phone = `+92300${randomInt(1_000_000, 9_999_999)}`;
    const student = { batchId, name: `Student ${randomUUID().slice(0, 8)}`, email: null, phone };
    places.push((await callVerbAt<{ id: string }>(dataDir, "enrolPerson", student)).id);
  }
  return places;
}

const openFees = async (places: string[], batchId = newBatch.id) =>
  await callVerbAt<{ references: string[] }>(dataDir, "openFees", { batchId, places, ...terms });

async function openBranch(): Promise<string[]> {
  const branch = { id: "dha", name: "DHA", street: "Main Boulevard", city: "Lahore", phones: [], rooms: [] };
  await callVerbAt(dataDir, "setBranches", { branches: [branch] });
  await enterBatch(dataDir, branchBatch);
  const { seen } = await callVerbAt<{ seen: string }>(dataDir, "showReceiptRules");
  const rules = { ntn: null, strn: null, series: { dha: "LH" }, taxes: [] };
  await callVerbAt(dataDir, "setReceiptRules", { rules, seen });
  return (await openFees(await enrolClass(classSize, branchBatch.id), branchBatch.id)).references;
}

async function bring(reference: string, at: number) {
  const text = `Date,Particulars,Debit,Credit\n01-Dec-2026,IBFT IN ${reference} NUMBER ${at},,"1,000.00"`;
  await callVerbAt(dataDir, "importStatement", { text, columns, currency: "PKR", isOurs: true });
  await callVerbAt(dataDir, "settleCertainRows");
}

it(`killed ${kills} times over money at the desk: each act once, receipts without a gap`, async () => {
  const port = await freePort();
  const start = () => startProgram({ dataDir, port, environment: { DEMO_CONTENT: "on" } });
  let program = await start();
  await enterBatch(dataDir, { ...newBatch, seats: 10_000 });
  // A row of the bank for each kill, and some who pay in cash.
  const { references: named } = await openFees(await enrolClass(kills));
  const { references } = await openFees(await enrolClass());
  references.push(...(await openBranch()));
  const acts: Sent[] = [];
  const keys: string[] = [];
  const billed: string[][] = [];
  const make = (kind: Sent["kind"], send: Sent["send"]) => {
    const act = { kind, send, isDone: false };
    acts.push(act);
    return act;
  };
  const run = async (act: Sent) => {
    await act.send();
    act.isDone = true;
  };
  const takeOne = () => {
    const key = randomUUID();
    const orders = [{ reference: references[randomInt(references.length)] ?? "", charges: 1 }];
    keys.push(key);
    return make("taken", () => callVerbAt(dataDir, "takeMoney", { key, orders, amount: "10", method: "cash" }));
  };
  const doneOf = (kind: Sent["kind"], since: Sent[]) => since.some((act) => act.kind === kind && act.isDone);
  for (let kill = 0; kill < kills; kill += 1) {
    // What was under way at the last kill is sent again as it was.
    for (const act of acts.filter(({ isDone }) => !isDone)) await run(act);
    const places = await enrolClass();
    const reference = named[kill] ?? "";
    billed.push(places);
    const before = acts.length;
    let isDead = false;
    const lane = async (next: () => Sent) => {
      while (!isDead) await run(next());
    };
    const opening = make("opened", () => openFees(places));
    const importing = make("imported", () => bring(reference, kill));
    const load = Promise.allSettled([lane(takeOne), lane(takeOne), lane(takeOne), run(opening), run(importing)]);
    await until(() => doneOf("taken", acts.slice(before)), 120_000);
    await sleep(randomInt(400));
    await program.kill();
    isDead = true;
    await load;
    program = await start();
  }
  for (const act of acts.filter(({ isDone }) => !isDone)) await run(act);
  await program.stop();
  const pglite = await openDurablePglite(join(dataDir, "database"));
  const ask = async (text: string, values: unknown[] = []) =>
    (await pglite.query<Record<string, unknown>>(text, values)).rows;
  try {
    const numbers = (await ask("select number from receipts order by number")).map(({ number }) => Number(number));
    const sources = (await ask("select source from ledger_entries where source like 'desk:%'")).map(
      ({ source }) => String(source).split(":")[1],
    );
    const [orders] = await ask(
      "select count(*)::int as orders, count(distinct batch_enrolment_id)::int as places from orders where batch_enrolment_id = any($1::uuid[])",
      [billed.flat()],
    );
    const [settled] = await ask(
      "select count(*)::int as payments, count(distinct o.reference)::int as orders from ledger_entries e join orders o on o.id = e.order_id where e.source like 'bank:%' and o.reference = any($1::text[])",
      [named],
    );
    figures("kill -9 at the desk", {
      ...{ kills, "payments taken": keys.length, "fees opened": billed.flat().length, "rows settled": named.length },
      receipts: numbers.length,
    });
    // The institute's own series, and the branch's, each without a gap.
    const ofBranch = numbers
      .filter((number) => receiptName(number).startsWith("LH-"))
      .map((number) => receiptName(number));
    const own = numbers.filter((number) => receiptName(number) === String(number));
    expect(ofBranch.length).toBeGreaterThan(0);
    expect(ofBranch).toEqual(ofBranch.map((_, at) => `LH-${at + 1}`));
    expect(own).toEqual(own.map((_, at) => at + 1));
    expect(numbers).toHaveLength(keys.length + named.length);
    expect(own.length + ofBranch.length).toBe(numbers.length);
    expect(sources.toSorted()).toEqual(keys.toSorted());
    expect(orders).toEqual({ orders: kills * classSize, places: kills * classSize });
    expect(settled).toEqual({ payments: kills, orders: kills });
  } finally {
    await pglite.close();
  }
});
