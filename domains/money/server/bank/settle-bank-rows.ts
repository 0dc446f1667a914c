import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import type { Site } from "#domains/content/rules/site.ts";
import type { OrderState } from "#domains/money/contract.ts";
import { type Match, matchRows } from "#domains/money/rules/bank/match-rows.ts";
import { referencesIn } from "#domains/money/rules/bank/references-in.ts";
import { wayOfRow } from "#domains/money/rules/bank/way-of-row.ts";
import { orderStateAt } from "#domains/money/rules/order-state.ts";
import { readStatement, readStatements } from "#domains/money/server/ledger.ts";
import {
  findBankRows,
  findPayableOrders,
  findSettledRows,
  findUnlinkedPayments,
  linkEntry,
  lockBankRow,
  type StoredBankRow,
  setBankRowState,
} from "#domains/money/server/queries/bank-queries.ts";
import { findEntriesWithReceipts } from "#domains/money/server/queries/ledger-queries.ts";
import { lockOrder, type Order } from "#domains/money/server/queries/order-queries.ts";
import { decideProofs } from "#domains/money/server/queries/payment-queries.ts";
import { findCommonSponsor } from "#domains/money/server/queries/sponsor-queries.ts";
import { type TakenMoney, takePayment } from "#domains/money/server/take-payment.ts";
import { readReference } from "#domains/seats/rules/order-reference.ts";
import type { SeatDeps } from "#domains/seats/server/seats.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { type Caller, office, query, verb } from "#server/verb.ts";
import { day } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { retention } from "#shared/retention.ts";
import { mapInTurns } from "#shared/serving/own-turn.ts";

type Deps = SeatDeps & { database: Database; site: () => Site };

const isOpenState = (state: OrderState) => state !== "cancelled" && state !== "expired";

/** The waiting rows with what is known of each, and the students of the orders that are named. */
async function matched(database: Database, rows: StoredBankRow[]) {
  const matches = new Map<string, Match>();
  const students = new Map<string, string>();
  const now = new Date();
  const settled = await findBankRows(database, "settled");
  for (const [currency, all] of Map.groupBy(rows, (row) => row.currency)) {
    const came = all.filter(({ amountMinor }) => amountMinor > 0);
    const used = [...settled, ...all.filter(({ amountMinor }) => amountMinor < 0)];
    const named = await mapInTurns(came, ({ text }) => referencesIn(text));
    const found = await findPayableOrders(database, currency, [...new Set(named.flat())]);
    const statements = await readStatements(
      database,
      found.map(({ order }) => order),
      now,
    );
    const payable = await mapInTurns(found, ({ order, guardian, sponsor, student: { firstName, lastName } }) => {
      const statement = statements.get(order.id);
      const student = `${firstName} ${lastName}`.trim();
      students.set(order.reference, student);
      if (!statement) return null;
      const { asked, balanceMinor, next } = statement;
      const dueDay = (next?.dueAt ?? order.dueAt).toISOString().slice(0, 10);
      const isOpen = isOpenState(orderStateAt(order, now));
      const { reference, consumerNumber } = order;
      const payers = [guardian, sponsor].flatMap((payer) => payer ?? []);
      return { reference, consumerNumber, isOpen, askedMinor: asked.minor, balanceMinor, dueDay, student, payers };
    });
    const orders = payable.filter((order) => order !== null);
    const taken = await findUnlinkedPayments(database, currency, new Date(now.getTime() - 120 * day));
    const usedTexts = used.map(({ text }) => text);
    const usedReferences = new Set((await mapInTurns(usedTexts, referencesIn)).flat());
    for (const { reference, student } of taken) students.set(reference, student);
    const waiting = came.map(({ id, day: on, text, amountMinor }) => ({ id, day: on, text, minor: amountMinor }));
    const known = { orders, taken, usedReferences, usedTexts };
    for (const [id, match] of await matchRows(waiting, known)) matches.set(id, match);
  }
  return { matches, students };
}

