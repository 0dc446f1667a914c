import { join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { S3mini, S3ServiceError } from "s3mini";
import type { Config } from "#server/config/env.ts";
import { openLocalStorage } from "./local-directory.ts";
import { type FileStorage, KeyTakenError, type ListKey, type StorageKey, type StoredFile, storageKey } from "./port.ts";

/** Storage of lectures and proofs of payment as configured: a service's bucket, or `files` in the data folder. */
export async function createStorage({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Promise<FileStorage> {
  return s3 ? createS3Storage(s3) : await openLocalStorage(join(dataDir, "files"));
}

/**
 * Stores files in a bucket of any S3-compatible service; a large file is sent in parts and appears when it is complete.
 * A key is written once: it is looked up before a file is sent, and the service is asked not to overwrite an object.
 */
export function createS3Storage({ endpoint, bucket, ...account }: NonNullable<Config["s3"]>): FileStorage {
  const address = `${endpoint}/${bucket}`;
  const s3 = new S3mini({ ...account, endpoint: address, fetch: storingOnce });
  const lists = new S3mini({ ...account, endpoint: address });

  const describe: FileStorage["describe"] = async (key) => {
    const etag = await s3.getEtag(storageKey(key));
    return etag === null ? null : { size: await s3.getContentLength(key), etag: `"${etag}"` };
  };
  const send = async (client: S3mini, key: StorageKey | ListKey, content: Readable): Promise<StoredFile> => {
    const bytes = Readable.toWeb(Readable.from(bytesOf(content))) as ReadableStream;
    const { headers } = await client.putAnyObject(storageKey(key), bytes);
    const stored = await describe(key);
    if (!stored) throw new Error("The storage service took a file and does not have it.");
    // A service may refuse to join the parts in an answer with status 200.
    if (stored.etag !== `"${headers.get("ETag")}"`) throw new KeyTakenError();
    return stored;
  };
  const put: FileStorage["put"] = async (key, content) => {
    if (await describe(key)) {
      content.destroy();
      throw new KeyTakenError();
    }
    return await send(s3, key, content).catch((error: unknown) => {
      throw isTaken(error) ? new KeyTakenError() : error;
    });
  };
  const open: FileStorage["open"] = async (key, range) => {
    const whole = range === undefined;
    try {
      const { body } = await s3.getObjectRaw(storageKey(key), whole, range?.first, range && range.last + 1);
      return body ? Readable.fromWeb(body as NodeReadableStream) : Readable.from([]);
    } catch (error) {
      if (error instanceof S3ServiceError && error.status === 404) return null;
      throw error;
    }
  };
  async function* readInTurn(keys: readonly StorageKey[]) {
    for (const key of keys) {
      const content = await open(key);
      if (!content) throw new Error("A part of a file is missing.");
      yield* content;
    }
  }
  return {
    put,
    join: (key, parts) => put(key, Readable.from(readInTurn(parts))),
    replaceList: (key, content) => send(lists, key, content),
    describe,
    open,
    async remove(key) {
      await s3.deleteObject(storageKey(key));
    },
    snapshot: async () => null,
  };
}

/** The client drops the pieces of a stream that are text. */
async function* bytesOf(content: AsyncIterable<string | Uint8Array>) {
  for await (const piece of content) yield Buffer.from(piece);
}

/** Why a bucket cannot be used, as far as its owner can mend it. */
export function bucketProblem(error: unknown): "keys" | "bucket" | "connection" {
  if (!(error instanceof S3ServiceError)) return "connection";
  if ([401, 403].includes(error.status)) return "keys";
  return error.status === 404 ? "bucket" : "connection";
}

/** The service's answers where a file exists already, or where another one is being stored at the same time. */
const isTaken = (error: unknown) => error instanceof S3ServiceError && [409, 412].includes(error.status);

/**
 * Sends a request of the client; the one that makes an object appear asks not to replace another. It is repeated
 * without that for a service that does not support it (501): then the lookup before the upload is the only protection.
 */
const storingOnce: typeof fetch = async (input, init) => {
  if (!makesObject(new URL(String(input)), init?.method)) return await fetch(input, init);
  const headers = new Headers(init?.headers);
  headers.set("If-None-Match", "*");
  const answer = await fetch(input, { ...init, headers });
  if (answer.status !== 501) return answer;
  await answer.body?.cancel();
  return await fetch(input, init);
};

/** Whether a request stores a small object, or puts the parts of a large one together. */
function makesObject({ searchParams }: URL, method: string | undefined): boolean {
  if (method === "PUT") return !searchParams.has("partNumber");
  return method === "POST" && searchParams.has("uploadId");
}
