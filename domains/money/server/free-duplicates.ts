import { findAccountsOfPeople } from "#domains/accounts/server/account-people.ts";
import type { EnrolmentState } from "#domains/seats/contract/enrolment.ts";
import { type Enrolment, findOpenPlaces } from "#domains/seats/server/queries.ts";
import { type SeatDeps, withdrawSeat } from "#domains/seats/server/seats.ts";
import type { Actor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { findOrdersOfPlaces } from "./queries/order-queries.ts";
import { closeOrdersOfSeat } from "./taken-out.ts";

/** A place with what speaks for keeping it. */
interface Weighed {
  place: Enrolment;
  /** Whether money came for it, or a proof of a payment waits: staff decide about such a place themselves. */
  hasMoney: boolean;
  hasAccount: boolean;
}

const firstStates: EnrolmentState[] = ["active", "held", "waitlisted"];

/**
 * Gives up the second seat in a batch of people who turned out to be one, with what its order asks for; it goes to the
 * next in line. The seat that was paid stays, else the one that an account sees, else the better and the older one.
 * Returns the number of seats given up.
 */
export async function freeDuplicateSeats(
  deps: SeatDeps,
  transaction: Database,
  { personIds, actor }: { personIds: string[]; actor: Actor },
): Promise<number> {
  const places = await findOpenPlaces(transaction, personIds);
  let freed = 0;
  for (const twice of Map.groupBy(places, ({ batchId }) => batchId).values()) {
    if (twice.length < 2) continue;
    const [, ...others] = (await weigh(transaction, twice)).toSorted(better);
    for (const { place, hasMoney } of others) {
      // A place on the waiting list takes no seat, and gets none while its person has one.
      if (hasMoney || place.state === "waitlisted") continue;
      await closeOrdersOfSeat(transaction, { enrolmentId: place.id, actor, reason: null });
      await withdrawSeat(deps, transaction, place.id, actor);
      freed += 1;
    }
  }
  return freed;
}

async function weigh(transaction: Database, places: Enrolment[]): Promise<Weighed[]> {
  const orders = await findOrdersOfPlaces(
    transaction,
    places.map(({ id }) => id),
  );
  const isPaid = ({ id }: Enrolment) =>
    orders.some(
      ({ enrolmentId, holdsMoney, state }) =>
        enrolmentId === id && (holdsMoney || state === "paid" || state === "proof_sent"),
    );
  const weighed: Weighed[] = [];
  for (const place of places) {
    const hasAccount = (await findAccountsOfPeople(transaction, [place.personId])).length > 0;
    weighed.push({ place, hasAccount, hasMoney: isPaid(place) });
  }
  return weighed;
}

const better = (one: Weighed, other: Weighed) =>
  Number(other.hasMoney) - Number(one.hasMoney) ||
  Number(other.hasAccount) - Number(one.hasAccount) ||
  firstStates.indexOf(one.place.state) - firstStates.indexOf(other.place.state) ||
  one.place.createdAt.getTime() - other.place.createdAt.getTime();
