import { z } from "zod";
import { type BatchCopy, batchCopy } from "#domains/batches/contract.ts";
import type { BatchEntry } from "#domains/catalogue/contract/batch-entry.ts";
import { requireEntry } from "#domains/catalogue/server/entries.ts";
import { findEntries, writeHiddenAt } from "#domains/catalogue/server/entry-queries.ts";
import { unpublishLectures } from "#domains/catalogue/server/lecture-files.ts";
import type { Input } from "#domains/catalogue/server/validate-inputs.ts";
import { type CatalogueDeps, writeInputs } from "#domains/catalogue/server/write-inputs.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { copyTimetable, movedBy } from "#domains/timetable/server/copy-timetable.ts";
import { requireBatch, type TimetableDeps } from "#domains/timetable/server/manage-timetable.ts";
import { movedTimes } from "#domains/timetable/server/moved-times.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import { holders, verb } from "#server/verb.ts";
import { ofBatch } from "#server/within.ts";
import type { ContentsOfBatches } from "./batch-contents.ts";
import { freeBatchId } from "./manage-batches.ts";

type HideDeps = Pick<TimetableDeps, "database" | "announce" | "clock">;

/** Hides a batch from visitors: no page shows it, and no one can order a place. Its students keep theirs. */
export const hideBatch = verb(
  { may: holders("batches"), branch: ofBatch },
  async (deps: HideDeps, actor: Actor, batchId: string): Promise<void> =>
    await setHidden(deps, actor, { batchId, isHidden: true, verb: "hideBatch" }),
);

/** Shows a hidden batch to visitors again. */
export const unhideBatch = verb(
  { may: holders("batches"), branch: ofBatch },
  async (deps: HideDeps, actor: Actor, batchId: string): Promise<void> =>
    await setHidden(deps, actor, { batchId, isHidden: false, verb: "unhideBatch" }),
);

async function setHidden(
  { database, announce, clock }: HideDeps,
  actor: Actor,
  { batchId, isHidden, verb: name }: { batchId: string; isHidden: boolean; verb: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await requireBatch(transaction, batchId);
    const at = clock();
    if (!(await writeHiddenAt(transaction, batchId, isHidden ? at : null))) return;
    await audit(transaction, actor, { verb: name, subject: "batch", subjectId: batchId }, at);
    await announce(transaction);
  });
}

/**
 * Adds a copy of a batch that begins on another day: with its course, teacher, seats, fee and description, and with its
 * rule, moved by as many days. Only if that is asked for: its lectures, not published; its assignments, quizzes and
 * materials, at times moved by as many days. No person comes along. Throws `not_found`, `invalid` with the errors of its
 * fields, and as `saveTimetable` does for its classes.
 */
export const copyBatch = verb(
  { may: holders("batches"), takes: [z.string(), batchCopy], branch: ofBatch },
  async (
    deps: CatalogueDeps & TimetableDeps & ContentsOfBatches & { site: () => Site },
    actor: Actor,
    batchId: string,
    { name, startDate, holidays, withLectures, ...contents }: BatchCopy,
  ): Promise<BatchEntry> => {
    const { database } = deps;
    const source = await requireEntry(database, "batches", batchId);
    const id = await freeBatchId(database, name);
    const dates = { startDate, endDate: movedBy(source.startDate, startDate)(source.endDate) };
    const batch: Input = {
      ...{ kind: "batches", where: "" },
      fields: { ...source, id, name, ...dates, enrolledElsewhere: 0 },
    };
    const lectures = withLectures ? await lecturesFor(deps, batchId, { id, name }) : [];
    const { batches } = await writeInputs(deps, actor, [batch, ...lectures], {
      ...{ intent: "add", verb: "copyBatch", films: "every stored one" },
      act: { subject: "batch", subjectId: id, details: { from: batchId, lectures: lectures.length, ...contents } },
      after: async (transaction) => {
        await unpublishLectures(transaction, id);
        await copyTimetable(transaction, { from: batchId, to: id, startDate, holidays, now: deps.clock() });
        const { timeZone } = deps.site().content.company.hours;
        const both = { from: batchId, to: id };
        const days: [string, string] = [source.startDate, startDate];
        const moved = await movedTimes(transaction, { ...both, days, timeZone });
        await deps.copyBatchContents(transaction, { ...both, ...contents, moved });
      },
    });
    const [copied] = batches;
    if (!copied) throw new Error("A valid input became no entry.");
    return copied;
  },
);

async function lecturesFor(
  { database }: Pick<CatalogueDeps, "database">,
  batchId: string,
  { id, name }: Pick<BatchEntry, "id" | "name">,
): Promise<Input[]> {
  const wanted = { courses: [], outlines: [], batches: [], lectures: [], lecturesOf: [batchId], calledAfter: [] };
  const found = (await findEntries(database, wanted)).lectures.filter((one) => one.batchId === batchId);
  return found.map(({ lectureNumber, title, url }) => {
    return { kind: "lectures", where: "", fields: { batchId: id, batchNumber: name, lectureNumber, title, url } };
  });
}
