import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openEmbedded } from "#server/db/client.ts";
import { openDurablePglite } from "#server/db/durable-pglite.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** An embedded database, migrated and without rows, as a first start leaves it: its folder, and the same as one file to load. */
    emptyDatabase: { folder: string; file: string };
  }
}

/** Makes and migrates an embedded database once for the whole run; every test's own begins as a copy, in a third of the time. */
export async function setup({ provide }: TestProject) {
  const scratch = mkdtempSync(join(tmpdir(), "darsgah-empty-"));
  const [folder, file] = [join(scratch, "database"), join(scratch, "database.tar")];
  const pglite = await openDurablePglite(folder);
  await openEmbedded(pglite);
  writeFileSync(file, new Uint8Array(await (await pglite.dumpDataDir("none")).arrayBuffer()));
  await pglite.close();
  provide("emptyDatabase", { folder, file });
  return () => rmSync(scratch, { recursive: true, force: true });
}
