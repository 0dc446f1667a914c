import type { PaymentMethod } from "#domains/money/contract.ts";
import { type CourseTime, chargesOf, type Entry, firstPart, type Priced } from "#domains/money/rules/instalments.ts";
import { type Statement, statementOf } from "#domains/money/rules/statement.ts";
import { keepDrawerOpen } from "#domains/money/server/queries/drawer-queries.ts";
import { findStatedEntries } from "#domains/money/server/queries/known-order-queries.ts";
import { appendEntries, findLedgerEntries, type ReceiptedEntry } from "#domains/money/server/queries/ledger-queries.ts";
import { type Order, setOrderMoney } from "#domains/money/server/queries/order-queries.ts";
import { type Issuer, issueReceipt, type JointReceipt } from "#domains/money/server/receipts/issue-receipt.ts";
import { lastMomentOf } from "#domains/seats/server/payable-until.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, system } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { mapInTurns } from "#shared/serving/own-turn.ts";

/** An entry as the money verbs read it; one that is about to be written has no number, time or receipt yet. */
export type OrderEntry = Entry & Partial<Omit<ReceiptedEntry, keyof Entry>>;

/** The ledgers of orders, by their ids. */
export async function readLedgers(database: Database, orders: Order[]): Promise<Map<string, OrderEntry[]>> {
  const ids = orders.map(({ id }) => id);
  const stored = Map.groupBy(await findLedgerEntries(database, ids), ({ orderId }) => orderId);
  return new Map(ids.map((id) => [id, stored.get(id) ?? []]));
}

/** The ledger of an order, oldest first. */
export async function readLedger(database: Database, order: Order): Promise<OrderEntry[]> {
  return (await readLedgers(database, [order])).get(order.id) ?? [];
}

/** The statement of an order now. */
export async function readStatement(database: Database, order: Order): Promise<Statement> {
  return statementOf(await readLedger(database, order), order, new Date());
}

/** The statements of orders at a time, by their ids. */
export async function readStatements(database: Database, orders: Order[], at: Date): Promise<Map<string, Statement>> {
  const stated = await findStatedEntries(
    database,
    orders.map(({ id }) => id),
  );
  return new Map(
    await mapInTurns(orders, (order) => [order.id, statementOf(stated.get(order.id) ?? [], order, at)] as const),
  );
}

/** The days of a course, and the zone whose days count. */
export type CourseDays = CourseTime & { timeZone: string };

/** The charges of a new order, as `chargesOf` reckons them by the days of a zone; each is due until its day is over. */
function dailyCharges(order: Priced, { timeZone, ...time }: CourseDays): Entry[] {
  const dueAt = new Date(dayOf(order.dueAt, timeZone));
  return chargesOf({ ...order, dueAt }, time).map((entry) => {
    return { ...entry, dueAt: lastMomentOf(entry.dueAt.toISOString().slice(0, 10), timeZone) };
  });
}

/** An order that has just been written, with the days of its course and its registration fee in minor units, if any. */
export interface OpenedOrder {
  order: Order;
  course: CourseDays;
  registrationMinor: number;
}

/** Writes the charges of orders that `transaction` has just written, each at its price for the days of its course. */
export async function openLedgers(transaction: Database, opened: OpenedOrder[]): Promise<void> {
  const at = new Date();
  const entries = opened.flatMap(({ order, course, registrationMinor }) => {
    const charges = dailyCharges({ ...order, monthlyMinor: order.openedMonthlyMinor, registrationMinor }, course);
    return charges.map((entry) => ({ ...entry, orderId: order.id, at, actor: system.kind, source: null }));
  });
  await appendEntries(transaction, entries);
}

/** A payment for an order, or a refund. */
export interface MovedMoney {
  /** Minor units of the order's currency, above zero. */
  amountMinor: number;
  method: PaymentMethod;
  /** Its origin: "card:<the provider's name of the payment>". The same source is written once. */
  source: string | null;
  actor: Actor;
  note?: string | null;
  /** The title of the way to pay that brought a transfer. */
  way?: string | null;
  /** The day on which the desk received it, and the moment from which it counts; today, and now, without it. */
  received?: { on: string; from: Date };
  /** The receipt of a company that it is on; one of its own without it. */
  joint?: JointReceipt;
}

/** A payment or refund in the ledger: its entry's id and the number of its receipt. */
export interface RecordedMoney {
  entryId: number;
  receipt: number;
}

/**
 * Writes a payment for an order that `transaction` has locked, with its receipt. Returns null, with nothing written, if
 * its source is in the ledger already.
 */
