import type { Database } from "#server/db/client.ts";
import type { OutboxFiles } from "#server/integrations/mail/port.ts";
import type { FileStorage } from "#server/integrations/storage/port.ts";

/** Files that go with the records they belonged to. */
export interface GoneFiles {
  /** Keys of kept files. */
  keys: string[];
  /** Names of mails that are files. */
  emails: string[];
}

/** Where files wait to be removed: after the commit, and again until it is done. */
export interface FileRemovals {
  /** Queues the removal as part of `transaction`. */
  place(transaction: Database, gone: GoneFiles): Promise<void>;
}

/** Makes sure that these files are gone; twice is as good as once. */
export async function removeFiles(
  { storage, outboxFiles }: { storage: Pick<FileStorage, "remove">; outboxFiles: OutboxFiles },
  { keys, emails }: GoneFiles,
): Promise<void> {
  for (const key of keys) await storage.remove(key);
  await outboxFiles.remove(emails);
}
