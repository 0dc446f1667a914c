import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { findOwnPerson } from "#domains/accounts/server/account-people.ts";
import { materialMaxBytes } from "#domains/lectures/contract.ts";
import { typeOfMaterial } from "#domains/lectures/server/material-type.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import type { Actor } from "#server/audit/actor.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import type { AnnouncedFile } from "#server/http/sent-file.ts";
import type { User } from "#server/http/user.ts";
import { fileNameOf } from "#server/storage/file-name.ts";
import { type FileStorage, storageKey } from "#server/storage/port.ts";
import { byBatches, type Caller, everyone, ofClass, verb } from "#server/verb.ts";
import { type Announcement, findAnnouncement } from "./announcement-queries.ts";
import { mayRead } from "./announcement-rights.ts";
import {
  type AnnouncementFile,
  countUnnamed,
  findFiles,
  findFilesOf,
  findNaming,
  findOpenTo,
  insertFile,
} from "./file-queries.ts";

/** Maximum number of files that a member has uploaded and not sent. */
const mostUnnamed = 100;

interface Deps {
  database: Database;
  storage: Pick<FileStorage, "put" | "open" | "remove">;
  log: Log;
}

/**
 * Whether a member may upload this file for an announcement; true if it is stored already. Checked before the file is
 * read. Throws `invalid` for an empty one, `too_large`, and `conflict` for too many and for an id that is not theirs.
 */
export const checkAnnouncementFile = verb(
  { officeOnly: "file", may: everyone, branch: "no branch", unaudited: true },
  async ({ database }: Pick<Deps, "database">, actor: Actor, { fileId, size }: AnnouncedFile): Promise<boolean> => {
    if (!isUuid(fileId)) throw new AppError("invalid", "announcement.fileGone");
    if (size !== null && size > materialMaxBytes) throw new AppError("too_large", "announcement.fileTooLarge");
    if (size === 0) throw new AppError("invalid", "announcement.fileEmpty");
    const [there] = await findFiles(database, [fileId]);
    if (there && there.uploaderId !== actor.id) throw new AppError("conflict", "announcement.fileGone");
    if (!there && actor.id !== null && (await countUnnamed(database, actor.id)) >= mostUnnamed)
      throw new AppError("conflict", "announcement.filesTooMany");
    return there !== undefined;
  },
);

/**
 * Stores a file that its uploader may put at an announcement. Sent twice under one id, the file that was stored first
 * stays as it is. Throws as `checkAnnouncementFile` does, and `unsupported_media_type` for a type that no class takes.
 */
export const storeAnnouncementFile = verb(
  { officeOnly: "file", may: everyone, branch: "no branch", unaudited: true },
  async (deps: Deps, who: Caller, { content, ...file }: AnnouncedFile & { content: Uint8Array }): Promise<void> => {
    const { database, storage, log } = deps;
    if (await checkAnnouncementFile(deps, who, { ...file, size: content.byteLength })) return;
    const found = await typeOfMaterial(file.name, content);
    if (!found) throw new AppError("unsupported_media_type", "announcement.fileType");
    // Each upload has its own key: of two with one id the row says which counts, and the other's bytes are removed.
    const key = storageKey(`announcements/${randomUUID()}.${found.ending}`);
    await storage.put(key, Readable.from([content]));
    let isNew = false;
    try {
      isNew = await insertFile(database, {
        ...{ id: file.fileId, uploaderId: who.id, name: fileNameOf(file.name), mediaType: found.mediaType },
        ...{ size: content.byteLength, storageKey: key, uploadedAt: new Date() },
      });
    } finally {
      if (!isNew) await storage.remove(key).catch((err: unknown) => log.warn({ err }, "an unused file is left over"));
    }
    if (!isNew) await checkAnnouncementFile(deps, who, { ...file, size: content.byteLength });
  },
);

/**
 * Throws `invalid` unless each file of a new announcement was uploaded by the member, or stands at another announcement that
 * they may read. Holds the files until the transaction ends.
 */
export async function requireFiles(
  transaction: Database,
  who: Caller,
  batchIds: string[],
  { id: ownId, fileIds }: Pick<Announcement, "id" | "fileIds">,
): Promise<void> {
  if (fileIds.length === 0) return;
  const found = await findFiles(transaction, fileIds, "hold");
  const foreign = found.filter(({ uploaderId }) => uploaderId !== who.id);
  const naming = foreign.length > 0 ? await findNaming(transaction, fileIds) : [];
  const mayName = ({ id }: AnnouncementFile) =>
    naming.some((one) => one.id !== ownId && one.fileIds.includes(id) && mayRead(one, who, batchIds));
  const isMissing = fileIds.some((id) => !found.some((file) => file.id === id));
  if (isMissing || !foreign.every(mayName)) throw fieldError("files", "announcement.fileGone");
}

/** A file of an announcement that a member may read. Throws `not_found`. */
export const openAnnouncementFile = verb(
  { officeOnly: "file", may: ofClass, scope: byBatches, unaudited: true },
  async (
    deps: Pick<Deps, "database" | "storage">,
    who: Caller,
    batchIds: string[],
    { announcementId, fileId }: { announcementId: string; fileId: string },
  ) => {
    const found = isUuid(announcementId) ? await findAnnouncement(deps.database, announcementId) : undefined;
    return await openFile(deps, found && mayRead(found, who, batchIds) ? found : undefined, fileId);
  },
);

/** A file of an announcement that has reached a student, who still belongs to it. Throws `not_found`. */
export async function openOwnNewsFile(
  deps: Pick<Deps, "database" | "storage">,
  user: User,
  announcementId: string,
  fileId: string,
) {
  const { database } = deps;
  const person = isUuid(announcementId) ? await findOwnPerson(database, user) : null;
  const isTheirs = person !== null && (await findOpenTo(database, person.id)).has(announcementId);
  return await openFile(deps, isTheirs ? await findAnnouncement(database, announcementId) : undefined, fileId);
}

async function openFile(
  { database, storage }: Pick<Deps, "database" | "storage">,
  announcement: Announcement | undefined,
  fileId: string,
) {
  const file = announcement && (await findFilesOf(database, announcement)).find(({ id }) => id === fileId);
  const content = file && !announcement.takenBackAt ? await storage.open(file.storageKey) : null;
  if (!file || !content) throw new AppError("not_found", "announcement.fileGone");
  const { name, size, mediaType } = file;
  return { name, size, mediaType, content };
}
