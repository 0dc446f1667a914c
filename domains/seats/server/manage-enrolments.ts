import { z } from "zod";
import { findOrInsertStudent } from "#domains/accounts/server/find-or-insert-people.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { findPeopleByIds } from "#domains/people/server/queries.ts";
import { readAnyPhone } from "#domains/people/server/read-any-phone.ts";
import type { NewEnrolment } from "#domains/seats/contract/enrolment.ts";
import { newEnrolment, takingOut } from "#domains/seats/contract/enrolment.ts";
import { fieldError } from "#server/app-error.ts";
import { type Actor, system } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { office, verb } from "#server/verb.ts";
import { ofPlace } from "#server/within.ts";
import { moveSeat } from "./move-seat.ts";
import { type Enrolment, findEnrolment, findOpenEnrolment, lockBatch, setReleaseReason } from "./queries.ts";
import { returnSeat } from "./return-seat.ts";
import { confirmSeat, offerLasts, requireEnrolment, type SeatDeps, takeSeat, withdrawSeat } from "./seats.ts";
import { findWithdrawals, toldAfter } from "./withdrawals.ts";

export interface Deps extends SeatDeps {
  database: Database;
}

/** An enrolment after a change by the staff. */
export type ChangedEnrolment = Pick<Enrolment, "id" | "batchId" | "state">;

export const changed = ({ id, batchId, state }: Enrolment): ChangedEnrolment => ({ id, batchId, state });

/**
 * Gives a person a seat in a batch without an order, or a place on the waiting list of a full one, and tells them by
 * e-mail, if they have an address and not that place already. Throws `not_found` for an unknown batch, `invalid` for one
 * that has ended, and `conflict` for the address of somebody of another name.
 */
export const enrolPerson = verb(
  { may: office, takes: [newEnrolment], branch: ({ batchId: batch }) => ({ batch }) },
  async (deps: Deps & { site: () => Site }, actor: Actor, entry: NewEnrolment): Promise<ChangedEnrolment> => {
    const { batchId, name, email, shares = false, tell = true } = entry;
    const { countryCode } = deps.site().content.company.address;
    const number = entry.phone ? readAnyPhone(entry.phone, countryCode) : { e164: null };
    if ("wrong" in number) throw fieldError("phone", number.wrong);
    const phone = number.e164;
    return await deps.database.transaction(async (transaction) => {
      const personId = await findOrInsertStudent(transaction, { name, email, phone }, { shares });
      // Two who add the same person at once tell them once.
      await lockBatch(transaction, batchId);
      const before = await findOpenEnrolment(transaction, { personId, batchId });
      // The act is the actor's; holding the seat for a moment in between is the program's.
      const until = new Date(Date.now() + offerLasts);
      const taken = await takeSeat(deps, transaction, { personId, batchId, until }, system);
      const given = await confirmSeat(deps, transaction, taken.id, actor);
      if (tell && email !== null && before?.state !== given.state)
        await deps.emailQueue.enqueue(transaction, [{ email: "student-added", about: given.id }]);
      return changed(given);
    });
  },
);

/** Makes an enrolment active, whether or not it is paid. Throws as `confirmSeat` does. */
export const confirmEnrolment = verb(
  { may: office, branch: ofPlace },
  async (deps: Deps, actor: Actor, id: string): Promise<ChangedEnrolment> => {
    return await deps.database.transaction(async (transaction) =>
      changed(await confirmSeat(deps, transaction, id, actor)),
    );
  },
);

/** Rules of higher domains about a place that staff take away, or give back. */
export interface TakeOutDeps extends Deps {
  site: () => Site;
  /** Closes what the place's orders still ask for; to be called before its batch is locked. */
  whenTakenOut(
    transaction: Database,
    taken: { enrolmentId: string; actor: Actor; reason: string | null; keepsDue: boolean },
  ): Promise<void>;
  /** Opens them again. */
  whenTakenIn(deps: TakeOutDeps, transaction: Database, taken: { enrolmentId: string; actor: Actor }): Promise<void>;
}

/**
 * Takes a person out of a batch or off its waiting list, closes what their order still asks for and tells them; what was
 * paid stays on the order, and a card that pays by itself is not charged again (`endSubscriptionsOfLeavers`). A second
 * call does nothing. Throws `conflict` while a proof of payment waits for a decision, and as `withdrawSeat` does.
 */
export const withdrawEnrolment = verb(
  { may: office, takes: [z.string(), takingOut.optional()], branch: ofPlace },
  async (
    deps: TakeOutDeps,
    actor: Actor,
    id: string,
    why: Partial<z.infer<typeof takingOut>> = {},
  ): Promise<ChangedEnrolment> => {
    const reason = why.reason || null;
    return await deps.database.transaction(async (transaction) => {
      const { batchId, state } = await requireEnrolment(transaction, id);
      const { keepsDue = false } = why;
      if (state !== "withdrawn") await deps.whenTakenOut(transaction, { enrolmentId: id, actor, reason, keepsDue });
      // Two who take out the same person at once tell them once.
      await lockBatch(transaction, batchId);
      const before = await requireEnrolment(transaction, id);
      const left = await withdrawSeat(deps, transaction, id, actor);
      if (before.state === "withdrawn") return changed(left);
      await setReleaseReason(transaction, id, reason);
      const at = new Date(Date.now() + toldAfter);
      await deps.emailQueue.enqueue(transaction, [{ email: "seat-taken-out", about: id }], at);
      return changed(left);
    });
  },
);

/**
 * Takes a person in again whom staff took out, as `returnSeat` does, and opens their order again. Tells them if they have
 * heard of it. `place` is "waiting list" for somebody who may wait where no seat is free.
 */
export const takeInAgain = verb(
  { may: office, takes: [z.string(), z.enum(["seat", "waiting list"])], branch: ofPlace },
  async (deps: TakeOutDeps, actor: Actor, id: string, place: "seat" | "waiting list"): Promise<ChangedEnrolment> => {
    return await deps.database.transaction(async (transaction) => {
      const { batchId } = await requireEnrolment(transaction, id);
      await deps.whenTakenIn(deps, transaction, { enrolmentId: id, actor });
      await lockBatch(transaction, batchId);
      const { state } = await requireEnrolment(transaction, id);
      const left = (await findWithdrawals(transaction, [id])).get(id);
      await returnSeat(deps, transaction, { enrolmentId: id, mayWait: place === "waiting list" }, actor);
      if (state === "withdrawn" && (!left || left.at.getTime() + toldAfter < Date.now()))
        await deps.emailQueue.enqueue(transaction, [{ email: "seat-taken-in", about: id }]);
      // A seat that is free goes to them at once, if they waited before.
      return changed(await requireEnrolment(transaction, id));
    });
  },
);

/**
 * Moves a student to another batch of the same course, and tells them if they have an e-mail address; answers whether.
 * Throws as `moveSeat` does.
 */
export const moveEnrolment = verb(
  { may: office, branch: (place, batch) => ({ place, batch }) },
  async (deps: Deps, actor: Actor, id: string, batchId: string): Promise<ChangedEnrolment & { told: boolean }> => {
    return await deps.database.transaction(async (transaction) => {
      const before = await findEnrolment(transaction, id);
      const moved = await moveSeat(deps, transaction, { enrolmentId: id, batchId }, actor);
      if (before && before.batchId !== moved.batchId)
        await deps.emailQueue.enqueue(transaction, [{ email: "seat-moved", about: id }]);
      const [person] = await findPeopleByIds(transaction, [moved.personId]);
      return { ...changed(moved), told: person?.email != null };
    });
  },
);
