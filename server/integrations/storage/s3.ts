import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { S3mini, S3ServiceError } from "s3mini";
import { type FileStorage, type StoredFile, storageKey } from "#server/integrations/storage/port.ts";

export interface S3Account {
  /** The service's origin, without the bucket: `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Keeps files in a bucket of any S3-compatible service; a large file travels in parts and appears when it is whole. */
export function createS3Storage({ endpoint, bucket, ...account }: S3Account): FileStorage {
  const s3 = new S3mini({ ...account, endpoint: `${endpoint}/${bucket}` });

  const describe = async (key: string): Promise<StoredFile | null> => {
    const etag = await s3.getEtag(storageKey(key));
    return etag === null ? null : { size: await s3.getContentLength(key), etag: `"${etag}"` };
  };
  return {
    async put(key, content) {
      const parts = Readable.toWeb(content) as ReadableStream;
      await s3.putAnyObject(storageKey(key), parts);
      const kept = await describe(key);
      if (!kept) throw new Error("The storage service took a file and does not have it.");
      return kept;
    },
    describe,
    async open(key, range) {
      const whole = range === undefined;
      try {
        const { body } = await s3.getObjectRaw(storageKey(key), whole, range?.first, range && range.last + 1);
        return body ? Readable.fromWeb(body as NodeReadableStream) : Readable.from([]);
      } catch (error) {
        if (error instanceof S3ServiceError && error.status === 404) return null;
        throw error;
      }
    },
    async remove(key) {
      await s3.deleteObject(storageKey(key));
    },
    snapshot: async () => null,
  };
}
