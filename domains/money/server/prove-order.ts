import type { Site } from "#domains/content/rules/site.ts";
import { orderStateAt } from "#domains/money/rules/order-state.ts";
import { insertOrderChange } from "#domains/money/server/queries/order-changes.ts";
import {
  extendOrder,
  findSubjectOfOrder,
  type Order,
  setOrderProved,
  setOrderSeat,
} from "#domains/money/server/queries/order-queries.ts";
import { findBatch } from "#domains/seats/server/batches-with-seats.ts";
import { payableUntil } from "#domains/seats/server/payable-until.ts";
import { findEnrolment, setReleaseReason } from "#domains/seats/server/queries.ts";
import { hasEnded, offerLasts, proveSeat, type SeatDeps, takeSeat, withdrawSeat } from "#domains/seats/server/seats.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit, visitor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { office, verb } from "#server/verb.ts";
import { ofOrder } from "#server/within.ts";
import { requireOrder } from "./manage-orders.ts";
import { type Claim, isMailedKey, requireOrderKey } from "./order-links.ts";
import { isTakenOut } from "./taken-out.ts";

interface Deps extends SeatDeps {
  database: Database;
}

/**
 * Confirms that an order's e-mail address reaches the person who ordered: for the bearer of the link in its email, not
 * of the one in the form's answer. Its seat is then held as long as the order may be paid. Repeating it changes
 * nothing. Throws `forbidden` for any other link, and `invalid` for an order that has ended.
 */
export async function confirmOrderAddress(deps: Deps & { signedTokens: SignedTokens }, claim: Claim): Promise<void> {
  await requireOrderKey(deps.signedTokens, claim);
  if (!(await isMailedKey(deps.signedTokens, claim))) throw new AppError("forbidden", "order.notMailed");
  await keepOrder(deps, visitor, claim.reference);
}

/**
 * Marks an order as made by a real person, for staff who know that, and holds its seat as `confirmOrderAddress` does.
 * Throws `not_found`, and `invalid` for an order that has ended.
 */
export const keepOrder = verb(
  { may: office, branch: ofOrder },
  async (deps: Deps, actor: Actor, text: string): Promise<void> => {
    await deps.database.transaction(async (transaction) => {
      const order = await requireOrder(transaction, text);
      const now = new Date();
      if (["cancelled", "expired"].includes(orderStateAt(order, now))) throw refusalOf(order, now);
      await proveOrder(deps, transaction, order, actor);
    });
  },
);

function refusalOf(order: Order, now: Date): AppError {
  const reason = `order.is.${orderStateAt(order, now)}` as const;
  return new AppError("invalid", "order.state", { values: { reference: order.reference, state: { reason } } });
}

/**
 * Reopens an order that has expired, for as long as a new one may be paid, and holds its seat again if one is free, or
 * puts its student on the waiting list, and tells them. Throws `not_found`, and `invalid` for an order that has not
 * expired.
 */
export const reopenOrder = verb(
  { may: office, branch: ofOrder },
  async (deps: Deps & { site: () => Site }, actor: Actor, text: string): Promise<void> => {
    await deps.database.transaction(async (transaction) => {
      const found = await requireOrder(transaction, text);
      const now = new Date();
      if (orderStateAt(found, now) !== "expired") throw refusalOf(found, now);
      const order = { ...found, dueAt: payableUntil(deps, now) };
      await extendOrder(transaction, order.id, order.dueAt);
      await setOrderProved(transaction, order.id, order.provedAt ?? now);
      await insertOrderChange(transaction, { orderId: order.id, state: order.state, at: now });
      const enrolmentId = await seatOf(deps, transaction, order, actor);
      if (enrolmentId && enrolmentId !== order.enrolmentId) await setOrderSeat(transaction, order.id, enrolmentId);
      await deps.emailQueue.enqueue(transaction, [{ email: "order-reopened", about: order.id }]);
      await audit(transaction, actor, { verb: "reopenOrder", subject: "order", subjectId: order.id }, now);
    });
  },
);

/**
 * Releases the held seat of an unpaid order, for a reason that its student reads on the order's page and in an email;
 * the seat goes to the next person. The order stays open. Throws `not_found`, and `invalid` if no seat is held.
 */
export const releaseSeat = verb(
  { may: office, branch: ofOrder },
  async (deps: Deps, actor: Actor, text: string, reason: string): Promise<void> => {
    await deps.database.transaction(async (transaction) => {
      const { enrolmentId } = await requireOrder(transaction, text);
      const seat = enrolmentId ? await findEnrolment(transaction, enrolmentId) : undefined;
      if (seat?.state !== "held") throw new AppError("invalid", "seat.notHeld");
      await withdrawSeat(deps, transaction, seat.id, actor);
      await setReleaseReason(transaction, seat.id, reason);
      await deps.emailQueue.enqueue(transaction, [{ email: "seat-released", about: seat.id }]);
    });
  },
);

/**
 * Marks a locked order as proved, and holds its seat for as long as it may be paid. An order without one gets a seat in
 * the requested batch, or a place on its waiting list, unless staff have released the seat or the batch has ended. An
 * order that is already proved stays as it is, as does one whose student staff have taken out. Returns the resulting
 * order.
 */
export async function proveOrder(deps: SeatDeps, transaction: Database, order: Order, actor: Actor): Promise<Order> {
  if (order.provedAt || (await isTakenOut(transaction, order))) return order;
  const provedAt = new Date();
  await setOrderProved(transaction, order.id, provedAt);
  await audit(transaction, actor, { verb: "proveOrder", subject: "order", subjectId: order.id }, provedAt);
  const enrolmentId = await seatOf(deps, transaction, order, actor);
  if (enrolmentId && enrolmentId !== order.enrolmentId) await setOrderSeat(transaction, order.id, enrolmentId);
  return { ...order, provedAt, enrolmentId };
}

/** The proved seat of an order; its previous one if none is available. */
async function seatOf(deps: SeatDeps, transaction: Database, order: Order, actor: Actor): Promise<string | null> {
  const { enrolmentId, dueAt } = order;
  const now = new Date();
  const until = dueAt > now ? dueAt : new Date(now.getTime() + offerLasts);
  const present = enrolmentId ? await findEnrolment(transaction, enrolmentId) : undefined;
  if (present && present.state !== "withdrawn") {
    const proved = await proveSeat(deps, transaction, { enrolmentId: present.id, until });
    // Its hold may have ended just now.
    if (proved.state !== "withdrawn") return proved.id;
  }
  const request = await findSubjectOfOrder(transaction, order.id);
  // Staff may have moved the student before the seat was given up.
  const batchId = present?.batchId ?? request?.batchId;
  const batch = batchId ? await findBatch(transaction, batchId) : undefined;
  if (!request?.personId || !batch || hasEnded(batch, now) || present?.releaseReason) return enrolmentId;
  const wanted = { personId: request.personId, batchId: batch._id, until };
  return (await takeSeat(deps, transaction, wanted, actor)).id;
}
