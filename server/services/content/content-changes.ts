import type { Database, DatabaseHome } from "#server/db/client.ts";
import { listenToNotifications, notify } from "#server/db/notifications.ts";

const channel = "content_changed";

/** Word of changed courses, outlines, batches and lectures, to every process that shows them. */
export interface ContentChanges {
  /** Whether a change is known here before its author knows that it is made: there is no other process. */
  isInstant: boolean;
  /** To be called in the transaction that changes content: once it is committed every process hears of it. */
  announce(transaction: Database): Promise<void>;
  /** Calls `listener` after each change, no matter who made it; the answer ends that. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Listens for changes of content in the database at `home`. */
export async function createContentChanges(home: DatabaseHome): Promise<ContentChanges> {
  const listeners = new Set<() => void>();
  const stop = await listenToNotifications(home, channel, () => {
    for (const listener of listeners) listener();
  });
  return {
    isInstant: home.kind === "embedded",
    announce: (transaction) => notify(transaction, channel),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: stop,
  };
}
