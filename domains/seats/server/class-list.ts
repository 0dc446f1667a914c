import { asc } from "drizzle-orm";
import { batches } from "#domains/catalogue/server/tables.ts";
import type { Person } from "#domains/people/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import { csvOf } from "#server/csv-of.ts";
import type { Database } from "#server/db/client.ts";
import { byBatch, moneyReaders, ofClass, query, verb } from "#server/verb.ts";
import type { KnowsBranches } from "#server/within.ts";
import { findBatch, findBatches, type StoredBatch } from "./batches-with-seats.ts";
import { type Enrolment, findClass } from "./queries.ts";

interface Deps {
  database: Database;
}

/** A student of a batch, or a person who waits for a seat there or has left. */
export type ClassMember = Pick<Enrolment, "id" | "state" | "heldUntil" | "position" | "isPaid" | "createdAt"> & {
  person: Pick<Person, "id" | "name" | "email" | "phone">;
};

/** Every batch with the number of its taken seats, the earliest to start first. */
export const listBatchesWithSeats = query(
  { may: moneyReaders, branch: "own" },
  async ({ database, within }: Deps & KnowsBranches): Promise<StoredBatch[]> => {
    const all = await findBatches(database);
    return within ? all.filter(({ branchId }) => branchId !== null && within.branchIds.includes(branchId)) : all;
  },
);

/** Every batch by name, to choose from, the earliest to start first. */
export const listBatchNames = query(
  { may: moneyReaders, branch: "own" },
  async ({ database, within }: Deps & KnowsBranches) => {
    const { id, name, courseId, startDate, endDate, teacherId, instructor } = batches;
    return await database
      .select({ id, name, courseId, endDate, teacherId, instructor })
      .from(batches)
      .where(within?.has("batch", id))
      .orderBy(asc(startDate), asc(id));
  },
);

/**
 * A batch and all its people: first those with a seat, then those waiting, in turn, then those who left. Throws
 * `not_found` for an unknown batch.
 */
export const showClass = query(
  { may: ofClass, scope: byBatch },
  async ({ database }: Deps, batchId: string): Promise<{ batch: StoredBatch; members: ClassMember[] }> => {
    const batch = await findBatch(database, batchId);
    if (!batch) throw new AppError("not_found", "lecture.noBatch");
    const members = (await findClass(database, batchId)).map(({ enrolment, person }) => {
      const { id, state, heldUntil, position, isPaid, createdAt } = enrolment;
      const { id: personId, name, email, phone } = person;
      return { id, state, heldUntil, position, isPaid, createdAt, person: { id: personId, name, email, phone } };
    });
    return { batch, members };
  },
);

const columns = ["name", "email", "phone", "state", "since"] as const;

/** The class list for a spreadsheet; the export is an entry of the audit. Throws `not_found` for an unknown batch. */
export const exportClass = verb(
  { may: ofClass, scope: byBatch, again: true },
  async ({ database }: Deps, actor: Actor, batchId: string): Promise<string> => {
    const { members } = await showClass({ database }, batchId);
    const rows = members
      .filter(({ state }) => state !== "withdrawn")
      .map(({ person: { name, email, phone }, state, createdAt }) => {
        return { name, email, phone, state, since: createdAt.toISOString().slice(0, 10) };
      });
    const act = {
      verb: "exportClass",
      subject: "batch",
      subjectId: batchId,
      details: { students: rows.length },
    } as const;
    await database.transaction((transaction) => audit(transaction, actor, act, new Date()));
    return await csvOf(columns, rows);
  },
);
