import type { FileStorage } from "#server/integrations/storage/port.ts";
import type { ContentChanges } from "#server/services/content/content-changes.ts";
import { captionsKey } from "#shared/rules/lecture-source.ts";

/** Knows which films have captions, without asking the storage each time. */
export interface CaptionsIndex {
  /** Whether captions are kept beside the film with this key. */
  has(filmKey: string): Promise<boolean>;
}

/** Asks the storage once for each film, and anew after content has changed. */
export function createCaptionsIndex(storage: FileStorage, changes: ContentChanges): CaptionsIndex {
  const known = new Map<string, boolean>();
  changes.onChange(() => known.clear());
  return {
    async has(filmKey) {
      const remembered = known.get(filmKey);
      if (remembered !== undefined) return remembered;
      const found = (await storage.describe(captionsKey(filmKey))) !== null;
      known.set(filmKey, found);
      return found;
    },
  };
}
