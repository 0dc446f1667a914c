import { randomUUID } from "node:crypto";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { placePeople } from "./place-people.ts";
import { changeEnrolment, type Enrolment, findOpenEnrolment } from "./queries.ts";
import { hasEnded, requireEnrolment, type SeatDeps, withSeats } from "./seats.ts";
import { withdrawalDetails } from "./withdrawals.ts";

/**
 * Gives the seat of one person to another, with nobody who waits in between; the first one is out of the batch, and their
 * attendance and work stay theirs. Throws `not_found` for an unknown enrolment, and `invalid` for one without a seat, a
 * batch that has ended, or one in which the other person already has a place.
 */
export async function passSeat(
  deps: SeatDeps,
  transaction: Database,
  { enrolmentId, personId }: { enrolmentId: string; personId: string },
  actor: Actor,
): Promise<Enrolment> {
  const { batchId } = await requireEnrolment(transaction, enrolmentId);
  return await withSeats(deps, transaction, batchId, async ({ batch, now }) => {
    const left = await requireEnrolment(transaction, enrolmentId);
    if (left.state !== "active" && left.state !== "held") throw new AppError("invalid", "enrolment.noSeat");
    if (hasEnded(batch, now)) throw new AppError("invalid", "enrolment.batchEnded");
    if (await findOpenEnrolment(transaction, { personId, batchId }))
      throw new AppError("invalid", "enrolment.alreadyThere");
    const details = withdrawalDetails(left);
    const subject = "enrolment" as const;
    await audit(transaction, actor, { verb: "withdrawSeat", subject, subjectId: enrolmentId, details }, now);
    await changeEnrolment(transaction, enrolmentId, { state: "withdrawn" }, now);
    const given = { personId, batchId, state: "active" as const, isPaid: left.isPaid, provedAt: now };
    const row = { id: randomUUID(), ...given, createdAt: now, changedAt: now };
    const [taken] = await placePeople(transaction, [row]);
    if (!taken) throw new Error("The enrolment was not written.");
    await audit(transaction, actor, { verb: "confirmSeat", subject, subjectId: taken.id }, now);
    return taken;
  });
}
