import { statementOf } from "#domains/money/rules/statement.ts";
import { findLedgerEntries } from "#domains/money/server/queries/ledger-queries.ts";
import { findOrder } from "#domains/money/server/queries/order-queries.ts";
import { cardCheckouts } from "#domains/money/server/tables/payment-tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { openOrder, type StudentOrder, someAddress } from "./orders.ts";
import type { FakePaymentProvider } from "./payment-provider.ts";
import type { StripeAccount, StripeEvent } from "./stripe-account.ts";
import { signedPost } from "./stripe-peer.ts";

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An order, and its events at the provider in the order of occurrence. */
export interface CardLife {
  order: StudentOrder;
  events: StripeEvent[];
}

interface LifeDeps {
  provider: FakePaymentProvider;
  opened: OpenDatabase;
}

/** An order whose student went to pay once or twice, and its outcome: the same for the same seed. */
export async function createLife({ provider, opened }: LifeDeps, seed: number): Promise<CardLife> {
  const random = seeded(seed);
  const order = await openOrder(provider.test, { schedule: random() < 0.5 ? "monthly" : "whole" });
  const sessionIds = [await sessionOf(provider, order)];
  if (random() < 0.25) {
    await opened.database.update(cardCheckouts).set({ expiresAt: new Date() });
    sessionIds.push(await sessionOf(provider, order));
  }
  const { account } = provider.stripe;
  const paid = sessionIds.map((id) => account.pay(id));
  const events = paid.flatMap((one) => one.events);
  const charges = paid.map(({ chargeId }) => chargeId);
  for (const { subscriptionId } of paid)
    if (subscriptionId) events.push(...subscriptionLife(account, random, { subscriptionId, charges }));
  for (const chargeId of charges) events.push(...returnsOf(account, random, chargeId));
  return { order, events };
}

async function sessionOf(provider: FakePaymentProvider, order: StudentOrder): Promise<string> {
  return (await provider.start(order)).split("/").at(-1) ?? "";
}

function subscriptionLife(
  account: StripeAccount,
  random: () => number,
  { subscriptionId, charges }: { subscriptionId: string; charges: string[] },
): StripeEvent[] {
  const events: StripeEvent[] = [];
  const renewals = Math.floor(random() * 6);
  for (let count = 0; count < renewals; count += 1) {
    if (random() < 0.2) events.push(...account.failRenewal(subscriptionId, 1 + Math.floor(random() * 3)));
    const renewed = account.renew(subscriptionId);
    charges.push(renewed.chargeId);
    events.push(...renewed.events);
  }
  if (random() < 0.5) events.push(...account.cancel(subscriptionId));
  if (random() < 0.5) events.push(...account.end(subscriptionId));
  return events;
}

/** The refunds of a payment: none, all by a dispute, or a part or two by refunds, some of which do not arrive. */
function returnsOf(account: StripeAccount, random: () => number, chargeId: string): StripeEvent[] {
  const amount = account.charges.get(chargeId)?.amount ?? 0;
  const what = random();
  if (what < 0.5) return [];
  if (what < 0.7) {
    const endings = [["needs_response"], ["needs_response", "won"], ["needs_response", "under_review", "lost"]];
    const asked = ["warning_needs_response", "warning_closed"];
    return account.dispute(chargeId, [...endings, asked][Math.floor(random() * 4)] ?? asked);
  }
  const part = 1 + Math.floor(random() * (amount - 1));
  const first = account.refund(chargeId, part, { fails: random() < 0.3 });
  return what < 0.85 ? first : [...first, ...account.refund(chargeId, amount - part)];
}

/** The events of the deliveries. */
export interface Deliveries {
  sent: number;
  /** The number of refused ones, to be delivered again. */
  refused: number;
}

/** Delivers the lives' events each once, in the order in which they happened. */
export async function deliverInOrder(provider: FakePaymentProvider, lives: CardLife[]): Promise<Deliveries> {
  const statuses = await provider.deliverAll(lives.flatMap(({ events }) => events));
  return { sent: statuses.length, refused: statuses.filter((status) => status !== 200).length };
}

/**
 * Delivers the lives' events as a network at its worst: every event at least once, some several times, several at once,
 * in random order; refused events come again later. Ends after `atLeast` deliveries, and once all were accepted.
 */
export async function deliverInDisorder(
  provider: FakePaymentProvider,
  lives: CardLife[],
  { seed, atLeast, atOnce }: { seed: number; atLeast: number; atOnce: number },
): Promise<Deliveries> {
  const random = seeded(seed);
  const all = lives.flatMap(({ events }) => events);
  const waiting = [...all];
  while (waiting.length < atLeast) waiting.push(all[Math.floor(random() * all.length)] ?? (all[0] as StripeEvent));
  const take = () => waiting.splice(Math.floor(random() * waiting.length), 1)[0];
  const counts = { sent: 0, refused: 0 };
  const deliver = async () => {
    for (let event = take(); event; event = take()) {
      const { status } = await provider.deliver(signedPost(event), someAddress());
      counts.sent += 1;
      if (status === 200) continue;
      if (status !== 409 && status !== 503) throw new Error(`An event was answered with ${status}.`);
      counts.refused += 1;
      if (counts.sent > 20 * atLeast) throw new Error(`${event.type} is refused for ever.`);
      waiting.push(event);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, deliver));
  return counts;
}

/**
 * The content of an order's ledger, without the order's own reference and times: its entries sorted, those of further
 * charges without the renewal that was charged, the corrections after refunds as one, and their sum.
 */
export async function readLife({ opened }: LifeDeps, { order: { reference } }: CardLife) {
  const order = await findOrder(opened.database, reference);
  if (!order) throw new Error(`There is no order ${reference}.`);
  const entries = await findLedgerEntries(opened.database, [order.id]);
  const isPrice = ({ source }: { source: string | null }) => source?.startsWith("card-price:") ?? false;
  const corrections = entries.filter(isPrice).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const lines = entries
    .filter((entry) => !isPrice(entry))
    .map(({ kind, amountMinor, source }) => `${kind} ${amountMinor} ${source}`.replaceAll(`${reference}_`, ""))
    // Of several renewals, those that come last find nothing open.
    .map((line) => line.replace(/(?<=card-charge:).*/, ""));
  const statement = statementOf(entries, order, new Date());
  const { priceMinor, receivedMinor: paidMinor, balanceMinor: leftMinor } = statement;
  const receipts = entries.filter(({ receipt }) => receipt !== null).length;
  return { state: order.state, lines: lines.sort(), corrections, priceMinor, paidMinor, leftMinor, receipts };
}
