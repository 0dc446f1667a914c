import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { sql } from "drizzle-orm";
import type { ArchiveManifest } from "#server/archive/archive.ts";
import { createRestoreClient } from "#server/compose/create-restore-client.ts";
import { readEnv } from "#server/config/env.ts";
import { openDatabase } from "#server/db/client.ts";
import { ask } from "#server/manage/manage-client.ts";
import { createServerDatabase } from "./databases.ts";

/** The settings of an empty machine, its data folder under `scratch`. */
export async function newHome(
  name: "embedded" | "Postgres",
  scratch: string,
): Promise<Record<string, string> & { DATA_DIR: string }> {
  const environment = { DATA_DIR: mkdtempSync(join(scratch, "home-")), NODE_ENV: "test", LOG_LEVEL: "silent" };
  return name === "embedded" ? environment : { ...environment, DATABASE_URL: await createServerDatabase() };
}

/** Restores as the command does, in this process. Throws its errors. */
export async function restore(home: Record<string, string>, path: string) {
  const client = await createRestoreClient(readEnv(home));
  try {
    return await ask<ArchiveManifest>(client, "POST", "/restore", { path, replace: false });
  } finally {
    await client.close();
  }
}

/** Runs a statement on a database that no program has open. */
export async function change(home: Record<string, string>, statement: ReturnType<typeof sql>) {
  const opened = await openDatabase(
    { databaseUrl: home.DATABASE_URL ?? null, dataDir: home.DATA_DIR ?? "" },
    "as found",
  );
  await opened.database.execute(statement);
  await opened.close();
}

/** Changes one byte in the middle of a part of an archive. */
export function flip(path: string, part: string) {
  const bytes = readFileSync(path);
  const at = bytes.indexOf(`${part}\0`) + 512 + 100;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}
