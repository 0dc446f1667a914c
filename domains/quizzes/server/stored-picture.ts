import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { encodedPhoto } from "#domains/content/server/photos.ts";
import type { PhotoEncoder } from "#domains/content/server/port.ts";
import { AppError } from "#server/app-error.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import { type FileStorage, type StorageKey, storageKey } from "#server/storage/port.ts";

export interface PictureDeps {
  database: Database;
  storage: Pick<FileStorage, "put" | "open">;
  fileRemovals: FileRemovals;
  log: Log;
  /** Re-encodes pictures; null without a build. */
  photos: PhotoEncoder | null;
}

/** A picture as a question names it. */
interface NamedPicture {
  pictureKey: StorageKey;
  /** In bytes. */
  pictureSize: number;
}

/**
 * Stores a picture, re-encoded and no larger than pages need, and has a transaction name it; without content the
 * transaction gets null. A file that nothing names in the end is removed. Throws `invalid`, `too_large` and
 * `unavailable` for the picture.
 */
export async function withPicture(
  deps: PictureDeps,
  content: Uint8Array,
  write: (transaction: Database, picture: NamedPicture | null) => Promise<void>,
): Promise<void> {
  const { database, storage, photos } = deps;
  const picture = content.byteLength === 0 ? null : await encodedPhoto(photos, content, "picture");
  const key = picture && storageKey(`quiz-pictures/${randomUUID()}.webp`);
  if (key) await storage.put(key, Readable.from([picture]));
  let isPut = false;
  try {
    await database.transaction(async (transaction) => {
      await write(transaction, key && { pictureKey: key, pictureSize: picture.byteLength });
      isPut = true;
    });
  } finally {
    if (key && !isPut) await discard(deps, key);
  }
}

/** Has a file removed that no row names. Never throws. */
async function discard({ database, fileRemovals, log }: PictureDeps, key: StorageKey): Promise<void> {
  await database
    .transaction((transaction) => fileRemovals.place(transaction, { keys: [key], emails: [] }))
    .catch((err: unknown) => log.warn({ err, key }, "an unused picture of a quiz is left over"));
}

/** A question's picture as it is answered. Throws `not_found` without one. */
export async function shownPicture(
  { storage }: Pick<PictureDeps, "storage">,
  question: { pictureKey: StorageKey | null; pictureSize: number | null } | undefined,
) {
  const content = question?.pictureKey ? await storage.open(question.pictureKey) : null;
  if (!question || !content) throw new AppError("not_found", "quiz.unknown");
  return { content, size: question.pictureSize ?? 0, mediaType: "image/webp" };
}
