import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { openEmbedded } from "#server/db/client.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** An embedded database, migrated and without rows, as a first start leaves it: a file to load. */
    emptyDatabase: string;
  }
}

/** Makes and migrates an embedded database once for the whole run; every test's own begins as a copy, in a third of the time. */
export async function setup({ provide }: TestProject) {
  const scratch = mkdtempSync(join(tmpdir(), "darsgah-empty-"));
  const file = join(scratch, "database.tar");
  const pglite = await PGlite.create();
  await openEmbedded(pglite);
  writeFileSync(file, new Uint8Array(await (await pglite.dumpDataDir("none")).arrayBuffer()));
  await pglite.close();
  provide("emptyDatabase", file);
  return () => rmSync(scratch, { recursive: true, force: true });
}
