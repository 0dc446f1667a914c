import { randomUUID } from "node:crypto";
import { AppError } from "#server/app-error.ts";
import { audit, system } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { countFreeSeats, findOpenEnrolment, placePerson } from "./queries.ts";
import { hasEnded, type SeatDeps, withSeats } from "./seats.ts";
import { nextPosition } from "./waiting-list.ts";

/**
 * Gives each of these people an active seat, or a waiting list place once the batch is full, and returns the ids of the
 * new places of each kind; people with a place keep it. Throws `not_found` for an unknown batch and `invalid` for one that
 * has ended.
 */
export async function seatAll(
  deps: SeatDeps,
  transaction: Database,
  { personIds, batchId }: { personIds: string[]; batchId: string },
): Promise<{ seated: string[]; waiting: string[] }> {
  return await withSeats(deps, transaction, batchId, async ({ batch, now }) => {
    if (hasEnded(batch, now)) throw new AppError("invalid", "enrolment.batchEnded");
    const free = await countFreeSeats(transaction, batch);
    const firstPosition = await nextPosition(transaction, batchId);
    const added: string[] = [];
    for (const personId of personIds)
      if (!(await findOpenEnrolment(transaction, { personId, batchId }))) added.push(personId);
    const places = Math.max(0, Math.min(free, added.length));
    const ids: string[] = [];
    for (const [at, personId] of added.entries()) {
      const row = { id: randomUUID(), personId, batchId, createdAt: now, changedAt: now, isPaid: true, provedAt: now };
      const isFree = at < places;
      const placed = await placePerson(
        transaction,
        isFree ? { ...row, state: "active" } : { ...row, state: "waitlisted", position: firstPosition + at - places },
      );
      ids.push(placed.id);
      const verb = isFree ? "confirmSeat" : "joinWaitingList";
      await audit(transaction, system, { verb, subject: "enrolment", subjectId: placed.id }, now);
    }
    return { seated: ids.slice(0, places), waiting: ids.slice(places) };
  });
}
