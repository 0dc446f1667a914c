import { type Deps, requireOffer, type SeatLink } from "#domains/seats/server/offered-seats.ts";
import { findLatestPlanRequest } from "#domains/seats/server/request-queries.ts";
import { proveSeat } from "#domains/seats/server/seats.ts";
import { AppError } from "#server/app-error.ts";
import { day } from "#shared/durations.ts";
import { openOrder } from "./open-order.ts";

/**
 * Takes an offered seat, by the link of the email that offers it: it is held for as long as an order may be paid, and a request of the plan form gets its order.
 * `locatedIn` is where the server sees the visitor; it decides about the price. Answers the path of the payment, or null where staff ask for it. Twice is once. Throws as `showOfferedSeat` does.
 */
export async function acceptSeat(
  deps: Deps,
  link: SeatLink,
  locatedIn: string | null = null,
): Promise<{ next: string | null }> {
  const { enrolment } = await requireOffer(deps, link);
  const { personId, batchId } = enrolment;
  const until = new Date(Date.now() + deps.site().content.payment.daysToPay * day);
  return await deps.database.transaction(async (transaction) => {
    const held = await proveSeat(deps, transaction, { enrolmentId: enrolment.id, until });
    if (held.state !== "held") throw new AppError("forbidden", "seat.ended");
    const request = await findLatestPlanRequest(transaction, { personId, batchId });
    if (!request) return { next: null };
    const place = { ...request, country: locatedIn, isProved: true };
    const { payPath } = await openOrder(deps, transaction, place, enrolment.id);
    return { next: payPath };
  });
}
