import { join } from "node:path";
import type { Config } from "#server/config/env.ts";
import { openLocalStorage } from "#server/integrations/storage/local-directory.ts";
import type { FileStorage } from "#server/integrations/storage/port.ts";
import { createS3Storage } from "#server/integrations/storage/s3.ts";

/** Storage of lectures and proofs of payment as configured: a service's bucket, or `files` in the data folder. */
export async function createStorage({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Promise<FileStorage> {
  return s3 ? createS3Storage(s3) : await openLocalStorage(join(dataDir, "files"));
}
