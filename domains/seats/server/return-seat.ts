import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import {
  changeEnrolment,
  countFreeSeats,
  type Enrolment,
  type EnrolmentChange,
  findOpenEnrolment,
  setReleaseReason,
} from "./queries.ts";
import { hasEnded, offerLasts, type SeatDeps, withEnrolment } from "./seats.ts";
import { nextPosition } from "./waiting-list.ts";
import { findWithdrawals } from "./withdrawals.ts";

/**
 * Takes a withdrawn person in again, with the same enrolment and all that belongs to it: as they were before, or with a
 * seat if their hold has ended. Where their seat has gone to another and none is free, they wait if `mayWait`, those who
 * have paid first. A second call does nothing. Throws `not_found` for an unknown enrolment, `conflict` where no seat is
 * free, and `invalid` for a batch that has ended or one in which they have another place.
 */
export async function returnSeat(
  deps: SeatDeps,
  transaction: Database,
  { enrolmentId, mayWait }: { enrolmentId: string; mayWait: boolean },
  actor: Actor,
): Promise<Enrolment> {
  return await withEnrolment(deps, transaction, enrolmentId, async ({ enrolment, batch, now }) => {
    const { id, personId, batchId, state } = enrolment;
    if (state !== "withdrawn") return enrolment;
    if (hasEnded(batch, now)) throw new AppError("invalid", "enrolment.batchEnded");
    if (await findOpenEnrolment(transaction, { personId, batchId }))
      throw new AppError("invalid", "enrolment.alreadyThere");
    const place = (await findWithdrawals(transaction, [id])).get(id)?.place;
    const isFree = (await countFreeSeats(transaction, batch)) > 0;
    const next = await nextPosition(transaction, batchId);
    const change = returnTo(place ?? null, { isFree, next, now });
    if (!isFree && place?.from !== "waitlisted" && !mayWait) throw new AppError("conflict", "enrolment.seatGone");
    await setReleaseReason(transaction, id, null);
    const details = { from: state, to: change.state };
    await audit(transaction, actor, { verb: "returnSeat", subject: "enrolment", subjectId: id, details }, now);
    return await changeEnrolment(transaction, id, change, now);
  });
}

type Withdrawn = NonNullable<ReturnType<Awaited<ReturnType<typeof findWithdrawals>>["get"]>>["place"];

function returnTo(
  place: Withdrawn,
  { isFree, next, now }: { isFree: boolean; next: number; now: Date },
): EnrolmentChange {
  if (place?.from === "waitlisted") return { state: "waitlisted", position: place.position ?? next };
  if (!isFree) return { state: "waitlisted", position: next, provedAt: now };
  if (place?.from !== "held") return { state: "active", isPaid: true, provedAt: now };
  const until = Math.max(Date.parse(place.heldUntil ?? "") || 0, now.getTime() + offerLasts);
  return { state: "held", heldUntil: new Date(until), provedAt: now };
}
