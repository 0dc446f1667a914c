import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { LectureEntry } from "#domains/catalogue/contract/lecture-entry.ts";
import { lectureFileUrl } from "#domains/catalogue/rules/lecture-source.ts";
import { addToCatalogue, changeInCatalogue, removeFromCatalogue } from "#domains/catalogue/server/entries.ts";
import { lockCatalogue, writeCatalogue } from "#domains/catalogue/server/entry-queries.ts";
import { unknownEntry } from "#domains/catalogue/server/entry-rules.ts";
import { captionsBeside, filmOf } from "#domains/catalogue/server/films.ts";
import { refusalOf } from "#domains/catalogue/server/issues.ts";
import { setLectureFiles } from "#domains/catalogue/server/lecture-files.ts";
import type { CatalogueDeps } from "#domains/catalogue/server/write-inputs.ts";
import { nameOfLast } from "#domains/staff/server/last-actor.ts";
import { AppError } from "#server/app-error.ts";
import { type Act, type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { FileStorage, StorageKey } from "#server/storage/port.ts";
import { byBatch, query, verb, workOfClass } from "#server/verb.ts";
import { embedSource } from "#shared/video-hosts.ts";
import { importCaptions } from "./import-lecture-files.ts";
import { findClassesOfLectures } from "./material-queries.ts";
import { findLecturesOfBatch, type StoredLecture, setPublishedAt } from "./queries.ts";
import { findUploadsOfBatch } from "./upload-queries.ts";

/** The lectures of a batch in order, published or not, and the videos that are being uploaded. */
export const listLectures = query(
  { may: workOfClass, scope: byBatch },
  async ({ database, storage }: { database: Database; storage: Pick<FileStorage, "describe"> }, batchId: string) => {
    const found = await findLecturesOfBatch(database, batchId);
    const classOf = await findClassesOfLectures(database, batchId);
    const lectures = found.map(async ({ id, lectureNumber, title, url, captionsKey, publishedAt }) => {
      const film = filmOf(url);
      return {
        ...{ id, lectureNumber, title, publishedAt, isOwnFile: film !== null },
        /** The class that it is the recording of. */
        classId: classOf.get(id) ?? null,
        /** The page where a video of another host is watched. */
        address: embedSource(url) ? url : null,
        hasCaptions: film !== null && (captionsKey !== null || (await storage.describe(captionsBeside(film))) !== null),
      };
    });
    return { lectures: await Promise.all(lectures), uploads: await findUploadsOfBatch(database, batchId) };
  },
);

/**
 * Adds a lecture at the end whose video is at one of the hosts that lectures are embedded from; students see it once it
 * is published. Throws `invalid`, also for the name of a file of our own.
 */
export const addLecture = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), z.strictObject({ title: z.string(), url: z.string() })] },
  async (
    deps: CatalogueDeps,
    actor: Actor,
    batchId: string,
    { title, url }: Pick<LectureEntry, "title" | "url">,
  ): Promise<LectureEntry> => {
    if (!embedSource(url)) throw refusalOf([{ where: "", field: "url", wrong: { reason: "catalogue.url" } }]);
    const id = `lecture-${randomUUID()}`;
    const after = (transaction: Database) => setPublishedAt(transaction, id, null);
    const lecture = { kind: "lectures" as const, fields: { id, batchId, title, url } };
    return await addToCatalogue(deps, actor, lecture, { verb: "addLecture", after });
  },
);

/**
 * Adds the lecture that a film was stored for, which students do not see yet; `alongside` happens in its transaction.
 * Throws `invalid`.
 */
export async function addFilm(
  deps: CatalogueDeps,
  actor: Actor,
  { film, ...lecture }: Pick<LectureEntry, "id" | "batchId" | "title"> & { film: StorageKey },
  alongside: (transaction: Database) => Promise<void>,
): Promise<void> {
  const after = async (transaction: Database) => {
    await setPublishedAt(transaction, lecture.id, null);
    await setLectureFiles(transaction, lecture.id, { filmKey: film });
    await alongside(transaction);
  };
  const fields = { ...lecture, url: lectureFileUrl(film) };
  await addToCatalogue(deps, actor, { kind: "lectures", fields }, { verb: "addLecture", films: film, after });
}

const renaming = z.strictObject({ lectureId: z.string(), title: z.string(), seen: z.string() });

/**
 * Gives a lecture another title. Throws `conflict` if its title is no longer the one that the page showed, `not_found`,
 * and `invalid`.
 */
export const renameLecture = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), renaming] },
  async (
    deps: CatalogueDeps,
    actor: Actor,
    batchId: string,
    { lectureId, title, seen }: z.infer<typeof renaming>,
  ): Promise<void> => {
    const before = await requireLecture(deps.database, batchId, lectureId);
    if (before.title === title.trim()) return;
    await changeInCatalogue(
      deps,
      actor,
      { kind: "lectures", id: lectureId, changes: { title } },
      {
        verb: "renameLecture",
        before: async (transaction) => {
          const now = await requireLecture(transaction, batchId, lectureId);
          if (now.title !== seen) throw await changedMeanwhile(transaction, now, { title: now.title });
        },
      },
    );
  },
);

