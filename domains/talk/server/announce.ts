import { randomUUID } from "node:crypto";
import { z } from "zod";
import { findUnknownBatches } from "#domains/catalogue/server/entry-queries.ts";
import {
  type Audience,
  audience as audienceContract,
  type NewAnnouncement,
  newAnnouncement,
  undoSeconds,
} from "#domains/talk/contract.ts";
import { requireClassOfBatch } from "#domains/timetable/server/class-with-batch.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import { byBatches, type Caller, ofClass, verb } from "#server/verb.ts";
import { second } from "#shared/durations.ts";
import { requireFiles } from "./announcement-files.ts";
import { insertAnnouncement, insertChosen, updateAnnouncement } from "./announcement-queries.ts";
import { requireOwn } from "./announcement-rights.ts";
import { countReach, peopleOf, type Reach, type To } from "./audience.ts";
import { removeUnnamed } from "./file-queries.ts";

interface Deps {
  database: Database;
  clock: () => Date;
}

/** The batches in whose name something is asked. */
export const batchList = z.array(z.string().max(200)).max(500);

/**
 * Counts the people to whom an announcement would go now, to these batches or, for the office, without one. Throws
 * `invalid` for a group that needs a batch or a class, and `forbidden` for a teacher who asks for those who owe.
 */
export const countAudience = verb(
  { may: ofClass, scope: byBatches, takes: [batchList, audienceContract], unaudited: true },
  async ({ database, clock }: Deps, who: Caller, batchIds: string[], asked: Audience): Promise<Reach> => {
    const to = await requireAudience(database, who, batchIds, asked);
    return await countReach(database, to, clock());
  },
);

/** A stored announcement: when it begins to reach people, and whom it would reach now. */
export interface Announced {
  id: string;
  startsAt: Date;
  reach: Reach;
}

/**
 * Stores an announcement and whom it goes to. It reaches nobody for a minute, in which it can be taken back; a job puts it
 * on people's pages and writes the emails. The same `id` again stores nothing. Throws `invalid` for nobody, for a time
 * that is over, for a file that is not theirs to send, and as `countAudience` does.
 */
export const announce = verb(
  { may: ofClass, scope: byBatches, takes: [batchList, newAnnouncement] },
  async ({ database, clock }: Deps, who: Caller, batchIds: string[], entry: NewAnnouncement): Promise<Announced> => {
    const { id = randomUUID(), title, text, byEmail, fileIds = [], ...asked } = entry;
    const now = clock();
    const to = await requireAudience(database, who, batchIds, asked);
    if (asked.startsAt && asked.startsAt <= now) throw fieldError("startsAt", "announcement.past");
    const startsAt = asked.startsAt ?? new Date(now.getTime() + undoSeconds * second);
    const reach = await countReach(database, to, now);
    if (reach.people === 0) throw fieldError("group", "announcement.nobody");
    return await database.transaction(async (transaction) => {
      const { group, classId } = to;
      const written = { id, createdAt: now, authorId: who.id, title, text, fileIds, byEmail, startsAt };
      if (await insertAnnouncement(transaction, { ...written, batchIds, group, classId })) {
        await requireFiles(transaction, who, batchIds, { id, fileIds });
        if (group === "people") await insertChosen(transaction, id, await peopleOf(transaction, to, now));
        const details = { people: reach.people, group, batches: batchIds.join(", "), files: fileIds.length };
        await audit(transaction, who, { verb: "announce", subject: "announcement", subjectId: id, details }, now);
      }
      return { id, startsAt, reach };
    });
  },
);

async function requireAudience(
  database: Database,
  { role }: Pick<Caller, "role">,
  batchIds: string[],
  { group, classId, personIds }: Audience,
): Promise<To> {
  if (group === "owing" && role === "teacher") throw new AppError("forbidden", "staff.notAllowed");
  const needsBatch = group === "students" || group === "waiting" || group === "absent";
  if (needsBatch && batchIds.length === 0) throw fieldError("batches", "field.notChosen");
  if ((await findUnknownBatches(database, batchIds)).length > 0) throw fieldError("batches", "field.notChosen");
  if (group === "people" && personIds.length === 0) throw fieldError("group", "announcement.nobody");
  if (group === "absent" && classId === null) throw fieldError("classId", "field.notChosen");
  if (classId !== null) {
    const [batchId = "", ...others] = batchIds;
    if (others.length > 0) throw fieldError("classId", "announcement.oneBatch");
    await requireClassOfBatch(database, batchId, classId);
  }
  return { group, classId, personIds, batchIds };
}

/** Takes back an announcement that has reached nobody, and removes its files. Throws `conflict` once it has, and `not_found`. */
export const takeBackAnnouncement = verb(
  { may: ofClass, scope: byBatches, takes: [batchList, z.string()] },
  async (
    { database, clock, fileRemovals }: Deps & { fileRemovals: FileRemovals },
    who: Caller,
    batchIds: string[],
    id: string,
  ): Promise<void> => {
    const now = clock();
    await database.transaction(async (transaction) => {
      const { takenBackAt, startsAt, fileIds } = await requireOwn(transaction, who, batchIds, id);
      if (takenBackAt) return;
      if (startsAt <= now) throw new AppError("conflict", "announcement.begun");
      await updateAnnouncement(transaction, id, { takenBackAt: now });
      const keys = await removeUnnamed(transaction, fileIds);
      if (keys.length > 0) await fileRemovals.place(transaction, { keys, emails: [] });
      await audit(transaction, who, { verb: "takeBackAnnouncement", subject: "announcement", subjectId: id }, now);
    });
  },
);

/**
 * Writes again, in a minute, to those who have not seen an announcement, by email. Throws `conflict` while it is still
 * being spread, and `not_found`.
 */
export const remindUnseen = verb(
  { may: ofClass, scope: byBatches, takes: [batchList, z.string()] },
  async ({ database, clock }: Deps, who: Caller, batchIds: string[], id: string): Promise<void> => {
    const now = clock();
    await database.transaction(async (transaction) => {
      const { spreadAt, remindsAt } = await requireOwn(transaction, who, batchIds, id);
      if (!spreadAt) throw new AppError("conflict", "announcement.notSpread");
      if (remindsAt) return;
      await updateAnnouncement(transaction, id, { remindsAt: new Date(now.getTime() + undoSeconds * second) });
      await audit(transaction, who, { verb: "remindUnseen", subject: "announcement", subjectId: id }, now);
    });
  },
);

/** Takes back a reminder whose minute is not over. Throws `conflict` once it is, and `not_found`. */
export const takeBackReminder = verb(
  { may: ofClass, scope: byBatches, takes: [batchList, z.string()] },
  async ({ database, clock }: Deps, who: Caller, batchIds: string[], id: string): Promise<void> => {
    const now = clock();
    await database.transaction(async (transaction) => {
      const { remindsAt } = await requireOwn(transaction, who, batchIds, id);
      if (!remindsAt || remindsAt <= now) throw new AppError("conflict", "announcement.begun");
      await updateAnnouncement(transaction, id, { remindsAt: null });
      await audit(transaction, who, { verb: "takeBackReminder", subject: "announcement", subjectId: id }, now);
    });
  },
);
