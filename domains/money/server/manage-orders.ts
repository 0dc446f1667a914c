import { z } from "zod";
import type { Site } from "#domains/content/rules/site.ts";
import { answerLeadAbout } from "#domains/leads/server/settle-lead.ts";
import type { NewCorrection, NewOrder } from "#domains/money/contract.ts";
import { newCorrection, newOrder } from "#domains/money/contract.ts";
import { findOrderOfSeat, lockOrder, type Order } from "#domains/money/server/queries/order-queries.ts";
import { readReference } from "#domains/seats/rules/order-reference.ts";
import { payableUntil } from "#domains/seats/server/payable-until.ts";
import { lockBatch } from "#domains/seats/server/queries.ts";
import { findRequest } from "#domains/seats/server/request-queries.ts";
import { requireEnrolment, type SeatDeps, takeSeat } from "#domains/seats/server/seats.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { holders, office, verb } from "#server/verb.ts";
import { ofOrder, ofPlace } from "#server/within.ts";
import { findWritten, readStatement, recordCorrection } from "./ledger.ts";
import { requireOrderOf, requireSold } from "./open-order.ts";
import { recordChargeChanges, requireCharge } from "./plan/charge-changes.ts";
import { requireAmount } from "./require-amount.ts";

interface MoneyDeps {
  database: Database;
}

interface Deps extends SeatDeps, MoneyDeps {
  site: () => Site;
}

/**
 * Opens the order of an enrolment request that has none, for staff: the price is the one they name, or the
 * plan's fee in the currency that they choose or of the request's market. The seat that the request holds is held as long as the order
 * may be paid. The student gets the order's email, and their lead counts as answered. A second call returns the same
 * order. Throws `not_found` for an unknown request and `invalid` for a plan that the course is not sold in, or half a
 * price.
 */
export const openRequestedOrder = verb(
  { may: office, takes: [z.string(), newOrder], branch: (request) => ({ request }) },
  async (
    deps: Deps,
    actor: Actor,
    text: string,
    { plan, schedule, ...price }: NewOrder,
  ): Promise<{ reference: string }> => {
    const { content } = deps.site();
    const agreed = agreedPrice(price);
    return await deps.database.transaction(async (transaction) => {
      const request = await findRequest(transaction, { reference: readReference(text), id: text });
      if (!request?.personId) throw new AppError("not_found", "request.unknown", { values: { reference: text } });
      const { personId, batchId, courseId } = request;
      requireSold(content, courseId, plan);
      const until = payableUntil(deps);
      const seat = batchId ? await takeSeat(deps, transaction, { personId, batchId, until, courseId }, actor) : null;
      const place = { ...request, plan, schedule, country: request.country, isProved: true, byStaff: true };
      const order = await requireOrderOf(deps, transaction, { ...place, ...agreed }, seat?.id ?? null);
      await answerLeadAbout(transaction, actor, request.id);
      await audit(transaction, actor, { verb: "openOrder", subject: "order", subjectId: order.id }, new Date());
      return { reference: order.reference };
    });
  },
);

/** The price that staff name in place of the plan's fee, or the currency of the fee. Throws `invalid` for half a price. */
function agreedPrice({ monthly, currency }: Pick<NewOrder, "monthly" | "currency">) {
  if (monthly === undefined) return currency === undefined ? {} : { currency };
  if (currency === undefined) throw new AppError("invalid", "order.halfPrice");
  return { agreed: { monthlyMinor: requireAmount(monthly, currency, "monthly"), currency } };
}

/**
 * Opens the fees of somebody whom staff have put into a batch: an order for their place without an enrolment request, at
 * the price that staff name or the plan's fee. It never expires and does not touch the seat, and the student gets its
 * email if they have an address. A place whose order is not cancelled keeps it: a second call returns that one. Throws
 * `not_found` for an unknown place, and `invalid` for one that was given up, for a plan that the course is not sold in,
 * or half a price.
 */
