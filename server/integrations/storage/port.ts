import type { Readable } from "node:stream";
import type { ByteRange } from "#shared/rules/byte-range.ts";

/** What is known of a kept file without reading it. */
export interface StoredFile {
  /** In bytes. */
  size: number;
  /** Changes with the content; strong and quoted, fit for an `ETag` header. */
  etag: string;
}

/** All kept files as they were at one moment: what is removed meanwhile can still be read here. */
export interface FileSnapshot {
  /** Key → size in bytes. */
  files: ReadonlyMap<string, number>;
  open(key: string): Promise<Readable>;
  /** To be called at the end, whatever happened. */
  release(): Promise<void>;
}

/**
 * Keeps files that no address of the site leads to by itself, under keys such as `lectures/1f0c.mp4`. A video's key is written once: a new version of it gets a new
 * key, so that anybody who is reading the old one reads it to its end. What is read in one go may be replaced. Every method throws a `TypeError` for what is not a key.
 */
export interface FileStorage {
  /**
   * Keeps a stream of at least one byte, whole or not at all; resolves when no power cut can lose it any more. Rejects
   * with the stream's own error when that breaks off.
   */
  put(key: string, content: Readable): Promise<StoredFile>;
  /** Null where there is no such file. */
  describe(key: string): Promise<StoredFile | null>;
  /** Reads a file, or a part of it that lies within; no faster than it is read from. Null where there is no such file. */
  open(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Makes sure there is no such file. */
  remove(key: string): Promise<void>;
  /** Null where a service keeps the files, with means of its own to keep older states of them. */
  snapshot(): Promise<FileSnapshot | null>;
}

const keyShape = /^[a-z0-9][\w.-]*(\/[a-z0-9][\w.-]*)*$/i;
const longestKey = 200;

/**
 * The key itself: letters, digits, `_`, `-` and `.` in parts that begin with a letter or digit. Throws a `TypeError` for
 * a text that is none.
 */
export function storageKey(text: string): string {
  if (text.length > longestKey || !keyShape.test(text)) throw new TypeError("That is not the key of a kept file.");
  return text;
}
