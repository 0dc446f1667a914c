import { Readable } from "node:stream";
import { lockCatalogue } from "#server/db/queries/catalogue.ts";
import { findLockedLecture } from "#server/db/queries/lectures.ts";
import { AppError } from "#server/services/app-error.ts";
import type { CatalogueNeeds } from "#server/services/catalogue/write-drafts.ts";
import { captionsKey, lectureSource } from "#shared/rules/lecture-source.ts";
import { webVttFault } from "#shared/rules/web-vtt.ts";

/**
 * Keeps captions (WebVTT in UTF-8) beside the film of a lecture, in the place of those it had; every lecture that shows
 * the film has them at once. Throws `not_found` for an unknown lecture, and `invalid` for a film that is not one of our
 * own files, or for what is no WebVTT.
 */
export async function importCaptions(
  { database, storage, announce }: Pick<CatalogueNeeds, "database" | "storage" | "announce">,
  lectureId: string,
  content: Uint8Array,
): Promise<void> {
  const fault = faultOf(content);
  if (fault) throw new AppError("invalid", fault, { fields: { file: fault } });
  await database.transaction(async (transaction) => {
    // So that the film does not leave meanwhile.
    await lockCatalogue(transaction);
    const lecture = await findLockedLecture(transaction, lectureId);
    if (!lecture) throw new AppError("not_found", `There is no lecture with the id ${lectureId}.`);
    const source = lectureSource(lecture.url);
    if (source?.kind !== "file") throw new AppError("invalid", elsewhere);
    await storage.put(captionsKey(source.key), Readable.from([content]));
    await announce(transaction);
  });
}

const elsewhere = "This lecture's film is not one of the program's own files: its captions are kept where the film is.";

function faultOf(content: Uint8Array): string | null {
  try {
    return webVttFault(new TextDecoder("utf-8", { fatal: true }).decode(content));
  } catch {
    return "Captions are saved as UTF-8.";
  }
}
