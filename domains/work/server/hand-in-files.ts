import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { isPast } from "#domains/work/rules/deadline.ts";
import { closesAt } from "#domains/work/rules/late-penalty.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import type { AnnouncedFile } from "#server/http/sent-file.ts";
import type { User } from "#server/http/user.ts";
import { fileNameOf } from "#server/storage/file-name.ts";
import { type FileStorage, storageKey } from "#server/storage/port.ts";
import { countFiles, findFile, findFiles, insertFile } from "./hand-in-queries.ts";
import { requireOwnWork } from "./own-work.ts";

interface Deps {
  database: Database;
  storage: FileStorage;
}

/** Maximum number of files that one student may upload for one assignment in all. */
const mostFiles = 60;

/**
 * Whether a student may upload this file now; true if it is stored already. Checked before the file is read. Throws
 * `not_found`, `forbidden` for a student without a seat, `conflict` after the assignment has closed or for too many,
 * `too_large`, and `invalid`.
 */
export async function checkHandInFile(
  { database }: Pick<Deps, "database">,
  user: User,
  workId: string,
  file: AnnouncedFile,
) {
  const { work, seat } = await requireOwnWork(database, user, workId);
  const theirs = { workId: work.id, enrolmentId: seat.id };
  if (!isUuid(file.fileId)) throw new AppError("invalid", "handIn.fileGone");
  const [there] = await findFiles(database, { ...theirs, ids: [file.fileId] });
  if (seat.state === "withdrawn") throw new AppError("forbidden", "handIn.noSeat");
  const closes = closesAt(work.dueAt, work.lateRule);
  if (isPast(closes, new Date())) throw new AppError("conflict", "handIn.closed");
  if (!work.accepts.includes("file")) throw new AppError("invalid", "handIn.notTaken");
  if (file.size !== null && file.size > work.maxFileBytes) throw tooLarge(work.maxFileBytes);
  if (file.size === 0) throw new AppError("invalid", "handIn.emptyFile");
  if (!there && (await countFiles(database, theirs)) >= mostFiles)
    throw new AppError("conflict", "handIn.tooManyFiles");
  return { ...theirs, maxFileBytes: work.maxFileBytes, isThere: there !== undefined };
}

/**
 * Stores a file for a hand-in; one that breaks off is not stored, and is sent again whole. Sent twice under one id, the
 * file that was stored first stays as it is, and the second gets the first one's answer. Throws as `checkHandInFile`
 * does.
 */
export async function storeHandInFile(
  { database, storage }: Deps,
  user: User,
  workId: string,
  { content, ...file }: AnnouncedFile & { content: Readable },
): Promise<void> {
  const { isThere, maxFileBytes, ...theirs } = await checkHandInFile({ database }, user, workId, file);
  if (isThere) return;
  // Each upload has its own key: of two with one id the row says which counts, and the other's bytes are removed.
  const key = storageKey(`hand-ins/${theirs.enrolmentId}-${file.fileId}-${randomUUID()}`);
  const { size } = await storage.put(key, Readable.from(atMost(content, maxFileBytes)));
  const row = {
    ...theirs,
    id: file.fileId,
    name: fileNameOf(file.name),
    size,
    storageKey: key,
    uploadedAt: new Date(),
  };
  const isNew = await insertFile(database, row).catch(async (error: unknown) => {
    await storage.remove(key);
    throw error;
  });
  if (isNew) return;
  await storage.remove(key);
  const [own] = await findFiles(database, { ...theirs, ids: [file.fileId] });
  if (!own) throw new AppError("conflict", "handIn.fileGone");
}

const tooLarge = (bytes: number) =>
  new AppError("too_large", "handIn.tooLarge", { values: { most: Math.floor((bytes / 1024 / 1024) * 10) / 10 } });

/** Ends a stream with a refusal once it is longer than allowed, or if it is empty. */
async function* atMost(content: AsyncIterable<Uint8Array>, bytes: number) {
  let received = 0;
  for await (const chunk of content) {
    received += chunk.byteLength;
    if (received > bytes) throw tooLarge(bytes);
    yield chunk;
  }
  if (received === 0) throw new AppError("invalid", "handIn.emptyFile");
}

/** A student's own file. Throws `not_found`. */
export async function openOwnFile({ database, storage }: Deps, user: User, workId: string, fileId: string) {
  const { work, seat } = await requireOwnWork(database, user, workId);
  const file = isUuid(fileId) ? await findFile(database, fileId) : undefined;
  const isOwn = file?.workId === work.id && file.enrolmentId === seat.id;
  const content = isOwn ? await storage.open(file.storageKey) : null;
  if (!isOwn || !content) throw new AppError("not_found", "handIn.fileGone");
  return { name: file.name, size: file.size, content };
}
