import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { createServerDatabase } from "../support/databases.ts";

const right = "MERN-EVE-7421";
const classroom = "203.0.113.7";
const atHome = "198.51.100.7";

const unlock = async (test: TestApp, secretId: string, address: string, batch = "mern-evening") =>
  (await test.ask(`/api/batches/${batch}/videos?secretId=${secretId}`, {}, address)).status;

/** Uses up all tries at a batch: a hundred wrong ones from as many networks as that takes. */
async function useUp(test: TestApp, batch = "mern-evening") {
  for (let network = 1; network <= 10; network += 1) {
    const tries = Array.from({ length: 10 }, (_, at) => unlock(test, `wrong-${at}`, `198.18.0.${network}`, batch));
    await Promise.all(tries);
  }
}

describe.each([
  { name: "embedded", settings: async () => ({}) },
  { name: "Postgres", settings: async () => ({ DATABASE_URL: await createServerDatabase() }) },
])("a class whose batch somebody guesses at, on the $name database", ({ settings }) => {
  it("stays in over a restart, from the networks it was in from, and nobody else comes in", {
    tags: ["thorough"],
    timeout: 180_000,
  }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "darsgah-networks-"));
    const environment = { DATA_DIR: dataDir, DEMO_CONTENT: "on", ...(await settings()) };
    const before = await startTestApp(environment);
    expect(await unlock(before, right, classroom)).toBe(200);
    await before.stop();

    const after = await startTestApp(environment);
    await useUp(after);
    expect(await unlock(after, right, classroom), "known from before the restart").toBe(200);
    expect(await unlock(after, right, atHome), "a right guess tells a stranger nothing").toBe(429);
    expect(await unlock(after, "wrong", classroom), "whose own wrong tries are its own affair").toBe(401);
    await useUp(after, "data-evening");
    expect(await unlock(after, "DATA-EVE-2647", classroom, "data-evening"), "known to one batch alone").toBe(429);
    await after.stop();

    const databaseUrl = "DATABASE_URL" in environment ? String(environment.DATABASE_URL) : null;
    const opened = await openDatabase({ databaseUrl, dataDir });
    const { rows } = await opened.database.execute(sql`select key, batch_id from known_networks`);
    await opened.close();
    expect(rows).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/), batch_id: "mern-evening" }]);
    rmSync(dataDir, { recursive: true });
  });
});
