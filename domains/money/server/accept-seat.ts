import { mayExpire } from "#domains/money/rules/order-state.ts";
import { extendOrder, lockOrder } from "#domains/money/server/queries/order-queries.ts";
import { type Deps, requireOffer, type SeatLink } from "#domains/seats/server/offered-seats.ts";
import { payableUntil } from "#domains/seats/server/payable-until.ts";
import { findLatestPlanRequest } from "#domains/seats/server/request-queries.ts";
import { proveSeat } from "#domains/seats/server/seats.ts";
import { AppError } from "#server/app-error.ts";
import { openOrder } from "./open-order.ts";

/**
 * Takes an offered seat by its email's link: it is held until the order's payment deadline, and a request of the plan
 * form gets its order, in the currency that it was sent in; without one `locatedIn`, the visitor's country as the server sees
 * it, decides. Returns the
 * payment's path, or null if staff ask for it. Repeatable. Throws as `showOfferedSeat` does.
 */
export async function acceptSeat(
  deps: Deps,
  link: SeatLink,
  locatedIn: string | null = null,
): Promise<{ next: string | null }> {
  const { enrolment } = await requireOffer(deps, link);
  const { personId, batchId } = enrolment;
  const until = payableUntil(deps);
  return await deps.database.transaction(async (transaction) => {
    const held = await proveSeat(deps, transaction, { enrolmentId: enrolment.id, until });
    if (held.state !== "held") throw new AppError("forbidden", "seat.ended");
    const request = await findLatestPlanRequest(transaction, { personId, batchId });
    if (!request) return { next: null };
    const place = { ...request, country: locatedIn, isProved: true };
    const opened = await openOrder(deps, transaction, place, enrolment.id);
    if (!opened) return { next: null };
    const order = await lockOrder(transaction, opened.reference);
    // The order of an earlier seat may end before this one's hold.
    if (order && mayExpire(order) && order.dueAt < until) await extendOrder(transaction, order.id, until);
    return { next: opened.payPath };
  });
}
