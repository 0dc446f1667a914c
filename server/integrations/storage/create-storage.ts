import { join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { S3mini, S3ServiceError } from "s3mini";
import type { Config } from "#server/config/env.ts";
import { openLocalStorage } from "#server/integrations/storage/local-directory.ts";
import { type FileStorage, type StoredFile, storageKey } from "#server/integrations/storage/port.ts";

/** Storage of lectures and proofs of payment as configured: a service's bucket, or `files` in the data folder. */
export async function createStorage({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Promise<FileStorage> {
  return s3 ? createS3Storage(s3) : await openLocalStorage(join(dataDir, "files"));
}

/** Stores files in a bucket of any S3-compatible service; a large file is sent in parts and appears when it is complete. */
function createS3Storage({ endpoint, bucket, ...account }: NonNullable<Config["s3"]>): FileStorage {
  const s3 = new S3mini({ ...account, endpoint: `${endpoint}/${bucket}` });

  const describe = async (key: string): Promise<StoredFile | null> => {
    const etag = await s3.getEtag(storageKey(key));
    return etag === null ? null : { size: await s3.getContentLength(key), etag: `"${etag}"` };
  };
  const put: FileStorage["put"] = async (key, content) => {
    const parts = Readable.toWeb(content) as ReadableStream;
    await s3.putAnyObject(storageKey(key), parts);
    const stored = await describe(key);
    if (!stored) throw new Error("The storage service took a file and does not have it.");
    return stored;
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
  async function* readInTurn(keys: readonly string[]) {
    for (const key of keys) {
      const content = await open(key);
      if (!content) throw new Error("A part of a file is missing.");
      yield* content;
    }
  }
  return {
    put,
    join: (key, parts) => put(key, Readable.from(readInTurn(parts))),
    describe,
    open,
    async remove(key) {
      await s3.deleteObject(storageKey(key));
    },
    snapshot: async () => null,
  };
}
