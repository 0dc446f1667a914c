import { Temporal } from "temporal-polyfill";
import type { Site } from "#domains/content/rules/site.ts";
import type { NewSponsor } from "#domains/money/contract/sponsors.ts";
import { type DeskPayment, deskPayment, type PaymentMethod } from "#domains/money/contract.ts";
import { type OpenCharge, shareOut } from "#domains/money/rules/share-out.ts";
import { statementOf } from "#domains/money/rules/statement.ts";
import { type OrderEntry, readLedger } from "#domains/money/server/ledger.ts";
import { receiptPath } from "#domains/money/server/order-links.ts";
import { findEntriesOfSources } from "#domains/money/server/queries/ledger-queries.ts";
import { lockOrder, type Order } from "#domains/money/server/queries/order-queries.ts";
import { saveSponsor, setOrderSponsor } from "#domains/money/server/queries/sponsor-queries.ts";
import type { JointReceipt } from "#domains/money/server/receipts/issue-receipt.ts";
import { requireAmount } from "#domains/money/server/require-amount.ts";
import { takePayment } from "#domains/money/server/take-payment.ts";
import { isTakenOut } from "#domains/money/server/taken-out.ts";
import { readReference } from "#domains/seats/rules/order-reference.ts";
import type { SeatDeps } from "#domains/seats/server/seats.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { type Caller, desk, verb } from "#server/verb.ts";
import { day } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";

interface Deps extends SeatDeps {
  database: Database;
  signedTokens: SignedTokens;
  /** The ways to pay, and the zone whose days count. */
  site: () => Site;
}

/** The receipts of an act of the desk, one for each order; a company's has the same number for all. */
export interface TakenReceipts {
  receipts: { reference: string; number: number; path: string; amountMinor: number }[];
  currency: Order["currency"];
  /** Whether the same act was sent before. */
  isRepeat: boolean;
  /** Whether it was received in a month whose books are closed: it counts in them from now. */
  isOfClosedMonth: boolean;
}

/**
 * Takes money at the desk for one order, or for several of a family at once: any month, ahead, late or in part. The
 * oldest of the named charges is paid first, and what is over is to the credit of the first order. Each order has its own
 * receipt, or a company one for all, and its student is told. The same key is written once. Throws `not_found` for an unknown order, `conflict` if
 * a ledger has changed since it was seen, or its student was taken out, and `invalid` for an amount that is none, another
 * currency, orders of two currencies, or a day that has not come.
 */
export const takeMoney = verb(
  { may: desk, takes: [deskPayment], branch: ({ orders }) => ({ order: orders.map(({ reference }) => reference) }) },
  async (deps: Deps, who: Caller, given: DeskPayment): Promise<TakenReceipts> => {
    const { timeZone } = deps.site().content.company.hours;
    const received = receivedOn(given.receivedOn, timeZone);
    return await deps.database.transaction(async (transaction) => {
      const orders = await lockOrders(transaction, given.orders);
      const sources = new Map(orders.map(({ order }) => [order.id, `desk:${given.key}:${order.id}`]));
      const before = await findEntriesOfSources(transaction, [...sources.values()]);
      if (before.length > 0) return await answered(deps, orders, before, true);
      const share = await shareOf(transaction, orders, given);
      const way = wayOf(deps, given);
      const paid = orders.filter(({ order }) => share.has(order.reference)).map(({ order }) => order);
      const joint = given.sponsor && (await jointReceiptOf(transaction, paid, given.sponsor));
      for (const order of paid) {
        const amountMinor = share.get(order.reference) ?? 0;
        const money = { amountMinor, method: given.method, way, received, note: given.note || null };
        const by = { actor: who, decidedBy: who.name, source: sources.get(order.id) ?? null };
        const taken = await takePayment(deps, transaction, order, { ...money, ...by, ...(joint && { joint }) });
        if (joint) joint.number ??= taken?.receipt ?? null;
        const details = { amountMinor, method: given.method, ...(received && { receivedOn: received.on }) };
        const act = { verb: "takeMoney", subject: "order" as const, subjectId: order.id, details };
        await audit(transaction, who, act, new Date());
      }
      const written = await findEntriesOfSources(transaction, [...sources.values()]);
      return await answered(deps, orders, written, false);
    });
  },
);

/** The receipt of a company, which is named as the payer of these orders from then on. */
async function jointReceiptOf(transaction: Database, paid: Order[], typed: NewSponsor): Promise<JointReceipt> {
  const { id, name, ntn } = await saveSponsor(transaction, typed);
  const orderIds = paid.map((order) => order.id);
  await setOrderSponsor(transaction, orderIds, id);
  return { sponsor: { name, ntn }, orderIds, number: null };
}

/** The oldest day that money may be said to have come on. */
const longAgo = 2 * 366 * day;

