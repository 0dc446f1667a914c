import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, it } from "vitest";
import { isOutage } from "#server/db/outage.ts";
import { postgres } from "../support/databases.ts";

/** More than the pool has connections: one that is not given back is missed. */
const breaks = 12;

it("connections that break in the midst of a transaction are replaced, and end nothing", async () => {
  const opened = await postgres.open();
  if (opened?.home.kind !== "server") throw new Error("No server.");
  const admin = new pg.Client({ connectionString: opened.home.url });
  await admin.connect();
  for (let broken = 0; broken < breaks; broken += 1) {
    const cut = opened.database.transaction(async (transaction) => {
      const { rows } = await transaction.execute(sql`select pg_backend_pid() as pid`);
      await admin.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
      // Long enough for the break to arrive between two queries, where no query notices it.
      await new Promise((resolve) => setTimeout(resolve, 20));
      await transaction.execute(sql`select 1`);
    });
    await expect(cut).rejects.toSatisfy(isOutage);
  }
  const { rows } = await opened.database.execute(sql`select 1 as one`);
  expect(rows).toEqual([{ one: 1 }]);
  await admin.end();
  await opened.close();
});
