import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { BatchEntry } from "#domains/catalogue/contract/batch-entry.ts";
import {
  addToCatalogue,
  changeInCatalogue,
  removeFromCatalogue,
  requireEntry,
} from "#domains/catalogue/server/entries.ts";
import { findBatchIds, findLectureIds, hasSecretId, isHidden } from "#domains/catalogue/server/entry-queries.ts";
import type { Fields } from "#domains/catalogue/server/entry-rules.ts";
import type { CatalogueDeps } from "#domains/catalogue/server/write-inputs.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { findPlace } from "#domains/institute/rules/place.ts";
import { nameOfLast } from "#domains/staff/server/last-actor.ts";
import { requireTeacher } from "#domains/staff/server/teachers.ts";
import { type TimetableRule, timetableRule } from "#domains/timetable/contract.ts";
import { beginTimetable, wordsOfRule } from "#domains/timetable/server/begin-timetable.ts";
import { nextClassOf } from "#domains/timetable/server/next-class.ts";
import { findRule, usualTeacher } from "#domains/timetable/server/queries.ts";
import { followBranch, refuseTakenRoom, replaceTeacher } from "#domains/timetable/server/replace-teacher.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import type { Actor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { holders, query, verb } from "#server/verb.ts";
import { ofBatch } from "#server/within.ts";
import type { ContentsOfBatches } from "./batch-contents.ts";

interface Deps extends CatalogueDeps, Pick<ContentsOfBatches, "countBatchContents"> {
  emailQueue: EmailQueue;
  site: () => Site;
}

/**
 * A batch as staff enter it, whether a Secret ID opens its lectures, when the next class is, and what has happened in it,
 * with the numbers of its lectures, works and materials: a batch without a trace may be removed, and its lectures go along.
 */
export const showBatchEntry = query(
  { may: holders("batches"), branch: ofBatch },
  async (
    { database, site, ...found }: Pick<Deps, "database" | "site" | "findBatchTraces" | "countBatchContents">,
    batchId: string,
  ) => {
    const batch = await requireEntry(database, "batches", batchId);
    const { timeZone } = site().content.company.hours;
    return {
      batch,
      hasSecretId: await hasSecretId(database, batchId),
      nextClass: (await nextClassOf(database, [batch], { timeZone, now: new Date() })).get(batchId)?.from ?? null,
      /** Whether days, hours and dates follow from a timetable. */
      hasTimetable: (await findRule(database, batchId)) !== undefined,
      isHidden: await isHidden(database, batchId),
      traces: await found.findBatchTraces(database, [batchId]),
      contents: {
        lectures: (await findLectureIds(database, batchId)).length,
        ...(await found.countBatchContents(database, batchId)),
      },
    };
  },
);

/** Fields that are read with the whole batch. */
const someFields = z.record(z.string(), z.unknown());

/** The branch that a form names; an empty one, which is no member's branch, for none. */
const idIn = (field: unknown) => (typeof field === "string" ? field : "");

/**
 * Adds a batch under an id made from its name, and answers it. With a rule its days, hours, dates and classes follow from
 * that. Throws `invalid` with the errors of its fields, and as `saveTimetable` does for its classes.
 */
export const addBatch = verb(
  {
    may: holders("batches"),
    takes: [someFields, timetableRule.optional()],
    branch: ({ branchId }) => ({ branch: idIn(branchId) }),
  },
  async (deps: Deps, actor: Actor, typed: Fields, rule?: TimetableRule): Promise<BatchEntry> => {
    const id = await freeBatchId(deps.database, typeof typed.name === "string" ? typed.name : "");
    const chosen = await withNameOfTeacher(deps.database, typed);
    const fields = { ...chosen, ...(rule && wordsOfRule(rule)), id };
    const after = async (transaction: Database) => {
      if (rule) await beginTimetable(transaction, id, rule);
    };
    refuseWrongPlace(deps.site(), fields);
    await addToCatalogue(deps, actor, { kind: "batches", fields }, { verb: "addBatch", after });
    return await requireEntry(deps.database, "batches", id);
  },
);

/** An id that no batch has yet, from a name's Latin letters and digits: "MERN Evening" → "mern-evening", "mern-evening-2". */
export async function freeBatchId(database: Database, name: string): Promise<string> {
  const plain = name.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
  const words = plain
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "");
  const first = words || `batch-${randomUUID().slice(0, 8)}`;
  // A new batch is begun at the address that one called "new" would have.
  const taken = new Set([...(await findBatchIds(database, first)), "new"]);
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? first : `${first}-${number}`;
    if (!taken.has(id)) return id;
  }
}

const batchChange = z.strictObject({ fields: someFields, seen: someFields.optional() });

/**
 * Changes the fields of a batch that differ from those its page showed (`seen`; all of them without it). Throws `conflict`, with the current
 * value of each such field, if someone else has changed it since; `not_found`, and `invalid` with the errors of the
 * fields. With a timetable, days, hours and dates are changed there alone; another teacher gets the classes to come.
 */
