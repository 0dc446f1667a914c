import type { TestProject } from "vitest/node";
import { createPostgresServer } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The maintenance database of the run's Postgres server. */
    postgresUrl: string;
  }
}

/** Starts one real Postgres server for the whole test run; Vitest calls the answered function at its end. */
export async function setup(project: TestProject) {
  const server = await createPostgresServer();
  await server.start();
  project.provide("postgresUrl", server.url);
  return server.remove;
}
