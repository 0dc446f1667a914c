import type { FileStorage } from "#server/integrations/storage/port.ts";
import { captionsKey } from "#shared/rules/lecture-source.ts";
import { type ContentChanges, memoizeContent } from "../content/content-changes.ts";

/** Knows which videos have captions, without asking the storage each time. */
export interface CaptionsIndex {
  /** Whether captions are kept beside the video with this key. */
  has(videoKey: string): Promise<boolean>;
}

/** Asks the storage once for each video, and again after content has changed. */
export function createCaptionsIndex(storage: FileStorage, changes: ContentChanges): CaptionsIndex {
  const find = async (videoKey: string) => ({ found: (await storage.describe(captionsKey(videoKey))) !== null });
  const remembered = memoizeContent(changes, find);
  return { has: async (videoKey) => (await remembered(videoKey))?.found ?? false };
}
