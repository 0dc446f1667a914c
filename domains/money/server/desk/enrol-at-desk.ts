import { type DeskEnrolment, deskEnrolment } from "#domains/money/contract/desk-enrolment.ts";
import { findSamePeopleById } from "#domains/people/server/queries.ts";
import { type Enrolment, findOpenEnrolment, lockBatch } from "#domains/seats/server/queries.ts";
import { confirmSeat, offerLasts, type SeatDeps, takeSeat } from "#domains/seats/server/seats.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit, system } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { office, verb } from "#server/verb.ts";
import { openFeesOf } from "./open-fees.ts";

type Deps = SeatDeps & Parameters<typeof openFeesOf>[0];

/** What became of an enrolment at the desk. */
export interface EnrolledAtDesk {
  enrolmentId: string;
  place: "seat" | "waiting list";
  /** The order of their fees, where they were opened. */
  reference: string | null;
}

/**
 * Gives a known person a seat in a batch and opens their fees for it, or puts them on the waiting list of a full one, and
 * tells them by e-mail if they have an address. Nobody gets a second place. Throws `not_found` for an unknown person or
 * batch, `conflict` where they have a place there already, or where no seat is free and they may not wait, and `invalid`
 * for a batch that has ended, and as `openFees` does.
 */
export const enrolAtDesk = verb(
  {
    may: office,
    takes: [deskEnrolment],
    branch: ({ personId: person, batchId: batch }) => ({ person, batch }),
  },
  async (deps: Deps, actor: Actor, given: DeskEnrolment): Promise<EnrolledAtDesk> => {
    const { batchId, fees } = given;
    return await deps.database.transaction(async (transaction) => {
      const [person] = await findSamePeopleById(transaction, given.personId);
      if (!person) throw new AppError("not_found", "person.gone");
      const personId = person.id;
      const { id, state } = await giveNewPlace(deps, transaction, { personId, batchId, place: given.place }, actor);
      const waits = state === "waitlisted";
      const opened = waits || !fees ? null : await openFeesOf(deps, transaction, { ...fees, batchId, places: [id] });
      if (given.tell && person.email !== null)
        await deps.emailQueue.enqueue(transaction, [{ email: "student-added", about: id }]);
      const act = { verb: "enrolAtDesk", subject: "person" as const, subjectId: personId };
      await audit(transaction, actor, act, new Date());
      const place = waits ? "waiting list" : "seat";
      return { enrolmentId: id, place, reference: opened?.orders[0]?.reference ?? null };
    });
  },
);

/** A place for a person who has none in the batch. */
async function giveNewPlace(
  deps: Deps,
  transaction: Database,
  { personId, batchId, place }: Pick<DeskEnrolment, "personId" | "batchId" | "place">,
  actor: Actor,
): Promise<Enrolment> {
  await lockBatch(transaction, batchId);
  if (await findOpenEnrolment(transaction, { personId, batchId }))
    throw new AppError("conflict", "enrolment.alreadyThere");
  const until = new Date(Date.now() + offerLasts);
  const taken = await takeSeat(deps, transaction, { personId, batchId, until }, system);
  if (taken.state === "waitlisted" && place === "seat") throw new AppError("conflict", "enrolment.batchFull");
  return await confirmSeat(deps, transaction, taken.id, actor);
}
