import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { z } from "zod";
import { unknownEntry } from "#domains/catalogue/server/entry-rules.ts";
import { type MaterialKind, materialLink, materialMaxBytes } from "#domains/lectures/contract.ts";
import { isId, lockClassOfBatch, requireClassOfBatch } from "#domains/timetable/server/class-with-batch.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import { type FileStorage, type StorageKey, storageKey } from "#server/storage/port.ts";
import { byBatch, ofClass, query, verb, workOfClass } from "#server/verb.ts";
import {
  type ClassMaterial,
  deleteMaterial,
  findClassesOfLectures,
  findMaterial,
  findMaterials,
  insertMaterial,
  putClassOfLecture,
  setMaterialPublished,
} from "./material-queries.ts";
import { typeOfMaterial } from "./material-type.ts";
import { findLecturesOfBatch } from "./queries.ts";

interface Deps {
  database: Database;
  clock: () => Date;
}

interface FileDeps extends Deps {
  storage: Pick<FileStorage, "put" | "open">;
  fileRemovals: FileRemovals;
  log: Log;
}

/** Slides, notes and links that a class may have. */
const mostMaterials = 30;

/** The materials of a class: its recordings, slides, notes and links; and the lectures that may be its recording. */
export const listMaterials = query(
  { may: ofClass, scope: byBatch },
  async ({ database }: Pick<Deps, "database">, batchId: string, classId: string) => {
    const { batchClass } = await requireClassOfBatch(database, batchId, classId);
    const classOf = await findClassesOfLectures(database, batchId);
    const lectures = await findLecturesOfBatch(database, batchId);
    return {
      batchClass,
      materials: await findMaterials(database, batchClass.id),
      lectures: lectures.map(({ id, lectureNumber, title, publishedAt }) => {
        return { id, lectureNumber, title, publishedAt, classId: classOf.get(id) ?? null };
      }),
    };
  },
);

/** A new material of a class: a file, or a link. */
export interface NewMaterial {
  classId: string;
  /** The form's own id: the same form sent twice adds once. */
  id: string;
  kind: MaterialKind;
  title: string;
  /** In the program's small Markdown. */
  note?: string;
  content?: Uint8Array;
  /** The name of the file, whose ending says what a text is. */
  fileName?: string;
  url?: string;
}

/**
 * Adds slides, notes or a link to a class; students with a seat see it at once. Throws `invalid` and `too_large` for a
 * material that cannot be accepted, `unsupported_media_type` for a file of another type, and `conflict` for one too
 * many.
 */
export const addMaterial = verb(
  { officeOnly: "file", may: workOfClass, scope: byBatch },
  async (deps: FileDeps, actor: Actor, batchId: string, { classId, ...given }: NewMaterial): Promise<void> => {
    const { database, clock, storage } = deps;
    await requireClassOfBatch(database, batchId, classId);
    const formId = isId(given.id) ? given.id : null;
    // Materials added by the previous release have the form's id as their own.
    const isThere = (before: ClassMaterial[]) =>
      before.some((one) => formId !== null && [one.formId, one.id].includes(formId));
    if (isThere(await findMaterials(database, classId))) return;
    const held = given.kind === "link" ? linkOf(given) : await fileOf(given);
    if (held.fileKey !== null) await storage.put(held.fileKey, Readable.from([given.content]));
    const at = clock();
    const row = { id: randomUUID(), formId, classId, kind: given.kind, addedAt: at, publishedAt: at, ...held };
    let isAdded = false;
    try {
      await database.transaction(async (transaction) => {
        await lockClassOfBatch(transaction, batchId, classId);
        const before = await findMaterials(transaction, classId);
        if (isThere(before)) return;
        if (before.length >= mostMaterials) throw new AppError("conflict", "material.tooMany");
        await insertMaterial(transaction, row);
        const details = { material: row.id, kind: row.kind, size: row.size };
        await audit(transaction, actor, { verb: "addMaterial", subject: "session", subjectId: classId, details }, at);
        isAdded = true;
      });
    } finally {
      if (!isAdded && held.fileKey !== null) await discard(deps, held.fileKey);
    }
  },
);

/** Has a file removed that no row names. Never throws. */
async function discard({ database, fileRemovals, log }: FileDeps, key: StorageKey): Promise<void> {
  await database
    .transaction((transaction) => fileRemovals.place(transaction, { keys: [key], emails: [] }))
    .catch((err: unknown) => log.warn({ err, key }, "an unused file of a class is left over"));
}

function linkOf({ title, url, note }: Pick<NewMaterial, "title" | "url" | "note">) {
  const link = materialLink.parse({ title, url, note });
  return { ...link, note: link.note || null, fileKey: null, mediaType: null, size: null };
}

type NewFile = Pick<NewMaterial, "title" | "note" | "content" | "fileName">;

