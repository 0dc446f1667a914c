import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import type { Site } from "#domains/content/rules/site.ts";
import { type NewDueDays, type NewMonthlyFee, newDueDays, newMonthlyFee } from "#domains/money/contract/fee-plans.ts";
import { type Instalment, registration } from "#domains/money/rules/instalments.ts";
import { mayExpire } from "#domains/money/rules/order-state.ts";
import { type ChangedOrder, changedOrder, requireOrder } from "#domains/money/server/manage-orders.ts";
import { insertOrderChange } from "#domains/money/server/queries/order-changes.ts";
import { extendOrder, type Order, setOrderState } from "#domains/money/server/queries/order-queries.ts";
import { requireAmount } from "#domains/money/server/require-amount.ts";
import { lastMomentOf } from "#domains/seats/server/payable-until.ts";
import { extendHold, type SeatDeps } from "#domains/seats/server/seats.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { desk, holders, verb } from "#server/verb.ts";
import { ofOrder } from "#server/within.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { type ChargePart, recordChargeChanges, recordParts, requireCharge, requireOpenPlan } from "./charge-changes.ts";

interface Deps {
  database: Database;
  /** The zone whose days count. */
  site: () => Site;
}

interface SeatedDeps extends Deps, SeatDeps {}

/**
 * Asks for what is left of a charge on another day, or on several in parts; the charges after it move by as many days if
 * `following` says so. What the order costs stays as it is; one that waits for its first payment is open until the new
 * day, and its seat is held until then. Throws `not_found` for an unknown order, `conflict` if its ledger has changed
 * since it was seen, and `invalid` at the field for a day long ago, or parts that do not add up.
 */
export const rescheduleFees = verb(
  { may: desk, takes: [newDueDays], branch: ({ reference }) => ofOrder(reference) },
  async (deps: SeatedDeps, actor: Actor, given: NewDueDays): Promise<ChangedOrder> => {
    const { timeZone } = deps.site().content.company.hours;
    const momentOf = (on: string) => lastMomentOf(on, timeZone);
    return await deps.database.transaction(async (transaction) => {
      const order = await requireOrder(transaction, given.reference);
      const { instalments } = await requireOpenPlan(transaction, order, given.seen);
      const moved = requireCharge(instalments, given.charge);
      if (moved.leftMinor <= 0) throw new AppError("invalid", "fees.nothingLeft");
      const sums = partsOf(given, moved, (typed) => requireAmount(typed, order.currency));
      const parts = sums.map(({ on, amountMinor }) => partOf(moved, { dueAt: momentOf(on), amountMinor }));
      const taken = [moved];
      const [first] = given.parts;
      if (given.following && first) {
        const days = Temporal.PlainDate.from(dayOf(moved.dueAt, timeZone)).until(first.on).days;
        for (const later of instalments.filter((one) => one.dueAt > moved.dueAt && one.leftMinor > 0)) {
          const on = Temporal.PlainDate.from(dayOf(later.dueAt, timeZone)).add({ days }).toString();
          parts.push(partOf(later, { dueAt: momentOf(on), amountMinor: later.leftMinor }));
          taken.push(later);
        }
      }
      const written = { actor, note: given.reason };
      const changes = taken.map((one) => ({ charge: one.charge, amountMinor: -one.leftMinor, act: "moved" as const }));
      await recordChargeChanges(transaction, order, changes, written);
      await recordParts(transaction, order, parts, written);
      const details = { parts: parts.length };
      const act = { verb: "rescheduleFees", subject: "order" as const, subjectId: order.id, details };
      await audit(transaction, actor, act, new Date());
      const kept = instalments.filter((one) => one.leftMinor > 0 && !taken.includes(one));
      return await changedOrder(transaction, await dueWith(deps, transaction, order, [...kept, ...parts]));
    });
  },
);

/**
 * An order for which nothing is confirmed yet is due with the first of its open charges; one that time ends is never due
 * sooner than its student was told. A seat that is held for it stays held until a later day.
 */
async function dueWith(deps: SeatDeps, transaction: Database, order: Order, open: { dueAt: Date }[]): Promise<Order> {
  const first = Math.min(...open.map(({ dueAt }) => dueAt.getTime()));
  const dueAt = new Date(mayExpire(order) ? Math.max(first, order.dueAt.getTime()) : first);
  if (order.state === "paid" || dueAt.getTime() === order.dueAt.getTime()) return order;
  await extendOrder(transaction, order.id, dueAt);
  if (order.enrolmentId && dueAt > order.dueAt)
    await extendHold(deps, transaction, { enrolmentId: order.enrolmentId, until: dueAt });
  return { ...order, dueAt };
}

