import { randomUUID } from "node:crypto";
import type { SQL } from "drizzle-orm";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit, auditAll, system } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { ContentChanges } from "#server/db/content-changes.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { day } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { placePeople } from "./place-people.ts";
import {
  changeEnrolment,
  countFreeSeats,
  type Enrolment,
  findEnrolment,
  findOpenEnrolment,
  lockBatch,
  type SeatedBatch,
  withdrawExpiredHolds,
} from "./queries.ts";
import { type Asker, hasRoomForUnproved } from "./unproved-holds.ts";
import { findNextWaiting, nextPosition } from "./waiting-list.ts";
import { withdrawalDetails } from "./withdrawals.ts";

/** The dependencies of every rule about seats; its verbs are parts of the caller's transaction. */
export interface SeatDeps {
  emailQueue: EmailQueue;
  /** Tells every process that the seats on its pages have changed. */
  announce: ContentChanges["announce"];
  /** For a query over enrolments: true for a hold that does not end yet whatever its time is. */
  keepsHold: SQL;
  /** For a query over enrolments: true for one whose proof of payment waits for the staff. */
  hasProof: SQL;
}

/** Time that a freed seat is held for the person who gets the offer, in milliseconds. */
export const offerLasts = day;

/** The batch of a rule, locked until the transaction ends, and the rule's current time. */
export interface LockedSeats {
  transaction: Database;
  batch: SeatedBatch;
  now: Date;
}

/**
 * Calls `act` with a batch locked, so that no batch gets more students than seats. Before it, expired holds are
 * withdrawn, their people told and their seats given on; after it, the seats that `act` freed. Throws `not_found` for an
 * unknown batch.
 */
export async function withSeats<Answer>(
  deps: SeatDeps,
  transaction: Database,
  batchId: string,
  act: (locked: LockedSeats) => Promise<Answer>,
): Promise<Answer> {
  const batch = await lockBatch(transaction, batchId);
  if (!batch)
    throw new AppError("not_found", "catalogue.unknown", {
      values: { noun: { reason: "catalogue.is.batches" }, id: batchId },
    });
  const locked = { transaction, batch, now: new Date() };
  for (const { id } of await withdrawExpiredHolds(transaction, batchId, {
    now: locked.now,
    keepsHold: deps.keepsHold,
  })) {
    await audit(transaction, system, { verb: "endHold", subject: "enrolment", subjectId: id }, locked.now);
    await deps.emailQueue.enqueue(transaction, [{ email: "hold-ended", about: id }]);
  }
  await giveSeatsOn(deps, locked);
  const answer = await act(locked);
  await giveSeatsOn(deps, locked);
  await deps.announce(transaction);
  return answer;
}

/**
 * Calls `act` with the current enrolment under the lock of its batch. Throws `not_found` for an unknown enrolment, and
 * `conflict` if it is moved to another batch at the same time.
 */
export async function withEnrolment(
  deps: SeatDeps,
  transaction: Database,
  id: string,
  act: (locked: LockedSeats & { enrolment: Enrolment }) => Promise<Enrolment>,
): Promise<Enrolment> {
  const { batchId } = await requireEnrolment(transaction, id);
  return await withSeats(deps, transaction, batchId, async (locked) => {
    const enrolment = await requireEnrolment(transaction, id);
    if (enrolment.batchId !== batchId) throw new AppError("conflict", "enrolment.moved");
    return await act({ ...locked, enrolment });
  });
}

/**
 * Gives the free seats of a batch to those waiting, in turn: at once if they have paid, otherwise as an offer for a day.
 * People who have proved nothing get no more offers than they may hold seats.
 */
async function giveSeatsOn(deps: SeatDeps, { transaction, batch, now }: LockedSeats): Promise<void> {
  if (hasEnded(batch, now)) return;
  for (let free = await countFreeSeats(transaction, batch); free > 0; free -= 1) {
    const onlyProved = !(await hasRoomForUnproved(transaction, batch, free));
    const next = await findNextWaiting(transaction, batch.id, { onlyProved, hasProof: deps.hasProof });
    if (!next) return;
    const heldUntil = new Date(now.getTime() + offerLasts);
    await changeEnrolment(
      transaction,
      next.id,
      next.isPaid ? { state: "active" } : { state: "held", heldUntil, offeredAt: now },
      now,
    );
    const verb = next.isPaid ? "giveSeat" : "offerSeat";
    await audit(transaction, system, { verb, subject: "enrolment", subjectId: next.id }, now);
    await deps.emailQueue.enqueue(transaction, [
      { email: next.isPaid ? "seat-given" : "seat-offered", about: next.id },
    ]);
  }
}