export async function recordPayment(
  issuer: Issuer,
  transaction: Database,
  order: Order,
  money: MovedMoney,
): Promise<RecordedMoney | null> {
  return await recordMoney(issuer, transaction, order, { kind: "payment", ...money });
}

/**
 * Writes a refund, with its receipt, as `recordPayment` does. The amount is owed again, unless a correction lowers the
 * price too.
 */
export async function recordRefund(
  issuer: Issuer,
  transaction: Database,
  order: Order,
  money: MovedMoney,
): Promise<RecordedMoney | null> {
  return await recordMoney(issuer, transaction, order, { kind: "refund", ...money });
}

async function recordMoney(
  issuer: Issuer,
  transaction: Database,
  order: Order,
  money: MovedMoney & { kind: "payment" | "refund" },
): Promise<RecordedMoney | null> {
  const { kind, amountMinor, method, source, actor, note = null, way = null, received, joint } = money;
  if (method === "cash" && actor.kind === "staff") await keepDrawerOpen(transaction, actor.id);
  const at = new Date();
  const [entry] = await appendEntries(transaction, [
    {
      ...{ orderId: order.id, kind, method, way, source, note, at },
      ...{ dueAt: received?.from ?? at, receivedOn: received?.on ?? null },
      amountMinor: kind === "payment" ? -amountMinor : amountMinor,
      ...{ actor: actor.kind, actorId: actor.id },
    },
  ]);
  if (!entry) return null;
  const { receivedMinor } = await readStatement(transaction, order);
  await setOrderMoney(transaction, order.id, receivedMinor > 0);
  return { entryId: entry.id, receipt: await issueReceipt(issuer, transaction, entry, joint) };
}

/** An entry as a page sends it. */
interface WrittenEntry {
  /** The number of entries that the page showed. */
  seen: number | undefined;
  kind: Entry["kind"];
  /** Undefined for whatever is asked. */
  amountMinor: number | undefined;
  note: string | null;
  actor: Actor;
}

/**
 * The entry that a member of staff has written since they saw `seen` entries of a locked order: a second press, or one
 * in another window, is answered with it. Throws `conflict` if the ledger has changed in another way since.
 */
export async function findWritten(
  transaction: Database,
  order: Order,
  { seen, kind, amountMinor, note, actor }: WrittenEntry,
): Promise<OrderEntry | undefined> {
  const since = seen === undefined ? [] : (await readLedger(transaction, order)).slice(seen);
  const written = since.find(
    (entry) =>
      entry.kind === kind &&
      (amountMinor === undefined || entry.amountMinor === amountMinor) &&
      (entry.note ?? null) === note &&
      (entry.actorId ?? null) === actor.id,
  );
  if (since.length > 0 && !written) throw new AppError("conflict", "order.changed");
  return written;
}

/**
 * Changes the price of an order that `transaction` has locked by `amountMinor` minor units, up or down, for a reason that
 * staff give, or from a `source` that is written once. Returns whether it was written now.
 */
export async function recordCorrection(
  transaction: Database,
  order: Order,
  change: { amountMinor: number; note?: string | null; source?: string | null; actor: Actor },
): Promise<boolean> {
  const { amountMinor, note = null, source = null, actor } = change;
  const at = new Date();
  const written = await appendEntries(transaction, [
    {
      ...{ orderId: order.id, kind: "correction" as const, amountMinor, note, source, at, dueAt: at },
      ...{ actor: actor.kind, actorId: actor.id },
    },
  ]);
  return written.length > 0;
}

/**
 * Charges an order that `transaction` has locked for the time after its course, due at once: a further month, or the
 * course again for one that is paid as a whole.
 */
export async function recordFurtherCharge(
  transaction: Database,
  order: Order,
  { amountMinor, source, actor }: { amountMinor: number; source: string; actor: Actor },
): Promise<void> {
  const entries = await readLedger(transaction, order);
  const before = entries.filter(({ kind, instalment }) => {
    return kind === "charge" && (instalment ?? 0) > order.months && (instalment ?? 0) < firstPart;
  }).length;
  const instalment = order.months + 1 + before * (order.schedule === "monthly" ? 1 : order.months);
  const at = new Date();
  await appendEntries(transaction, [
    {
      ...{ orderId: order.id, kind: "charge" as const, amountMinor, instalment, source, at, dueAt: at },
      ...{ actor: actor.kind, actorId: actor.id },
    },
  ]);
}
