import type { Database } from "#server/db/client.ts";
import type { OutboxFiles } from "#server/mail/port.ts";
import type { FileStorage, StorageKey } from "./port.ts";

/** Files to remove along with the records they belonged to. */
export interface GoneFiles {
  /** Keys in the storage. */
  keys: StorageKey[];
  /** Names of emails stored as files. */
  emails: string[];
}

/** The queue of files to remove: after the commit, and again until it is done. */
export interface FileRemovals {
  /** Queues the removal as part of `transaction`. */
  place(transaction: Database, gone: GoneFiles): Promise<void>;
}

/** Removes files; missing ones do not matter. */
export async function removeFiles(
  { storage, outboxFiles }: { storage: Pick<FileStorage, "remove">; outboxFiles: OutboxFiles },
  { keys, emails }: GoneFiles,
): Promise<void> {
  for (const key of keys) await storage.remove(key);
  await outboxFiles.remove(emails);
}
