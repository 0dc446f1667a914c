import type { Readable } from "node:stream";
import type { ByteRange } from "#shared/rules/byte-range.ts";

/** What is known of a stored file without reading it. */
export interface StoredFile {
  /** In bytes. */
  size: number;
  /** Changes with the content; strong and quoted, fit for an `ETag` header. */
  etag: string;
}

/** All stored files at one point in time: a file removed since can still be read here. */
export interface FileSnapshot {
  /** Key → size in bytes. */
  files: ReadonlyMap<string, number>;
  open(key: string): Promise<Readable>;
  /** To be called at the end in every case. */
  release(): Promise<void>;
}

/**
 * Stores files under keys such as `lectures/1f0c.mp4`; no address of the site leads to a file directly. A video's key is
 * written once: a new version gets a new key, so that readers of the old one read it to its end. A file that is read in
 * one go may be replaced. Every method throws a `TypeError` for an invalid key.
 */
export interface FileStorage {
  /**
   * Stores a stream of at least one byte, completely or not at all; resolves when a power cut cannot lose it. Rejects
   * with the stream's own error if that breaks off.
   */
  put(key: string, content: Readable): Promise<StoredFile>;
  /** Stores what other files hold, one after the other, as `put` stores a stream. Rejects if one of them is missing. */
  join(key: string, parts: readonly string[]): Promise<StoredFile>;
  /** Null if there is no such file. */
  describe(key: string): Promise<StoredFile | null>;
  /** Streams a file, or a range that lies within it, no faster than it is read. Null if there is no such file. */
  open(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Removes the file; a missing one counts as removed. */
  remove(key: string): Promise<void>;
  /** Null if a service stores the files: it has its own ways to keep older versions. */
  snapshot(): Promise<FileSnapshot | null>;
}

const keyShape = /^[a-z0-9][\w.-]*(\/[a-z0-9][\w.-]*)*$/i;
const longestKey = 200;

/**
 * Returns a valid key as it is: letters, digits, `_`, `-` and `.` in parts that begin with a letter or digit. Throws a
 * `TypeError` for any other text.
 */
export function storageKey(text: string): string {
  if (text.length > longestKey || !keyShape.test(text)) throw new TypeError("That is not a storage key.");
  return text;
}
