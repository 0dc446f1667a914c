import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { numberSeries } from "#domains/money/server/tables/ledger-tables.ts";
import type { Database } from "#server/db/client.ts";
import { DatabaseServers } from "#server/db/database-servers.ts";
import { createServerDatabase, createServerPool } from "#server/db/server-database.ts";
import { createServerDatabase as createEmptyDatabase, postgres } from "../support/databases.ts";

it("two transactions that wait for each other are both done, one of them at its second try", async () => {
  const { database, close } = await postgres.open();
  await database.insert(numberSeries).values([
    { name: "one", last: 0 },
    { name: "other", last: 0 },
  ]);
  const countUp = async (transaction: Database, name: string) =>
    await transaction
      .update(numberSeries)
      .set({ last: sql`${numberSeries.last} + 1` })
      .where(eq(numberSeries.name, name));
  const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let begun = 0;
  const countBoth = async (at: number, [first, second]: [string, string]) =>
    await database.transaction(async (transaction) => {
      begun += 1;
      await countUp(transaction, first);
      held[at]?.resolve();
      await Promise.all(held.map(({ promise }) => promise));
      await countUp(transaction, second);
    });
  await Promise.all([countBoth(0, ["one", "other"]), countBoth(1, ["other", "one"])]);
  expect(begun).toBe(3);
  expect((await database.select().from(numberSeries)).map(({ last }) => last)).toEqual([2, 2]);
  await close();
});

it("one that waits for a lock, or for a free connection, waits longer than a query that gets no answer", async () => {
  const servers = new DatabaseServers(await createEmptyDatabase());
  const pool = createServerPool(servers, { max: 2, queryPatience: 300, turnPatience: 30_000 });
  const database = createServerDatabase(pool);
  const lock = sql`select pg_advisory_xact_lock(1, 1)`;
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = database.transaction(async (transaction) => {
    await transaction.execute(lock);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const waiting = database.transaction(async (transaction) => await transaction.execute(lock));
  const queued = database.execute(sql`select 1 as one`);
  const unanswered = createServerPool(servers, { queryPatience: 300 });
  await expect(unanswered.query("select pg_sleep(10)")).rejects.toThrow("Query read timeout");
  released.resolve();
  await holding;
  expect((await waiting).rowCount).toBe(1);
  expect((await queued).rows).toEqual([{ one: 1 }]);
  await Promise.all([pool.end(), unanswered.end()]);
});