/** A moment from which students see a lecture; null for not yet. `seen` is the one that the page showed. */
const publishing = z.strictObject({
  lectureId: z.string(),
  at: z.coerce.date().nullable(),
  seen: z.coerce.date().nullable(),
});

/**
 * Sets the time from which students see a lecture. Throws `conflict` if someone else has changed it since, and
 * `not_found`.
 */
export const publishLecture = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), publishing] },
  async (
    deps: CatalogueDeps,
    actor: Actor,
    batchId: string,
    { lectureId, at, seen }: z.infer<typeof publishing>,
  ): Promise<void> => {
    await inCatalogue(deps, actor, async (transaction) => {
      const now = await requireLecture(transaction, batchId, lectureId);
      if (isSame(now.publishedAt, at)) return null;
      if (!isSame(now.publishedAt, seen)) throw await changedMeanwhile(transaction, now, {});
      await setPublishedAt(transaction, lectureId, at);
      const details = { from: now.publishedAt?.toISOString() ?? null, to: at?.toISOString() ?? null };
      return { verb: "publishLecture", subject: "lecture", subjectId: lectureId, details };
    });
  },
);

const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

/** A lecture's new place, from 0. `seen` are the ids in the order that the page showed. */
const move = z.strictObject({ lectureId: z.string(), to: z.int(), seen: z.array(z.string()).max(10_000) });

/**
 * Moves a lecture to another place of its batch; the numbers stay where they are. Throws `conflict` if someone else has
 * changed the list since, and `not_found`.
 */
export const moveLecture = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), move] },
  async (
    deps: CatalogueDeps,
    actor: Actor,
    batchId: string,
    { lectureId, to, seen }: z.infer<typeof move>,
  ): Promise<void> => {
    await inCatalogue(deps, actor, async (transaction) => {
      const found = await findLecturesOfBatch(transaction, batchId);
      const lecture = found.find(({ id }) => id === lectureId);
      if (!lecture) throw unknownLecture(lectureId);
      const from = found.indexOf(lecture);
      const place = Math.max(0, Math.min(to, found.length - 1));
      if (found.map(({ id }) => id).join() !== seen.join()) {
        const isDone = seen.toSpliced(seen.indexOf(lectureId), 1).toSpliced(place, 0, lectureId).join();
        if (found.map(({ id }) => id).join() === isDone) return null;
        throw await changedMeanwhile(transaction, lecture, {});
      }
      if (from === place) return null;
      const numbers = found.map(({ lectureNumber }) => lectureNumber);
      const ordered = found
        .toSpliced(from, 1)
        .toSpliced(place, 0, lecture)
        .map(({ publishedAt: _, ...entry }, at) => ({ ...entry, lectureNumber: numbers[at] ?? entry.lectureNumber }));
      await writeCatalogue(transaction, { courses: [], outlines: [], batches: [], lectures: ordered });
      const details = { from: from + 1, to: place + 1 };
      return { verb: "moveLecture", subject: "lecture", subjectId: lectureId, details };
    });
  },
);

/** Removes a lecture with its video and captions. Throws `not_found`. */
export const removeLecture = verb(
  { may: workOfClass, scope: byBatch },
  async (deps: CatalogueDeps, actor: Actor, batchId: string, lectureId: string): Promise<void> => {
    await requireLecture(deps.database, batchId, lectureId);
    await removeFromCatalogue(deps, actor, { kind: "lectures", id: lectureId }, { force: true, verb: "removeLecture" });
  },
);

/** Stores the captions of a lecture of the batch, as `importCaptions` does. */
export const putCaptions = verb(
  { officeOnly: "file", may: workOfClass, scope: byBatch },
  async (
    deps: CatalogueDeps,
    actor: Actor,
    batchId: string,
    { lectureId, content }: { lectureId: string; content: Uint8Array },
  ): Promise<void> => {
    await requireLecture(deps.database, batchId, lectureId);
    await importCaptions(deps, actor, lectureId, content);
  },
);

/** Runs a change with the catalogue locked, and writes the act that it answers; null for nothing. */
async function inCatalogue(
  { database, announce }: CatalogueDeps,
  actor: Actor,
  change: (transaction: Database) => Promise<Act | null>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    const act = await change(transaction);
    if (!act) return;
    await audit(transaction, actor, act, new Date());
    await announce(transaction);
  });
}

async function requireLecture(database: Database, batchId: string, lectureId: string): Promise<StoredLecture> {
  const found = (await findLecturesOfBatch(database, batchId)).find(({ id }) => id === lectureId);
  if (!found) throw unknownLecture(lectureId);
  return found;
}

function unknownLecture(lectureId: string): AppError {
  const { reason, values } = unknownEntry("lectures", lectureId);
  return new AppError("not_found", reason, { values });
}

async function changedMeanwhile(
  transaction: Database,
  { id }: StoredLecture,
  now: Record<string, string>,
): Promise<AppError> {
  const by = await nameOfLast(transaction, { subject: "lecture", subjectId: id });
  const fields = Object.entries(now).map(([name, value]) => [
    name,
    { reason: "batch.now" as const, values: { value } },
  ]);
  return new AppError("conflict", "lecture.changed", { values: { by }, fields: Object.fromEntries(fields) });
}
