import pg from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/db/client.ts";
import { createPostgresServer } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The maintenance database of the run's Postgres server. */
    postgresUrl: string;
  }
}

/** The database on that server which is migrated once; a copy of it is made in a third of the time that migrating takes. */
export const migratedTemplate = "migrated";

/** Starts one real Postgres server for the whole test run; Vitest calls the returned function at its end. */
export async function setup(project: TestProject) {
  const server = await createPostgresServer();
  await server.start();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${migratedTemplate}`);
  await client.end();
  const template = await openDatabase({ databaseUrl: server.url.replace(/postgres$/, migratedTemplate), dataDir: "" });
  await template.close();
  project.provide("postgresUrl", server.url);
  return server.remove;
}
