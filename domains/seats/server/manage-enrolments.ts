import { findOrInsertPerson } from "#domains/accounts/server/find-or-insert-people.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { readAnyPhone } from "#domains/people/server/read-any-phone.ts";
import type { NewEnrolment } from "#domains/seats/contract/enrolment.ts";
import { newEnrolment } from "#domains/seats/contract/enrolment.ts";
import { fieldError } from "#server/app-error.ts";
import { type Actor, system } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { office, verb } from "#server/verb.ts";
import { moveSeat } from "./move-seat.ts";
import { type Enrolment, findEnrolment, findOpenEnrolment, lockBatch } from "./queries.ts";
import { confirmSeat, type SeatDeps, takeSeat, withdrawSeat } from "./seats.ts";

export interface Deps extends SeatDeps {
  database: Database;
}

/** An enrolment after a change by the staff. */
export type ChangedEnrolment = Pick<Enrolment, "id" | "batchId" | "state">;

export const changed = ({ id, batchId, state }: Enrolment): ChangedEnrolment => ({ id, batchId, state });

/**
 * Gives a person a seat in a batch without an order, or a place on the waiting list of a full one, and tells them, unless
 * they have it already. Throws `not_found` for an unknown batch and `invalid` for one that has ended.
 */
export const enrolPerson = verb(
  { may: office, takes: [newEnrolment] },
  async (deps: Deps & { site: () => Site }, actor: Actor, entry: NewEnrolment): Promise<ChangedEnrolment> => {
    const { batchId, name, email, tell = true } = entry;
    const { countryCode } = deps.site().content.company.address;
    const number = entry.phone ? readAnyPhone(entry.phone, countryCode) : { e164: null };
    if ("wrong" in number) throw fieldError("phone", number.wrong);
    const phone = number.e164;
    return await deps.database.transaction(async (transaction) => {
      const personId = await findOrInsertPerson(transaction, { name, email, phone });
      // Two who add the same person at once tell them once.
      await lockBatch(transaction, batchId);
      const before = await findOpenEnrolment(transaction, { personId, batchId });
      // The act is the actor's; holding the seat for a moment in between is the program's.
      const taken = await takeSeat(deps, transaction, { personId, batchId, until: new Date() }, system);
      const given = await confirmSeat(deps, transaction, taken.id, actor);
      if (tell && before?.state !== given.state)
        await deps.emailQueue.enqueue(transaction, [{ email: "student-added", about: given.id }]);
      return changed(given);
    });
  },
);

/** Makes an enrolment active, whether or not it is paid. Throws as `confirmSeat` does. */
export const confirmEnrolment = verb(
  { may: office },
  async (deps: Deps, actor: Actor, id: string): Promise<ChangedEnrolment> => {
    return await deps.database.transaction(async (transaction) =>
      changed(await confirmSeat(deps, transaction, id, actor)),
    );
  },
);

/** Takes a person out of a batch or off its waiting list. Throws as `withdrawSeat` does. */
export const withdrawEnrolment = verb(
  { may: office },
  async (deps: Deps, actor: Actor, id: string): Promise<ChangedEnrolment> => {
    return await deps.database.transaction(async (transaction) =>
      changed(await withdrawSeat(deps, transaction, id, actor)),
    );
  },
);

/** Moves a student to another batch of the same course, and tells them. Throws as `moveSeat` does. */
export const moveEnrolment = verb(
  { may: office },
  async (deps: Deps, actor: Actor, id: string, batchId: string): Promise<ChangedEnrolment> => {
    return await deps.database.transaction(async (transaction) => {
      const before = await findEnrolment(transaction, id);
      const moved = await moveSeat(deps, transaction, { enrolmentId: id, batchId }, actor);
      if (before && before.batchId !== moved.batchId)
        await deps.emailQueue.enqueue(transaction, [{ email: "seat-moved", about: id }]);
      return changed(moved);
    });
  },
);