export const billPlace = verb(
  { may: office, takes: [z.uuid(), newOrder], branch: ofPlace },
  async (
    deps: Deps,
    actor: Actor,
    enrolmentId: string,
    { plan, schedule, ...price }: NewOrder,
  ): Promise<{ reference: string }> => {
    const { content } = deps.site();
    const agreed = agreedPrice(price);
    return await deps.database.transaction(async (transaction) => {
      const { batchId, personId } = await requireEnrolment(transaction, enrolmentId);
      const batch = await lockBatch(transaction, batchId);
      const { state } = await requireEnrolment(transaction, enrolmentId);
      if (!batch || state === "withdrawn") throw new AppError("invalid", "enrolment.notThere");
      const { courseId } = batch;
      requireSold(content, courseId, plan);
      const present = await findOrderOfSeat(transaction, enrolmentId);
      if (present && present.state !== "cancelled") return { reference: present.reference };
      const place = { id: null, personId, courseId, batchId, plan, schedule, reference: null, country: null };
      const bill = { ...place, ...agreed, isProved: true, byStaff: true };
      const order = await requireOrderOf(deps, transaction, bill, enrolmentId);
      await audit(transaction, actor, { verb: "billPlace", subject: "order", subjectId: order.id }, new Date());
      return { reference: order.reference };
    });
  },
);

/** An order after a change of its ledger: price, payments and balance, in minor units. */
export interface ChangedOrder {
  reference: string;
  priceMinor: number;
  /** Payments less what was returned. */
  paidMinor: number;
  leftMinor: number;
  /** The next payment. */
  nextMinor: number;
  currency: Order["currency"];
}

/**
 * Raises or lowers an order's price, for a reason; once, however often the same page sends it. Throws `not_found` for an
 * unknown order, `conflict` if its ledger has changed since it was seen, and `invalid` for a price below zero.
 */
export const correctOrder = verb(
  { may: holders("refunds"), takes: [z.string(), newCorrection], branch: ofOrder },
  async (
    deps: MoneyDeps,
    actor: Actor,
    text: string,
    { seen, amount, direction, charge, reason: note }: NewCorrection,
  ): Promise<ChangedOrder> => {
    return await deps.database.transaction(async (transaction) => {
      const order = await requireOrder(transaction, text);
      const { priceMinor } = await readStatement(transaction, order);
      const minor = requireAmount(amount, order.currency);
      const amountMinor = direction === "up" ? minor : -minor;
      if (await findWritten(transaction, order, { seen, kind: "correction", amountMinor, note, actor }))
        return await changedOrder(transaction, order);
      if (priceMinor + amountMinor < 0) throw new AppError("invalid", "order.belowNothing");
      if (charge === undefined) await recordCorrection(transaction, order, { amountMinor, note, actor });
      else await correctCharge(transaction, order, { charge, amountMinor }, { actor, note });
      const details = { from: priceMinor, to: priceMinor + amountMinor };
      await audit(
        transaction,
        actor,
        { verb: "correctOrder", subject: "order", subjectId: order.id, details },
        new Date(),
      );
      return await changedOrder(transaction, order);
    });
  },
);

/** Changes what one charge of a locked order asks for. Throws `invalid` for less than nothing. */
async function correctCharge(
  transaction: Database,
  order: Order,
  { charge, amountMinor }: { charge: number | null; amountMinor: number },
  written: { actor: Actor; note: string },
): Promise<void> {
  const { instalments } = await readStatement(transaction, order);
  if (requireCharge(instalments, charge).amountMinor + amountMinor < 0)
    throw new AppError("invalid", "order.belowNothing");
  await recordChargeChanges(transaction, order, [{ charge, amountMinor, act: "other" }], written);
}

/** The order with a reference as a person writes it, locked. Throws `not_found`. */
export async function requireOrder(transaction: Database, text: string): Promise<Order> {
  const reference = readReference(text);
  const order = reference ? await lockOrder(transaction, reference) : undefined;
  if (!order) throw new AppError("not_found", "order.unknown", { values: { reference: text } });
  return order;
}

export async function changedOrder(transaction: Database, order: Order): Promise<ChangedOrder> {
  const { priceMinor, receivedMinor, balanceMinor, asked } = await readStatement(transaction, order);
  const { reference, currency } = order;
  const sums = { priceMinor, paidMinor: receivedMinor, leftMinor: balanceMinor, nextMinor: asked.minor };
  return { reference, currency, ...sums };
}