/** Whether a batch's last day is over, in every time zone. */
export function hasEnded(batch: { endDate: string }, now: Date): boolean {
  return batch.endDate < dayOf(now, "Etc/GMT+12");
}

/** The person and batch of a wanted seat, and its hold's end; the batch must be of `courseId` if that is named. */
export interface WantedSeat {
  personId: string;
  batchId: string;
  until: Date;
  courseId?: string;
}

/**
 * Holds a seat for a person who has proved something, or puts them on the waiting list of a full batch. A person who
 * has a seat in the batch, or waits for one, keeps it, as proved and held until `until` at least. Throws `not_found`
 * for an unknown batch, and `invalid` for one of another course or that has ended.
 */
export async function takeSeat(
  deps: SeatDeps,
  transaction: Database,
  wanted: WantedSeat,
  actor: Actor,
): Promise<Enrolment> {
  return await withSeats(deps, transaction, wanted.batchId, async (locked) => {
    const present = await findOpenEnrolment(transaction, wanted);
    if (present) return await prove(locked, present, wanted.until);
    const free = await countFreeSeats(transaction, locked.batch);
    return await addPlace(locked, { ...wanted, asker: null }, { actor, free });
  });
}

/** Adds a held seat, or a place on the waiting list if none is free; `asker` if the person has proved nothing. */
export async function addPlace(
  locked: LockedSeats,
  { asker, ...wanted }: WantedSeat & { asker: Asker | null },
  { actor, free }: { actor: Actor; free: number },
): Promise<Enrolment> {
  const [taken] = await addPlaces(locked, [{ ...wanted, asker }], { actor, isFree: free > 0 });
  if (!taken) throw new Error("The enrolment was not written.");
  return taken;
}

/** Adds held seats, or places on the waiting list in this order; `asker` of each who has proved nothing. */
export async function addPlaces(
  { transaction, batch, now }: LockedSeats,
  wanted: (WantedSeat & { asker: Asker | null })[],
  { actor, isFree }: { actor: Actor; isFree: boolean },
): Promise<Enrolment[]> {
  if (wanted.length === 0) return [];
  if (wanted.some(({ courseId }) => courseId !== undefined && batch.courseId !== courseId))
    throw new AppError("invalid", "enrolment.otherCourse");
  if (hasEnded(batch, now)) throw new AppError("invalid", "enrolment.batchEnded");
  const first = isFree ? 0 : await nextPosition(transaction, batch.id);
  const rows = wanted.map(({ personId, until, asker }, at) => ({
    ...{ id: randomUUID(), personId, batchId: batch.id, createdAt: now, changedAt: now },
    ...(asker ? { askedFrom: asker.network, askedBy: asker.mailbox } : { provedAt: now }),
    ...(isFree ? { state: "held" as const, heldUntil: until } : { state: "waitlisted" as const, position: first + at }),
  }));
  const taken = await placePeople(transaction, rows);
  const verb = isFree ? "holdSeat" : "joinWaitingList";
  await auditAll(
    transaction,
    actor,
    taken.map(({ id }) => ({ verb, subject: "enrolment", subjectId: id })),
    now,
  );
  return taken;
}

/** Marks a place as proved; a held seat stays so until `until` at least. */
async function prove({ transaction, now }: LockedSeats, enrolment: Enrolment, until: Date): Promise<Enrolment> {
  const { id, state, heldUntil, position } = enrolment;
  const provedAt = enrolment.provedAt ?? now;
  if (state === "held" && heldUntil) {
    const later = new Date(Math.max(heldUntil.getTime(), until.getTime()));
    return await changeEnrolment(transaction, id, { state, heldUntil: later, provedAt }, now);
  }
  if (state !== "waitlisted" || position === null) return enrolment;
  return await changeEnrolment(transaction, id, { state, position, provedAt }, now);
}