/** The days of a charge with their sums. Throws at the field for sums that are not what is left of it. */
function partsOf({ parts }: NewDueDays, { leftMinor }: Instalment, read: (typed: string) => number) {
  const years = new Date().getUTCFullYear();
  for (const { on } of parts) if (Math.abs(Number(on.slice(0, 4)) - years) > 5) throw fieldError("on", "fees.farDay");
  if (parts.length === 1) return parts.map(({ on }) => ({ on, amountMinor: leftMinor }));
  const typed = parts.map(({ on, amount }) => ({ on, amountMinor: amount === undefined ? 0 : read(amount) }));
  const sum = typed.reduce((total, { amountMinor }) => total + amountMinor, 0);
  if (sum !== leftMinor || typed.some(({ amountMinor }) => amountMinor === 0))
    throw fieldError("amount", "fees.partsDiffer");
  return typed;
}

function partOf({ instalment }: Instalment, part: Omit<ChargePart, "partOf">): ChargePart {
  return { ...part, partOf: instalment };
}

/**
 * Changes what each month costs from a charge on, up or down: after a move to another batch, or to another option. What
 * was taken off a month stays off. Throws as `rescheduleFees` does.
 */
export const changeMonthlyFee = verb(
  { may: holders("reductions"), takes: [newMonthlyFee], branch: ({ reference }) => ofOrder(reference) },
  async ({ database }: Deps, actor: Actor, given: NewMonthlyFee): Promise<ChangedOrder> => {
    return await database.transaction(async (transaction) => {
      const order = await requireOrder(transaction, given.reference);
      const { instalments, ledger } = await requireOpenPlan(transaction, order, given.seen);
      const monthlyMinor = requireAmount(given.monthly, order.currency, "monthly");
      const from = requireCharge(instalments, given.from);
      const months = instalments.filter((one) => one.instalment !== registration && one.dueAt >= from.dueAt);
      // The parts of a month are one fee; the last of them takes the difference.
      const changes = [...Map.groupBy(months, ({ instalment }) => instalment).values()].flatMap((month) => {
        const own = month.map(({ charge }) => charge);
        const listed = ledger
          .filter(({ instalment, kind, act }) => {
            return own.includes(instalment) && (kind === "charge" || act === "fee" || act === "moved");
          })
          .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        const amountMinor = monthlyMinor - listed;
        const charge = own.at(-1) ?? null;
        return amountMinor === 0 ? [] : [{ charge, amountMinor, act: "fee" as const }];
      });
      const below = months.some(({ charge, amountMinor }) => {
        return amountMinor + (changes.find((one) => one.charge === charge)?.amountMinor ?? 0) < 0;
      });
      if (below) throw fieldError("monthly", "order.belowNothing");
      await recordChargeChanges(transaction, order, changes, { actor, note: given.reason });
      const details = { amountMinor: changes.reduce((sum, one) => sum + one.amountMinor, 0) };
      const act = { verb: "changeMonthlyFee", subject: "order" as const, subjectId: order.id, details };
      if (changes.length > 0) await audit(transaction, actor, act, new Date());
      return await changedOrder(transaction, order);
    });
  },
);

/**
 * Cancels an order for which no money came: nothing is asked for any more, and the seat stays, so that its fees can be
 * opened again. Sent again, it changes nothing. Throws `not_found`, and `conflict` for one that holds money, which goes
 * back or to another order first.
 */
export const cancelOrder = verb(
  { may: holders("refunds"), takes: [z.string().max(40), z.string().trim().min(1).max(300)], branch: ofOrder },
  async ({ database }: Deps, actor: Actor, reference: string, reason: string): Promise<void> => {
    await database.transaction(async (transaction) => {
      const order = await requireOrder(transaction, reference);
      if (order.state === "cancelled") return;
      if (order.holdsMoney) throw new AppError("conflict", "fees.holdsMoney");
      if (order.state === "proof_sent") throw new AppError("conflict", "desk.proofWaits");
      const { instalments } = await requireOpenPlan(transaction, order, undefined);
      const open = instalments.filter(({ leftMinor }) => leftMinor > 0);
      const changes = open.map((one) => ({
        charge: one.charge,
        amountMinor: -one.leftMinor,
        act: "cancelled" as const,
      }));
      await recordChargeChanges(transaction, order, changes, { actor, note: reason });
      const at = new Date();
      await setOrderState(transaction, order.id, "cancelled");
      await insertOrderChange(transaction, { orderId: order.id, state: "cancelled", at });
      await audit(transaction, actor, { verb: "cancelOrder", subject: "order", subjectId: order.id }, at);
    });
  },
);