export const changeBatch = verb(
  {
    may: holders("batches"),
    takes: [z.string(), batchChange],
    branch: (batch, { fields }) => ({ batch, branch: "branchId" in fields ? idIn(fields.branchId) : [] }),
  },
  async (
    deps: Deps,
    actor: Actor,
    batchId: string,
    { fields, seen }: z.infer<typeof batchChange>,
  ): Promise<BatchEntry> => {
    const now = await requireEntry(deps.database, "batches", batchId);
    const changes = await withNameOfTeacher(deps.database, differing(fields, seen ?? {}));
    if (Object.keys(differing(changes, now)).length === 0) return now;
    refuseWrongPlace(deps.site(), { ...now, ...changes }, Object.keys(changes));
    let former = usualTeacher(now);
    return await changeInCatalogue(
      deps,
      actor,
      { kind: "batches", id: batchId, changes },
      {
        verb: "changeBatch",
        before: async (transaction, catalogue) => {
          const batch: Fields = catalogue.batches.find(({ id }) => id === batchId) ?? {};
          const clashing = Object.keys(differing(changes, batch)).filter(
            (name) => seen && name in seen && batch[name] !== seen[name],
          );
          if (clashing.length > 0) throw await changedMeanwhile(transaction, batch, clashing);
          await refuseRuled(transaction, batchId, Object.keys(differing(changes, batch)));
          former = usualTeacher({ ...now, ...batch });
        },
        after: async (transaction) => {
          const to = usualTeacher(await requireEntry(transaction, "batches", batchId));
          const telling = { emailQueue: deps.emailQueue, actor, at: new Date() };
          if ("branchId" in changes) await followBranch(transaction, telling, batchId, now.branchId ?? null);
          if ("roomId" in changes) await refuseTakenRoom(transaction, batchId, telling.at);
          await replaceTeacher(transaction, telling, batchId, { from: former, to });
        },
      },
    );
  },
);

/**
 * Removes a batch, with its lectures only if `withLectures` is set, and answers how many went along. Throws `not_found`,
 * and `invalid` if lectures would go with it, or anything has happened in it.
 */
export const removeBatch = verb(
  {
    may: holders("batches"),
    takes: [z.string(), z.strictObject({ withLectures: z.boolean() }).optional()],
    branch: ofBatch,
  },
  async (
    deps: CatalogueDeps,
    actor: Actor,
    batchId: string,
    { withLectures }: { withLectures: boolean } = { withLectures: false },
  ) =>
    await removeFromCatalogue(
      deps,
      actor,
      { kind: "batches", id: batchId },
      { force: withLectures, verb: "removeBatch" },
    ),
);

/** The fields of a batch with the name of the teacher whom they choose. */
export async function withNameOfTeacher(database: Database, fields: Fields): Promise<Fields> {
  const { teacherId } = fields;
  if (typeof teacherId !== "string" || teacherId === "") return fields;
  return { ...fields, instructor: (await requireTeacher(database, teacherId)).name };
}

/** Throws `invalid` for a branch or a room that is not there, and for a class that does not fit into its room. */
function refuseWrongPlace({ content }: Site, fields: Fields, changed = ["branchId", "roomId", "seats"]): void {
  const { branchId = null, roomId = null, mode, seats } = fields as Partial<BatchEntry>;
  if (!changed.some((name) => ["branchId", "roomId", "seats", "mode"].includes(name)) || branchId === null) return;
  const found = findPlace(content.branches, { branchId, roomId });
  if (!found || (roomId !== null && !found.room)) throw fieldError("branchId", "branch.unknown");
  const { room } = found;
  if (room && mode === "On-site" && typeof seats === "number" && seats > room.seats)
    throw fieldError("seats", "branch.tooFew", { values: { room: room.name, seats: room.seats } });
}

/** The fields of a batch that follow from its timetable, where it has one. */
export const ruledFields = ["schedule", "timing", "startDate", "endDate"];

/** Throws `invalid` if one of these fields follows from the batch's timetable. */
async function refuseRuled(transaction: Database, batchId: string, names: string[]): Promise<void> {
  const wrong = names.filter((name) => ruledFields.includes(name));
  if (wrong.length === 0 || !(await findRule(transaction, batchId))) return;
  const fields = Object.fromEntries(wrong.map((name) => [name, { reason: "timetable.byRule" as const }]));
  throw new AppError("invalid", "form.fields", { fields });
}

/** The fields whose values differ from those of `other`. */
export function differing(fields: Fields, other: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== other[name]));
}

async function changedMeanwhile(transaction: Database, batch: Fields, names: string[]): Promise<AppError> {
  const by = await nameOfLast(transaction, { subject: "batch", subjectId: String(batch.id) });
  const fields = names.map((name) => {
    const value = String((name === "teacherId" ? batch.instructor : batch[name]) ?? "");
    return [name, { reason: "batch.now" as const, values: { value } }] as const;
  });
  return new AppError("conflict", "batch.changed", { values: { by }, fields: Object.fromEntries(fields) });
}