/** Rows on the screen at most: what is certain, and what is to be decided. */
const shown = { certain: 500, waiting: 200, settled: 30 };

/** The bank's rows: those that are certain, those to decide with their proposals, and the last that were settled. */
export const listBankRows = query({ may: office }, async ({ database }: { database: Database }) => {
  const rows = await findBankRows(database, "waiting");
  const { matches, students } = await matched(database, rows);
  const withMatch = await mapInTurns(rows, ({ id, day: on, text, amountMinor: minor, currency, importedAt }) => {
    const erasedAt = new Date(importedAt.getTime() + retention.bankTexts.days * day);
    const { certain, proposals } = matches.get(id) ?? { certain: null, proposals: [] };
    return { id, day: on, text, minor, currency, certain, proposals, erasedAt };
  });
  const certain = withMatch.filter((row) => row.certain !== null);
  const waiting = withMatch.filter((row) => row.certain === null);
  return {
    certain: certain.slice(0, shown.certain),
    waiting: waiting.slice(0, shown.waiting),
    counts: { certain: certain.length, waiting: waiting.length },
    settled: await findSettledRows(database, shown.settled),
    students: Object.fromEntries(students),
  };
});

/**
 * Settles the rows that are certain, each in a transaction of its own, and returns how many. A row that is certain no
 * longer stays: it is looked at again for each.
 */
export const settleCertainRows = verb(
  { may: office },
  async (deps: Deps, who: Caller): Promise<{ settled: number }> => {
    const { matches } = await matched(deps.database, await findBankRows(deps.database, "waiting"));
    let settled = 0;
    for (const [id, { certain }] of matches) {
      if (certain === null) continue;
      settled += await deps.database.transaction(async (transaction) => {
        const row = await lockBankRow(transaction, id);
        const order = await lockOrder(transaction, certain);
        if (row?.state !== "waiting" || !order || !isOpenState(orderStateAt(order, new Date()))) return 0;
        const { balanceMinor } = await readStatement(transaction, order);
        if (row.amountMinor > balanceMinor) return 0;
        await settle(deps, transaction, { who, row, order, amountMinor: row.amountMinor });
        return 1;
      });
    }
    return { settled };
  },
);

/** Takes a row's money, or a share of it, as a payment of an order; both are locked. */
async function settle(
  deps: Deps,
  transaction: Database,
  {
    who,
    row,
    order,
    ...taken
  }: { who: Caller; row: StoredBankRow; order: Order } & Pick<TakenMoney, "amountMinor" | "joint">,
): Promise<number> {
  const { amountMinor } = taken;
  const source = `bank:${row.id}:${order.id}`;
  const { company, payment } = deps.site().content;
  const received = receivedOn(row, company.hours.timeZone);
  const way = wayOfRow(payment.transfers, row);
  const money = { ...taken, method: "transfer" as const, way, source, received, actor: who, decidedBy: who.name };
  const recorded = await takePayment(deps, transaction, order, money);
  if (!recorded) throw new AppError("conflict", "statement.decided");
  await linkEntry(transaction, row.id, recorded.entryId);
  await setBankRowState(transaction, [row.id], "settled");
  const at = new Date();
  await decideProofs(transaction, { orderId: order.id, verdict: "payment_confirmed", decidedAt: at });
  const details = { amountMinor };
  await audit(transaction, who, { verb: "settleBankRow", subject: "order", subjectId: order.id, details }, at);
  return recorded.receipt;
}

/** The day on which the bank received a row's money, with the moment it begins; undefined for today. */
function receivedOn({ day: on }: StoredBankRow, timeZone: string): TakenMoney["received"] {
  if (on >= dayOf(new Date(), timeZone)) return undefined;
  return { on, from: new Date(Temporal.PlainDate.from(on).toZonedDateTime(timeZone).epochMilliseconds) };
}

