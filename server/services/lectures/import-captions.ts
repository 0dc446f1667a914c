import { Readable } from "node:stream";
import type { Database } from "#server/db/client.ts";
import { findLecturesShowing, lockCatalogue } from "#server/db/queries/catalogue.ts";
import { findLockedLecture } from "#server/db/queries/lectures.ts";
import { AppError } from "#server/services/app-error.ts";
import { removeUnusedFiles } from "#server/services/catalogue/remove-unused-files.ts";
import type { CatalogueDeps } from "#server/services/catalogue/write-inputs.ts";
import { captionsKey, lectureSource } from "#shared/rules/lecture-source.ts";
import { webVttFault } from "#shared/rules/web-vtt.ts";

/**
 * Keeps captions (WebVTT in UTF-8) beside the video of a lecture, in the place of those it had; every lecture that shows
 * the video has them at once. Throws `not_found` for an unknown lecture, and `invalid` for a video that is not one of our
 * own files, or for what is no WebVTT.
 */
export async function importCaptions(
  { database, storage, announce, log }: CatalogueDeps,
  lectureId: string,
  content: Uint8Array,
): Promise<void> {
  const fault = faultOf(content);
  if (fault) throw new AppError("invalid", fault, { fields: { file: fault } });
  const { url, key } = await findOwnVideo(database, lectureId);
  // Outside the transaction: a slow storage service would hold the one connection of the embedded database.
  await storage.put(captionsKey(key), Readable.from([content]));
  const isShown = await database.transaction(async (transaction) => {
    // So that the video does not leave at the same moment: either its removal takes the captions along, or this sees it.
    await lockCatalogue(transaction);
    const showing = await findLecturesShowing(transaction, url);
    if (showing.length > 0) await announce(transaction);
    return showing.some(({ id }) => id === lectureId);
  });
  if (isShown) return;
  await removeUnusedFiles({ database, storage, log }, [{ url }]);
  throw unknownLecture(lectureId);
}

/** The video of a lecture, by its stored address and its storage key. */
async function findOwnVideo(database: Database, lectureId: string): Promise<{ url: string; key: string }> {
  const lecture = await findLockedLecture(database, lectureId);
  if (!lecture) throw unknownLecture(lectureId);
  const source = lectureSource(lecture.url);
  if (source?.kind !== "file") throw new AppError("invalid", elsewhere);
  return { url: lecture.url, key: source.key };
}

function unknownLecture(lectureId: string): AppError {
  return new AppError("not_found", `There is no lecture with the id ${lectureId}.`);
}

const elsewhere =
  "This lecture's video is not one of the program's own files: its captions are kept where the video is.";

function faultOf(content: Uint8Array): string | null {
  try {
    return webVttFault(new TextDecoder("utf-8", { fatal: true }).decode(content));
  } catch {
    return "Captions are saved as UTF-8.";
  }
}