/** The day that the desk says, unless it is today, with the moment it begins. Throws at its field for one that has not come. */
function receivedOn(on: string | undefined, timeZone: string) {
  const today = dayOf(new Date(), timeZone);
  if (on === undefined || on === today) return undefined;
  if (on > today) throw fieldError("receivedOn", "desk.future");
  const from = new Date(Temporal.PlainDate.from(on).toZonedDateTime(timeZone).epochMilliseconds);
  if (from.getTime() < Date.now() - longAgo) throw fieldError("receivedOn", "desk.longAgo");
  return { on, from };
}

/** The title of the way that brought a transfer; null for cash, and where none is named. Throws for an unknown one. */
export function wayOf(
  { site }: Pick<Deps, "site">,
  { method, way }: { method: PaymentMethod; way?: string | undefined },
): string | null {
  if (method !== "transfer" || way === undefined) return null;
  const found = site().content.payment.transfers.find(({ id }) => id === way);
  if (!found) throw fieldError("method", "desk.way");
  return found.title;
}

type Locked = DeskPayment["orders"][number] & { order: Order };

/** The orders as they were named, locked in the order of their references, so that two desks never wait for each other. */
async function lockOrders(transaction: Database, named: DeskPayment["orders"]): Promise<Locked[]> {
  const found = new Map<string, Order>();
  const references = named.map(({ reference }) => readReference(reference) ?? "");
  for (const [at, reference] of [...references.entries()].sort(([, one], [, other]) => (one < other ? -1 : 1))) {
    const order = reference && !found.has(reference) ? await lockOrder(transaction, reference) : found.get(reference);
    if (!order) throw new AppError("not_found", "order.unknown", { values: { reference: named[at]?.reference ?? "" } });
    if (await isTakenOut(transaction, order)) throw new AppError("conflict", "desk.takenOut");
    if (order.state === "cancelled") throw new AppError("conflict", "desk.cancelled");
    found.set(reference, order);
  }
  return [...new Set(references)].flatMap((reference) => {
    const order = found.get(reference);
    const one = named[references.indexOf(reference)];
    return order && one ? [{ ...one, order }] : [];
  });
}

/** What each of the locked orders is paid, in minor units by reference. */
async function shareOf(transaction: Database, orders: Locked[], { amount }: DeskPayment): Promise<Map<string, number>> {
  const [first] = orders;
  if (!first) throw new Error("An act of the desk is about an order.");
  const { currency, reference } = first.order;
  if (orders.some(({ order }) => order.currency !== currency)) throw new AppError("invalid", "desk.currencies");
  const charges: OpenCharge[] = [];
  for (const taken of orders) {
    const ledger = await requireUnchanged(transaction, taken);
    charges.push(...openChargesOf(taken, ledger));
  }
  const asked = charges.reduce((sum, { leftMinor }) => sum + leftMinor, 0);
  const amountMinor = amount === undefined ? asked : requireAmount(amount, currency);
  if (amountMinor === 0) throw fieldError("amount", "payment.amount", { values: { currency } });
  return shareOut(amountMinor, reference, charges);
}

/** The ledger of a locked order. Throws `conflict` if somebody has written into it since it was seen. */
async function requireUnchanged(transaction: Database, { order, seen }: Locked): Promise<OrderEntry[]> {
  const ledger = await readLedger(transaction, order);
  if (seen !== undefined && ledger.length !== seen) throw new AppError("conflict", "desk.changed");
  return ledger;
}

/** The charges of an order that money is taken for. */
function openChargesOf({ order, charges }: Locked, ledger: OrderEntry[]): OpenCharge[] {
  const { instalments } = statementOf(ledger, order, new Date());
  return instalments
    .filter(({ leftMinor }) => leftMinor > 0)
    .slice(0, charges)
    .map(({ leftMinor, dueAt }) => ({ reference: order.reference, leftMinor, dueAt }));
}

async function answered(
  { signedTokens }: Deps,
  orders: Locked[],
  entries: Awaited<ReturnType<typeof findEntriesOfSources>>,
  isRepeat: boolean,
): Promise<TakenReceipts> {
  const receipts: TakenReceipts["receipts"] = [];
  for (const { receipt, at, amountMinor, orderId } of entries) {
    const order = orders.find((one) => one.order.id === orderId)?.order;
    if (receipt === null || !order) continue;
    const path = await receiptPath(signedTokens, { number: receipt, issuedAt: at });
    receipts.push({ reference: order.reference, number: receipt, path, amountMinor: -amountMinor });
  }
  const [first] = orders;
  if (!first) throw new Error("An act of the desk is about an order.");
  const isOfClosedMonth = entries.some(({ bookedAt }) => bookedAt !== null);
  return { receipts, currency: first.order.currency, isRepeat, isOfClosedMonth };
}
