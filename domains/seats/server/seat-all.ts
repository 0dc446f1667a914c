import { randomUUID } from "node:crypto";
import { AppError } from "#server/app-error.ts";
import { auditAll, system } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { placePeople } from "./place-people.ts";
import { countFreeSeats, findOpenEnrolments } from "./queries.ts";
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
    const present = await findOpenEnrolments(transaction, { personIds, batchId });
    const added = [...new Set(personIds)].filter((id) => !present.has(id));
    const places = Math.max(0, Math.min(free, added.length));
    const rows = added.map((personId, at) => ({
      ...{ id: randomUUID(), personId, batchId, createdAt: now, changedAt: now, isPaid: true, provedAt: now },
      ...(at < places
        ? { state: "active" as const }
        : { state: "waitlisted" as const, position: firstPosition + at - places }),
    }));
    const ids = (await placePeople(transaction, rows)).map(({ id }) => id);
    const verbOf = (at: number) => (at < places ? "confirmSeat" : "joinWaitingList");
    const acts = ids.map((id, at) => ({ verb: verbOf(at), subject: "enrolment" as const, subjectId: id }));
    await auditAll(transaction, system, acts, now);
    return { seated: ids.slice(0, places), waiting: ids.slice(places) };
  });
}
