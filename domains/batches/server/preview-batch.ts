import { z } from "zod";
import { type TypedBatch, typedBatch } from "#domains/batches/contract.ts";
import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import type { BatchEntry } from "#domains/catalogue/contract/batch-entry.ts";
import type { Course } from "#domains/catalogue/contract/course.ts";
import { requireEntry } from "#domains/catalogue/server/entries.ts";
import { findEntries } from "#domains/catalogue/server/entry-queries.ts";
import { findCourse } from "#domains/catalogue/server/queries.ts";
import { validateInputs, wantedBy } from "#domains/catalogue/server/validate-inputs.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { findBatch, type StoredBatch } from "#domains/seats/server/batches-with-seats.ts";
import { timetableRule } from "#domains/timetable/contract.ts";
import { wordsOfRule } from "#domains/timetable/server/begin-timetable.ts";
import type { Database } from "#server/db/client.ts";
import { holders, query } from "#server/verb.ts";
import { causeOfIssue, type ErrorCause } from "#shared/error-words.ts";
import { findShown, withTimes } from "./batches.ts";
import { differing, freeBatchId, ruledFields, withNameOfTeacher } from "./manage-batches.ts";

interface Deps {
  database: Database;
  site: () => Site;
}

/** The page of a batch that is not stored as it is there; or what keeps it from having one. */
type PreviewedBatch =
  | { issues: []; batchId: string; course: Course; batches: TimedBatch[] }
  | { issues: { field: string; cause: ErrorCause }[]; course: null };

/**
 * The batches of a course as they would be with one as its form holds it, unsaved, or with a new one; or what keeps it from
 * being saved. Stores nothing. Throws `not_found` for an unknown batch.
 */
export const previewBatch = query(
  {
    ...{ officeOnly: "page", may: holders("batches") },
    takes: [z.string().nullable(), typedBatch],
    branch: (batch) => ({ batch }),
  },
  async (deps: Deps, batchId: string | null, typed: TypedBatch): Promise<PreviewedBatch> => {
    const { database } = deps;
    const { entry, issues } = await enteredBatch(database, batchId, typed);
    const course = entry && (await findCourse(database, entry.courseId));
    if (!course) return { issues: issues.map(([field, cause]) => ({ field, cause })), course: null };
    const others = (await findShown(database, course._id)).filter(({ _id }) => _id !== entry.id);
    const all = [...others, await asStored(database, entry, batchId)];
    const batches = await withTimes(deps, all.toSorted(byStart));
    return { issues: [], batchId: entry.id, course, batches };
  },
);

type Issue = [field: string, cause: ErrorCause];

/** What a form's fields would make of a batch, or what is wrong with them. */
async function enteredBatch(database: Database, batchId: string | null, typed: TypedBatch) {
  const changes = await withNameOfTeacher(database, differing(typed.fields, typed.seen ?? {}));
  const rule = typed.rule && timetableRule.safeParse(typed.rule);
  const id = batchId ?? (await freeBatchId(database, String(changes.name ?? "")));
  if (batchId !== null) await requireEntry(database, "batches", batchId);
  const inputs = [
    { kind: "batches" as const, where: "", fields: { ...changes, ...(rule?.data && wordsOfRule(rule.data)), id } },
  ];
  const catalogue = await findEntries(database, wantedBy(inputs));
  const { issues, entries } = validateInputs(catalogue, inputs, batchId === null ? "add" : "change", () => false);
  const ofRule = rule?.error?.issues.map((issue): Issue => [issue.path.join("."), causeOfIssue(issue)]) ?? [];
  const others = issues
    .filter(({ field }) => !rule?.error || !ruledFields.includes(field))
    // Without a choice there is no name either.
    .filter(({ field }) => field !== "instructor" || changes.teacherId === undefined)
    .map(({ field, wrong }): Issue => [field, wrong]);
  const found = [...ofRule, ...others];
  return { entry: found.length === 0 ? entries.batches[0] : undefined, issues: found };
}

/** A batch as visitors would have it, with the students who are in it. */
async function asStored(database: Database, entry: BatchEntry, batchId: string | null): Promise<StoredBatch> {
  const { id: _id, enrolledElsewhere, ...shown } = entry;
  const now = batchId === null ? undefined : await findBatch(database, batchId);
  const before = now && (await requireEntry(database, "batches", now._id));
  const enrolledHere = now && before ? now.enrolled - before.enrolledElsewhere : 0;
  return { ...shown, _id, enrolled: enrolledHere + enrolledElsewhere, isHidden: false };
}

/** The earliest to start first, as everywhere. */
const placeOf = ({ startDate, _id }: StoredBatch) => `${startDate} ${_id}`;
const byStart = (one: StoredBatch, other: StoredBatch) => (placeOf(one) < placeOf(other) ? -1 : 1);
