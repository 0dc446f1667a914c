import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { numberSeries } from "#domains/money/server/tables/ledger-tables.ts";
import type { Database } from "#server/db/client.ts";
import { postgres } from "../support/databases.ts";

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
