import type { FileStorage } from "#server/integrations/storage/port.ts";
import type { ContentChanges } from "#server/services/content/content-changes.ts";
import { rememberContent } from "#server/services/content/content-memory.ts";
import { captionsKey } from "#shared/rules/lecture-source.ts";

/** Knows which films have captions, without asking the storage each time. */
export interface CaptionsIndex {
  /** Whether captions are kept beside the film with this key. */
  has(filmKey: string): Promise<boolean>;
}

/** Asks the storage once for each film, and anew after content has changed. */
export function createCaptionsIndex(storage: FileStorage, changes: ContentChanges): CaptionsIndex {
  const find = async (filmKey: string) => ({ found: (await storage.describe(captionsKey(filmKey))) !== null });
  const remembered = rememberContent(changes, find);
  return { has: async (filmKey) => (await remembered(filmKey))?.found ?? false };
}
