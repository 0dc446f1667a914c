import { findAccountsOfPeople } from "#domains/accounts/server/account-people.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { EnrolmentState } from "#domains/seats/contract/enrolment.ts";
import { type Enrolment, findEnrolment, findOpenPlaces } from "#domains/seats/server/queries.ts";
import { returnSeat } from "#domains/seats/server/return-seat.ts";
import { type SeatDeps, withdrawSeat } from "#domains/seats/server/seats.ts";
import { countWithdrawalsSince } from "#domains/seats/server/withdrawals.ts";
import { AppError } from "#server/app-error.ts";
import type { Actor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { findOrdersOfPlaces } from "./queries/order-queries.ts";
import { closeOrdersOfSeat, reopenOrdersOfSeat } from "./taken-out.ts";

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
 * Returns the places given up.
 */
export async function freeDuplicateSeats(
  deps: SeatDeps,
  transaction: Database,
  { personIds, actor }: { personIds: string[]; actor: Actor },
): Promise<string[]> {
  const places = await findOpenPlaces(transaction, personIds);
  const freed: string[] = [];
  for (const twice of Map.groupBy(places, ({ batchId }) => batchId).values()) {
    if (twice.length < 2) continue;
    const [, ...others] = (await weigh(transaction, twice)).toSorted(better);
    for (const { place, hasMoney } of others) {
      // A place on the waiting list takes no seat, and gets none while its person has one.
      if (hasMoney || place.state === "waitlisted") continue;
      await closeOrdersOfSeat(transaction, { enrolmentId: place.id, actor, reason: null });
      await withdrawSeat(deps, transaction, place.id, actor);
      freed.push(place.id);
    }
  }
  return freed;
}

/**
 * Gives places back that `freeDuplicateSeats` gave up at `mergedAt`, with what their orders asked for; one whose batch has
 * no free seat or has ended stays given up, as does one that was taken in and out again since. Returns how many came back, and how many did not.
 */
export async function returnDuplicateSeats(
  deps: SeatDeps & { site: () => Site },
  transaction: Database,
  { freedPlaces, mergedAt, actor }: { freedPlaces: string[]; mergedAt: Date; actor: Actor },
): Promise<{ returned: number; gone: number }> {
  const counts = { returned: 0, gone: 0 };
  for (const enrolmentId of freedPlaces) {
    // An erased place is nobody's any more, and staff may have taken the student in again meanwhile.
    if ((await findEnrolment(transaction, enrolmentId))?.state !== "withdrawn") continue;
    if ((await countWithdrawalsSince(transaction, enrolmentId, mergedAt)) > 1) continue;
    const isBack = await transaction
      .transaction(async (step) => {
        await reopenOrdersOfSeat(deps, step, { enrolmentId, actor });
        await returnSeat(deps, step, { enrolmentId, mayWait: false }, actor);
        return true;
      })
      .catch((error: unknown) => {
        if (error instanceof AppError && refusals.includes(error.reason)) return false;
        throw error;
      });
    counts[isBack ? "returned" : "gone"] += 1;
  }
  return counts;
}

/** The reasons why a place is not given back. */
const refusals: AppError["reason"][] = ["enrolment.seatGone", "enrolment.batchEnded", "enrolment.alreadyThere"];

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
