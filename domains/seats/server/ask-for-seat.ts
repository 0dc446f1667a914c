import type { Actor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { countFreeSeats, type Enrolment, findOpenEnrolment } from "./queries.ts";
import { addPlace, type SeatDeps, type WantedSeat, withSeats } from "./seats.ts";
import { type Asker, hasRoomForUnproved, lockHoldsOf, mayHoldMore } from "./unproved-holds.ts";

/**
 * Holds a seat for a person who has proved nothing yet, as `takeSeat` does, but only while few such seats are held: a
 * third of the batch's free ones, and three for a network and a mailbox. Returns null, with nothing held, beyond that.
 */
export async function askForSeat(
  deps: SeatDeps,
  transaction: Database,
  wanted: WantedSeat & { asker: Asker },
  actor: Actor,
): Promise<Enrolment | null> {
  const { asker } = wanted;
  await lockHoldsOf(transaction, asker);
  return await withSeats(deps, transaction, wanted.batchId, async (locked) => {
    const present = await findOpenEnrolment(transaction, wanted);
    if (present) return present;
    const free = await countFreeSeats(transaction, locked.batch);
    const mayHold = async () =>
      (await hasRoomForUnproved(transaction, locked.batch, free)) && (await mayHoldMore(transaction, asker));
    if (free > 0 && !(await mayHold())) return null;
    return await addPlace(locked, wanted, { actor, free, asker });
  });
}
