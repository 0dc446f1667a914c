import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { z } from "zod";
import { readMaterialFile } from "#domains/lectures/server/materials.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import type { User } from "#server/http/user.ts";
import { fileNameOf } from "#server/storage/file-name.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import { type FileStorage, type StorageKey, storageKey } from "#server/storage/port.ts";
import { byBatch, query, verb, workOfClass } from "#server/verb.ts";
import { lockWork, showAssignment } from "./manage-work.ts";
import { requireOwnWork } from "./own-work.ts";
import { deleteWorkFile, findStarterFiles, findWorkFiles, type WorkFile } from "./starter-queries.ts";
import { workFiles } from "./tables.ts";

interface Deps {
  database: Database;
}

interface FileDeps extends Deps {
  storage: Pick<FileStorage, "put" | "open">;
  fileRemovals: FileRemovals;
  log: Log;
}

/** Maximum number of files of one assignment. */
const mostFiles = 20;

/** The files of an assignment. Throws `not_found`. */
const listStarterFiles = query(
  { may: workOfClass, scope: byBatch },
  async ({ database }: Deps, batchId: string, workId: string) => {
    await showAssignment({ database }, batchId, workId);
    return await findStarterFiles(database, workId);
  },
);

/** A new file of an assignment. */
export interface NewStarterFile {
  workId: string;
  /** The form's own id: the same form sent twice adds once. */
  formId: string;
  name: string;
  content: Uint8Array;
}

/**
 * Adds a file that students begin with; they see it with the assignment. It is of a kind that a class accepts as material.
 * Throws `not_found`, `invalid` and `too_large` for a file that cannot be accepted, `unsupported_media_type` for one of
 * another type, and `conflict` for one too many.
 */
const addStarterFile = verb(
  { officeOnly: "file", may: workOfClass, scope: byBatch },
  async (deps: FileDeps, actor: Actor, batchId: string, { workId, formId, name, content }: NewStarterFile) => {
    const { database, storage } = deps;
    await showAssignment({ database }, batchId, workId);
    const form = isUuid(formId) ? formId : null;
    const isThere = (files: WorkFile[]) => files.some((file) => form !== null && file.formId === form);
    if (isThere(await findWorkFiles(database, workId))) return;
    const { ending, mediaType } = await readMaterialFile(content, name);
    const key = storageKey(`work-files/${randomUUID()}.${ending}`);
    await storage.put(key, Readable.from([content]));
    const at = new Date();
    const row = { id: randomUUID(), workId, formId: form, name: fileNameOf(name), mediaType, addedAt: at };
    let isAdded = false;
    try {
      await database.transaction(async (transaction) => {
        await lockWork(transaction, batchId, workId);
        const before = await findWorkFiles(transaction, workId);
        if (isThere(before)) return;
        if (before.length >= mostFiles) throw new AppError("conflict", "work.tooManyFiles");
        await transaction.insert(workFiles).values({ ...row, size: content.byteLength, storageKey: key });
        const details = { file: row.id, size: content.byteLength };
        await audit(transaction, actor, { verb: "addStarterFile", subject: "work", subjectId: workId, details }, at);
        isAdded = true;
      });
    } finally {
      if (!isAdded) await discard(deps, key);
    }
  },
);

/** Has a file removed that no row names. Never throws. */
async function discard({ database, fileRemovals, log }: FileDeps, key: StorageKey): Promise<void> {
  await database
    .transaction((transaction) => fileRemovals.place(transaction, { keys: [key], emails: [] }))
    .catch((err: unknown) => log.warn({ err, key }, "an unused file of an assignment is left over"));
}

const ofWork = z.strictObject({ workId: z.string(), fileId: z.string() });

/** Removes a file of an assignment. Throws `not_found`. */
const removeStarterFile = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), ofWork] },
  async (
    { database, fileRemovals }: Deps & Pick<FileDeps, "fileRemovals">,
    actor: Actor,
    batchId: string,
    { workId, fileId }: z.infer<typeof ofWork>,
  ): Promise<void> => {
    await database.transaction(async (transaction) => {
      await lockWork(transaction, batchId, workId);
      const file = await requireFile(transaction, workId, fileId);
      const keys = await deleteWorkFile(transaction, file.id);
      if (keys.length > 0) await fileRemovals.place(transaction, { keys, emails: [] });
      const details = { file: file.id };
      const act = { verb: "removeStarterFile", subject: "work", subjectId: workId, details } as const;
      await audit(transaction, actor, act, new Date());
    });
  },
);

async function requireFile(database: Database, workId: string, fileId: string): Promise<WorkFile> {
  const file = isUuid(fileId) ? (await findWorkFiles(database, workId)).find(({ id }) => id === fileId) : undefined;
  if (!file) throw new AppError("not_found", "work.fileGone");
  return file;
}

async function openFile({ database, storage }: Deps & Pick<FileDeps, "storage">, workId: string, fileId: string) {
  const { name, size, mediaType, storageKey: key } = await requireFile(database, workId, fileId);
  const content = await storage.open(key);
  if (!content) throw new AppError("not_found", "work.fileGone");
  return { name, size, mediaType, content };
}

/** A file of an assignment, for its staff. Throws `not_found`. */
const openStarterFile = query(
  { officeOnly: "file", may: workOfClass, scope: byBatch },
  async (deps: Deps & Pick<FileDeps, "storage">, batchId: string, workId: string, fileId: string) => {
    await showAssignment(deps, batchId, workId);
    return await openFile(deps, workId, fileId);
  },
);

/** A file that a student begins an assignment with, once the assignment is open to them. Throws `not_found`. */
export async function openOwnStarterFile(
  deps: Deps & Pick<FileDeps, "storage">,
  user: User,
  workId: string,
  fileId: string,
) {
  const { work } = await requireOwnWork(deps.database, user, workId);
  return await openFile(deps, work.id, fileId);
}

/** What staff do with these files, by their assignment. */
export const starterVerbs = { listStarterFiles, addStarterFile, removeStarterFile, openStarterFile };