/**
 * The ending and media type of a file of a kind that a class accepts. Throws `invalid` and `too_large` for one that cannot
 * be accepted, `unsupported_media_type` for one of another type.
 */
export async function readMaterialFile(content: Uint8Array | undefined, fileName: string) {
  if (!content || content.byteLength === 0) throw fieldError("file", "material.missing");
  if (content.byteLength > materialMaxBytes) throw fieldError("file", "material.tooLarge", { code: "too_large" });
  const found = await typeOfMaterial(fileName, content);
  if (!found) throw fieldError("file", "material.wrongType", { code: "unsupported_media_type" });
  return found;
}

async function fileOf({ title, note, content, fileName = "" }: NewFile) {
  const { ending, mediaType } = await readMaterialFile(content, fileName);
  const said = materialLink.pick({ title: true, note: true }).parse({ title, note });
  const key = storageKey(`class-materials/${randomUUID()}.${ending}`);
  const size = content?.byteLength ?? 0;
  return { title: said.title, note: said.note || null, url: null, fileKey: key, mediaType, size };
}

const publishing = z.strictObject({ id: z.string(), isPublished: z.boolean() });

/** Shows a material to students, or hides it. Throws `not_found`. */
export const publishMaterial = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), publishing] },
  async (
    { database, clock }: Deps,
    actor: Actor,
    batchId: string,
    { id, isPublished }: z.infer<typeof publishing>,
  ): Promise<void> => {
    const at = clock();
    await database.transaction(async (transaction) => {
      const { classId, publishedAt } = await requireMaterial(transaction, batchId, id);
      if ((publishedAt !== null) === isPublished) return;
      await setMaterialPublished(transaction, id, isPublished ? at : null);
      const details = { material: id, isPublished };
      const act = { verb: "publishMaterial", subject: "session", subjectId: classId ?? id, details } as const;
      await audit(transaction, actor, act, at);
    });
  },
);

/** Removes a material with its file. Throws `not_found`. */
export const removeMaterial = verb(
  { may: workOfClass, scope: byBatch },
  async (
    { database, clock, fileRemovals }: Deps & Pick<FileDeps, "fileRemovals">,
    actor: Actor,
    batchId: string,
    id: string,
  ): Promise<void> => {
    await database.transaction(async (transaction) => {
      const { classId } = await requireMaterial(transaction, batchId, id);
      const keys = await deleteMaterial(transaction, id);
      if (keys.length > 0) await fileRemovals.place(transaction, { keys, emails: [] });
      const act = { verb: "removeMaterial", subject: "session", subjectId: classId ?? id } as const;
      await audit(transaction, actor, { ...act, details: { material: id } }, clock());
    });
  },
);

const recording = z.strictObject({ lectureId: z.string(), classId: z.string().nullable() });

/** Sets the class that a lecture is the recording of; null for none. Throws `not_found`. */
export const linkLecture = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), recording] },
  async (
    { database, clock }: Deps,
    actor: Actor,
    batchId: string,
    { lectureId, classId }: z.infer<typeof recording>,
  ): Promise<void> => {
    await database.transaction(async (transaction) => {
      const lecture = (await findLecturesOfBatch(transaction, batchId)).find(({ id }) => id === lectureId);
      if (!lecture) throw unknownLecture(lectureId);
      if (classId !== null) await lockClassOfBatch(transaction, batchId, classId);
      const from = (await findClassesOfLectures(transaction, batchId)).get(lectureId) ?? null;
      if (from === classId) return;
      await putClassOfLecture(transaction, { lectureId, classId });
      const act = { verb: "linkLecture", subject: "lecture", subjectId: lectureId } as const;
      await audit(transaction, actor, { ...act, details: { from, to: classId } }, clock());
    });
  },
);

function unknownLecture(id: string): AppError {
  const { reason, values } = unknownEntry("lectures", id);
  return new AppError("not_found", reason, { values });
}

async function requireMaterial(database: Database, batchId: string, id: string): Promise<ClassMaterial> {
  const found = isId(id) ? await findMaterial(database, id) : undefined;
  if (found?.batchId !== batchId) throw new AppError("not_found", "material.gone");
  return found.material;
}

/** The file of a material of a batch, with the name that a browser saves it under. Throws `not_found`. */
export const openMaterial = query(
  { officeOnly: "file", may: ofClass, scope: byBatch },
  async (
    { database, storage }: { database: Database; storage: Pick<FileStorage, "open"> },
    batchId: string,
    id: string,
  ) => {
    const { fileKey, mediaType, title, size } = await requireMaterial(database, batchId, id);
    const content = fileKey === null ? null : await storage.open(fileKey);
    if (fileKey === null || !content) throw new AppError("not_found", "material.gone");
    const ending = fileKey.slice(fileKey.lastIndexOf("."));
    return { content, mediaType: mediaType ?? "application/octet-stream", size: size ?? 0, name: `${title}${ending}` };
  },
);
