import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { findLecturesShowing } from "#server/db/queries/catalogue.ts";
import type { FileStorage } from "#server/integrations/storage/port.ts";
import { captionsKey, lectureSource } from "#shared/rules/lecture-source.ts";

interface Deps {
  database: Database;
  storage: FileStorage;
  log: Log;
}

/**
 * Removes the videos that lectures no longer show, and their captions, unless another lecture shows them. To be called
 * after the commit: a video that is left over is no harm, one that is missing is. Never throws.
 */
export async function removeUnusedFiles({ database, storage, log }: Deps, gone: { url: string }[]): Promise<void> {
  for (const { url } of gone) {
    const source = lectureSource(url);
    if (source?.kind !== "file") continue;
    const { key } = source;
    try {
      if ((await findLecturesShowing(database, url)).length > 0) continue;
      await storage.remove(key);
      await storage.remove(captionsKey(key));
    } catch (err) {
      log.warn({ err, key }, "an unused lecture file is left over");
    }
  }
}
