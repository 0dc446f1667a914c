import { LRUCache } from "lru-cache";
import type { Database, DatabaseHome } from "./client.ts";
import { listenToNotifications, notify } from "./notifications.ts";

/** The kind of change: documents alone, which a publication brings, or also batches, lectures or seat holders. */
export type ContentChange = "documents" | "all";

/** Notifies every process of changed documents, batches and lectures. */
export interface ContentChanges {
  /** Whether a change is known here as soon as it is committed, because there is no other process. */
  isInstant: boolean;
  /** To be called in the transaction that changes content; every process is notified once it is committed. */
  announce(transaction: Database, change?: ContentChange): Promise<void>;
  /** Calls `listener` after each change in any process; returns the function that ends that. */
  onChange(listener: (change: ContentChange) => void): () => void;
  close(): Promise<void>;
}

/** The channel for changes of private calendars. */
export const calendarChannel = "calendars_changed";

/** Listens for changes of content in the database at `home`; of other things on another channel. */
export async function createContentChanges(home: DatabaseHome, channel = "content_changed"): Promise<ContentChanges> {
  const listeners = new Set<(change: ContentChange) => void>();
  const stop = await listenToNotifications(home, channel, (payload) => {
    for (const listener of listeners) listener(payload === "documents" ? payload : "all");
  });
  return {
    isInstant: home.kind === "embedded",
    announce: (transaction, change = "all") => notify(transaction, channel, change),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: stop,
  };
}

/** Number of memoized results. */
const most = 1_000;

/**
 * `find`, called once for each key until content changes. Missing results are not memoized, so that made-up keys fill
 * no memory, and neither are results requested before a change.
 */
export function memoizeContent<Found extends {}>(
  changes: ContentChanges,
  find: (key: string) => Promise<Found | undefined>,
): (key: string) => Promise<Found | undefined> {
  const createCache = () => new LRUCache<string, Found>({ max: most });
  let current = createCache();
  changes.onChange(() => {
    current = createCache();
  });
  return async (key) => {
    const cache = current;
    const memoized = cache.get(key);
    if (memoized !== undefined) return memoized;
    const found = await find(key);
    // After a change in the meantime this cache is no longer read.
    if (found !== undefined) cache.set(key, found);
    return found;
  };
}
