import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { packTar } from "modern-tar/fs";
import { openDurablePglite } from "#server/db/durable-pglite.ts";
import { preparedDatabase } from "#server/db/prepared-database.ts";

// Makes an empty embedded database, the basis of every first start. It need not survive a power cut: no syncs.
const scratch = mkdtempSync(join(tmpdir(), "darsgah-database-"));
try {
  const folder = join(scratch, "database");
  const pglite = await openDurablePglite(folder, () => {});
  await pglite.close();
  await pipeline(packTar(folder), createGzip({ level: 9 }), createWriteStream(preparedDatabase()));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
