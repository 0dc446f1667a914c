import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { mostMegapixels } from "#domains/content/rules/pictures.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { type FileStorage, storageKey, unlessTaken } from "#server/storage/port.ts";
import { holders, verb } from "#server/verb.ts";
import type { ErrorCode } from "#shared/error-codes.ts";
import type { PhotoEncoder } from "./port.ts";

/** Largest size of a photo, in bytes. */
const photoMaxBytes = 10 * 1024 * 1024;

interface AddDeps {
  database: Database;
  storage: Pick<FileStorage, "put">;
  clock: () => Date;
  /** Re-encodes photos; null without a build. */
  photos: PhotoEncoder | null;
}

/** The storage key of a photo. */
export const photoKey = (name: string) => storageKey(`photos/${name}`);

/**
 * Stores a photo for documents to show, re-encoded as WebP and no larger than pages need; answers the path to name in a
 * document. The same photo has the same path. Throws `invalid` for none or one that cannot be read, `too_large` for
 * more bytes or pixels than are accepted, and `unavailable` if it cannot be re-encoded now.
 */
export const addPhoto = verb(
  { officeOnly: "file", may: holders("content") },
  async (deps: AddDeps, actor: Actor, content: Uint8Array): Promise<{ path: string }> => {
    const { database, storage, photos, clock } = deps;
    const picture = await encodedPhoto(photos, content);
    const name = `${createHash("sha256").update(picture).digest("hex").slice(0, 32)}.webp`;
    await storage.put(photoKey(name), Readable.from([picture])).catch(unlessTaken);
    const details = { bytes: picture.byteLength };
    await database.transaction((transaction) =>
      audit(transaction, actor, { verb: "addPhoto", subject: "photo", subjectId: name, details }, clock()),
    );
    return { path: `/api/photos/${name}` };
  },
);

/**
 * A photo re-encoded as WebP and no larger than pages need, without what the camera wrote. Throws `invalid` for none or
 * one that cannot be read, `too_large` for more bytes or pixels than are accepted, and `unavailable` if it cannot be
 * re-encoded now; with the name of a field, each at that field.
 */
export async function encodedPhoto(
  photos: PhotoEncoder | null,
  content: Uint8Array,
  field?: string,
): Promise<Uint8Array> {
  const refusal = (code: ErrorCode, reason: PhotoRefusal, values?: { megapixels: number; most: number }) => {
    const fields = field === undefined ? {} : { [field]: { reason, ...(values && { values }) } };
    return new AppError(code, reason, { ...(values && { values }), fields });
  };
  if (content.byteLength === 0) throw refusal("invalid", "photo.missing");
  if (content.byteLength > photoMaxBytes) throw refusal("too_large", "photo.tooLarge");
  const refuse = (cause?: unknown): never => {
    throw new AppError("unavailable", "photo.notNow", { cause });
  };
  const encoded = photos ? await photos.encode(content).catch(refuse) : refuse();
  if (!("refused" in encoded)) return encoded.picture;
  if (encoded.refused === "unreadable") throw refusal("invalid", "photo.unreadable");
  throw refusal("too_large", "photo.tooManyPixels", { megapixels: encoded.megapixels, most: mostMegapixels });
}

type PhotoRefusal = "photo.missing" | "photo.tooLarge" | "photo.unreadable" | "photo.tooManyPixels";

/** A stored photo by the name in its path. Throws `not_found` for an unknown one. */
export async function openPhoto({ storage }: { storage: Pick<FileStorage, "open"> }, name: string): Promise<Readable> {
  const file = /^[0-9a-f]{32}\.webp$/.test(name) ? await storage.open(photoKey(name)) : null;
  if (!file) throw new AppError("not_found", "photo.gone");
  return file;
}
