import type { Actor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { countFreeSeats, countUnprovedHolds, type Enrolment, findOpenEnrolments } from "./queries.ts";
import { addPlace, addPlaces, type LockedSeats, type SeatDeps, type WantedSeat, withSeats } from "./seats.ts";
import { type Asker, countPlacesOf, lockHoldsOf, mostUnprovedSeats } from "./unproved-holds.ts";

type Asking = WantedSeat & { asker: Asker };

/**
 * Holds seats of one batch for people who have proved nothing yet, or has them wait, in their order, as `takeSeat` does
 * for one, but only while few such places are taken: a third of the batch's free seats, and three places, waiting ones
 * too, for a network and a mailbox. Null, with no place taken, for each beyond that.
 */
export async function askForSeats(
  deps: SeatDeps,
  transaction: Database,
  asking: Asking[],
  actor: Actor,
): Promise<(Enrolment | null)[]> {
  const [first] = asking;
  if (!first) return [];
  const { batchId } = first;
  const askers = asking.map(({ asker }) => asker);
  await lockHoldsOf(transaction, askers);
  return await withSeats(deps, transaction, batchId, async (locked) => {
    const personIds = asking.map(({ personId }) => personId);
    const present = await findOpenEnrolments(transaction, { personIds, batchId });
    const fresh = [...new Map(asking.map((one) => [one.personId, one])).values()].filter(
      ({ personId }) => !present.has(personId),
    );
    const mayHaveMore = await countPlacesOf(transaction, askers);
    const { held, left } = await holdWhileFree(locked, fresh, { actor, mayHaveMore });
    const waits = left.filter(({ asker }) => mayHaveMore(asker));
    const waiting = await addPlaces(locked, waits, { actor, isFree: false });
    const places = new Map([...present, ...[...held, ...waiting].map((one) => [one.personId, one] as const)]);
    return personIds.map((id) => places.get(id) ?? null);
  });
}

/** Holds the free seats of a locked batch as far as each may have one; `left` are those who come once none is free. */
async function holdWhileFree(
  locked: LockedSeats,
  asking: Asking[],
  { actor, mayHaveMore }: { actor: Actor; mayHaveMore: (asker: Asker) => boolean },
): Promise<{ held: Enrolment[]; left: Asking[] }> {
  const { transaction, batch } = locked;
  const free = await countFreeSeats(transaction, batch);
  if (free <= 0) return { held: [], left: asking };
  const before = await countUnprovedHolds(transaction, batch.id);
  const mostHeld = mostUnprovedSeats(free + before) - before;
  const held: Enrolment[] = [];
  for (const [at, one] of asking.entries()) {
    if (held.length >= free) return { held, left: asking.slice(at) };
    if (held.length >= mostHeld) break;
    if (mayHaveMore(one.asker)) held.push(await addPlace(locked, one, { actor, free: free - held.length }));
  }
  return { held, left: [] };
}
