import type { Readable } from "node:stream";
import type { ByteRange } from "./byte-range.ts";

/** The metadata of a stored file, known without reading it. */
export interface StoredFile {
  /** In bytes. */
  size: number;
  /** Changes with the content; strong and quoted, fit for an `ETag` header. */
  etag: string;
}

declare const made: unique symbol;
/**
 * The key of a stored file, such as `lectures/1f0c.mp4`. The server makes it where it stores the file, of a folder of
 * its own and a random id, and reads it from its own rows: it never comes from a form or another outside source.
 */
export type StorageKey = string & { readonly [made]: "storage key" };

/** The files that are replaced: lists that the program derives, and makes again if they are lost. */
export type ListKey = "pictures/list.json";

/** All stored files at one point in time: a file removed since can still be read here. */
export interface FileSnapshot {
  /** Key → size in bytes. */
  files: ReadonlyMap<StorageKey, number>;
  open(key: StorageKey): Promise<Readable>;
  /** To be called at the end in every case. */
  release(): Promise<void>;
}

/**
 * Stores files under keys; no address of the site leads to a file directly. A key is written once: every reader of a
 * file gets the bytes that were stored first, until it is removed. Every method throws a `TypeError` for an invalid
 * key.
 */
export interface FileStorage {
  /**
   * Stores a stream of at least one byte, completely or not at all; resolves when a power cut cannot lose it. Rejects
   * with a `KeyTakenError` if there is a file under the key, which stays as it is, and with the stream's own error if
   * that breaks off.
   */
  put(key: StorageKey, content: Readable): Promise<StoredFile>;
  /** Stores the joined contents of other files, as `put` stores a stream. Rejects if one of them is missing. */
  join(key: StorageKey, parts: readonly StorageKey[]): Promise<StoredFile>;
  /** Stores a list of the program's own in place of the previous one. */
  replaceList(key: ListKey, content: Readable): Promise<StoredFile>;
  /** Null if there is no such file. */
  describe(key: StorageKey | ListKey): Promise<StoredFile | null>;
  /** Streams a file, or a range that lies within it, no faster than it is read. Null if there is no such file. */
  open(key: StorageKey | ListKey, range?: ByteRange): Promise<Readable | null>;
  /** Removes the file; a missing one counts as removed. */
  remove(key: StorageKey): Promise<void>;
  /** Null if a service stores the files: it has its own ways to keep older versions. */
  snapshot(): Promise<FileSnapshot | null>;
}

/** There is a file under the key already. */
export class KeyTakenError extends Error {
  constructor() {
    super("There is a stored file under this key already.");
  }
}

const keyShape = /^[a-z0-9][\w.-]*(\/[a-z0-9][\w.-]*)*$/i;
const longestKey = 200;

/** For files whose key identifies their content: one that is stored already is the same. Throws any other error. */
export function unlessTaken(error: unknown): void {
  if (!(error instanceof KeyTakenError)) throw error;
}

/**
 * A valid key: letters, digits, `_`, `-` and `.` in parts that begin with a letter or digit. Throws a `TypeError` for any
 * other text. For keys that the program has made: those of its own rows, jobs, folders and archives.
 */
export function storageKey(text: string): StorageKey {
  if (!isStorageKey(text)) throw new TypeError("That is not a storage key.");
  return text;
}

/** Whether a text has the shape of a key. */
export function isStorageKey(text: string): text is StorageKey {
  return text.length <= longestKey && keyShape.test(text);
}
