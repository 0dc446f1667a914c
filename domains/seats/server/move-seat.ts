import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { countFreeSeats, type Enrolment, findOpenEnrolment, lockBatch, moveEnrolment } from "./queries.ts";
import { hasEnded, releaseHolds, requireEnrolment, type SeatDeps, withSeats } from "./seats.ts";

/**
 * Moves a person to another batch of the same course, with their payments; the seat they leave is offered to the next.
 * Throws `not_found` for an unknown enrolment or batch, and `invalid` for a batch of another course, one that has ended
 * or is full, one in which the person already is, or an enrolment without a place.
 */
export async function moveSeat(
  deps: SeatDeps,
  transaction: Database,
  { enrolmentId, batchId }: { enrolmentId: string; batchId: string },
  actor: Actor,
): Promise<Enrolment> {
  const from = await requireEnrolment(transaction, enrolmentId);
  if (from.batchId === batchId) return from;
  // In one order, so that two people who swap places never wait for each other.
  const [one, other] = [from.batchId, batchId].sort();
  const locked = [await lockBatch(transaction, one ?? ""), await lockBatch(transaction, other ?? "")];
  const left = locked.find((batch) => batch?.id === from.batchId);
  const moved = await withSeats(deps, transaction, batchId, async ({ batch, now }) => {
    const enrolment = await requireEnrolment(transaction, enrolmentId);
    const { personId, state } = enrolment;
    if (state !== "active" && state !== "held") throw new AppError("invalid", "enrolment.noSeat");
    if (batch.courseId !== left?.courseId) throw new AppError("invalid", "enrolment.otherCourse");
    if (hasEnded(batch, now)) throw new AppError("invalid", "enrolment.batchEnded");
    if (await findOpenEnrolment(transaction, { personId, batchId }))
      throw new AppError("invalid", "enrolment.alreadyThere");
    if ((await countFreeSeats(transaction, batch)) <= 0) throw new AppError("invalid", "enrolment.batchFull");
    const details = { from: from.batchId, to: batchId };
    await audit(transaction, actor, { verb: "moveSeat", subject: "enrolment", subjectId: enrolmentId, details }, now);
    return await moveEnrolment(transaction, enrolmentId, batchId, now);
  });
  await releaseHolds(deps, transaction, from.batchId);
  return moved;
}