/** Marks a place as proved, as `takeSeat` does for a person who is there. Throws as `withEnrolment` does. */
export async function proveSeat(
  deps: SeatDeps,
  transaction: Database,
  { enrolmentId, until }: { enrolmentId: string; until: Date },
): Promise<Enrolment> {
  return await withEnrolment(deps, transaction, enrolmentId, async ({ enrolment, ...locked }) =>
    prove(locked, enrolment, until),
  );
}

/**
 * Makes an enrolment active because it is paid, or because staff say so. If its hold has expired and the batch is full
 * by now, the person waits, in the order of payment and before those who have not paid. If they have another place in
 * the batch meanwhile, that one is confirmed and returned. Throws as `withEnrolment` does.
 */
export async function confirmSeat(
  deps: SeatDeps,
  transaction: Database,
  enrolmentId: string,
  actor: Actor,
): Promise<Enrolment> {
  return await withEnrolment(deps, transaction, enrolmentId, async ({ enrolment: named, batch, now }) => {
    const { personId, batchId } = named;
    // A person whose hold has expired may have asked again: a person has one place in a batch.
    const present = named.state === "withdrawn" && (await findOpenEnrolment(transaction, { personId, batchId }));
    const enrolment = present || named;
    const { id, state } = enrolment;
    if (state === "active" || state === "completed") return enrolment;
    const hasSeat = state === "held" || (await countFreeSeats(transaction, batch)) > 0;
    const confirmed = await changeEnrolment(
      transaction,
      id,
      hasSeat
        ? { state: "active", isPaid: true, provedAt: now }
        : { state: "waitlisted", isPaid: true, position: await nextPosition(transaction, batchId), provedAt: now },
      now,
    );
    const verb = hasSeat ? "confirmSeat" : "joinWaitingList";
    await audit(transaction, actor, { verb, subject: "enrolment", subjectId: id }, now);
    return confirmed;
  });
}

/** Extends the hold of a seat until `until`, if it is still held: during a proof's check, or for a taken offer. */
export async function extendHold(
  deps: SeatDeps,
  transaction: Database,
  { enrolmentId, until }: { enrolmentId: string; until: Date },
): Promise<Enrolment> {
  return await withEnrolment(deps, transaction, enrolmentId, async ({ enrolment, now }) => {
    if (enrolment.state !== "held") return enrolment;
    return await changeEnrolment(transaction, enrolmentId, { state: "held", heldUntil: until }, now);
  });
}

/**
 * Takes a person out of a batch, or off its waiting list; the seat is offered to the next. A second call does nothing.
 * Throws `not_found` for an unknown enrolment and `invalid` for one that is completed.
 */
export async function withdrawSeat(
  deps: SeatDeps,
  transaction: Database,
  enrolmentId: string,
  actor: Actor,
): Promise<Enrolment> {
  return await withEnrolment(deps, transaction, enrolmentId, async ({ enrolment, now }) => {
    if (enrolment.state === "withdrawn") return enrolment;
    if (enrolment.state === "completed") throw new AppError("invalid", "enrolment.completed");
    const details = withdrawalDetails(enrolment);
    await audit(
      transaction,
      actor,
      { verb: "withdrawSeat", subject: "enrolment", subjectId: enrolmentId, details },
      now,
    );
    return await changeEnrolment(transaction, enrolmentId, { state: "withdrawn" }, now);
  });
}

/** Gives up an unconfirmed seat, or a place on the waiting list, as `withdrawSeat` does. */
export async function giveUpSeat(
  deps: SeatDeps,
  transaction: Database,
  enrolmentId: string,
  actor: Actor,
): Promise<void> {
  const { state } = await requireEnrolment(transaction, enrolmentId);
  if (state === "held" || state === "waitlisted") await withdrawSeat(deps, transaction, enrolmentId, actor);
}

/** Withdraws the expired holds of a batch, and gives their seats on. */
export async function releaseHolds(deps: SeatDeps, transaction: Database, batchId: string): Promise<void> {
  await withSeats(deps, transaction, batchId, async () => {});
}

/** The enrolment with this id. Throws `not_found` for an unknown one. */
export async function requireEnrolment(transaction: Database, id: string): Promise<Enrolment> {
  const enrolment = await findEnrolment(transaction, id);
  if (!enrolment) throw new AppError("not_found", "enrolment.unknown", { values: { id } });
  return enrolment;
}