/** What staff decide about a row: its money is for these orders, is a payment in the ledger already, or none of ours. */
const rowDecision = z.strictObject({
  row: z.uuid(),
  /** References as people write them, each with its share in minor units; a single one may leave it out for all. */
  shares: z.array(z.strictObject({ reference: z.string().max(40), minor: z.int().min(1).optional() })).max(20),
  entryId: z.int().min(1).nullable(),
});

/**
 * Settles a row as staff say; without orders and payment it is put away as none of ours. Throws `conflict` for a row that
 * was decided, or a payment that another row stands for, `not_found` for an unknown reference, and `invalid` for shares
 * that are not the sum.
 */
export const decideBankRow = verb(
  { may: office, takes: [rowDecision] },
  async (deps: Deps, who: Caller, { row: id, shares, entryId }: z.infer<typeof rowDecision>): Promise<void> => {
    await deps.database.transaction(async (transaction) => {
      const row = await lockBankRow(transaction, id);
      if (row?.state !== "waiting") throw new AppError("conflict", "statement.decided");
      if (entryId !== null) await linkRow(transaction, who, row, entryId);
      else if (shares.length > 0) await shareRow(deps, transaction, { who, row, shares });
      else {
        await setBankRowState(transaction, [row.id], "dismissed");
        await audit(transaction, who, { verb: "dismissBankRow", subject: "bank", subjectId: row.id }, new Date());
      }
    });
  },
);

/** Writes that a row is a payment which the ledger has already. */
async function linkRow(transaction: Database, who: Caller, row: StoredBankRow, entryId: number): Promise<void> {
  const [entry] = await findEntriesWithReceipts(transaction, [entryId]);
  if (entry?.kind !== "payment" || -entry.amountMinor !== row.amountMinor)
    throw fieldError("reference", "statement.shares");
  if (!(await linkEntry(transaction, row.id, entryId))) throw new AppError("conflict", "statement.decided");
  await setBankRowState(transaction, [row.id], "settled");
  const act = { verb: "linkBankRow", subject: "bank" as const, subjectId: row.id, details: { entryId } };
  await audit(transaction, who, act, new Date());
}

/** Takes the shares of a row as payments of their orders, locked in the order of their references; a company gets one receipt. */
async function shareRow(
  deps: Deps,
  transaction: Database,
  { who, row, shares }: { who: Caller; row: StoredBankRow; shares: z.infer<typeof rowDecision>["shares"] },
): Promise<void> {
  const whole = shares.length === 1 ? row.amountMinor : 0;
  const taken = shares
    .map(({ reference, minor = whole }) => ({ typed: reference, reference: readReference(reference) ?? "", minor }))
    .toSorted((one, other) => (one.reference < other.reference ? -1 : 1));
  const sum = taken.reduce((total, { minor }) => total + minor, 0);
  if (row.amountMinor < 0 || sum !== row.amountMinor) throw fieldError("reference", "statement.shares");
  const paid: { order: Order; amountMinor: number }[] = [];
  for (const { typed, reference, minor } of taken) {
    const order = await lockOrder(transaction, reference);
    if (!order) throw fieldError("reference", "order.unknown", { values: { reference: typed } });
    if (order.currency !== row.currency) throw fieldError("reference", "statement.currency");
    paid.push({ order, amountMinor: minor });
  }
  const orders = paid.map(({ order }) => order);
  const sponsor = paid.length > 1 ? await findCommonSponsor(transaction, orders) : null;
  const joint = sponsor && {
    ...{ sponsor: { name: sponsor.name, ntn: sponsor.ntn }, orderIds: orders.map(({ id }) => id) },
    number: null as number | null,
  };
  for (const one of paid) {
    const receipt = await settle(deps, transaction, { who, row, ...one, ...(joint && { joint }) });
    if (joint) joint.number ??= receipt;
  }
}
