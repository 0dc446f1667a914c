// @module-tag thorough
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { createLife, deliverInDisorder, deliverInOrder, readLife } from "../support/card-lives.ts";
import { databases } from "../support/databases.ts";
import { type FakePaymentProvider, startPaymentProvider } from "../support/payment-provider.ts";

/** Minimum number of deliveries; `npm run bench -- card-events` makes more. */
const deliveries = Number(process.env.CARD_DELIVERIES ?? 500);
const orders = 20 + Math.ceil(deliveries / 100);
const seed = Number(process.env.CARD_SEED ?? 20_261_123);

describe.each(databases)("deliveries of the card provider on the $name database", ({ name, open }) => {
  let opened: OpenDatabase;
  let provider: FakePaymentProvider;

  beforeAll(async () => {
    opened = await open();
    provider = await startPaymentProvider(opened, { mailer: { send: async () => {}, close: () => {} } });
  });
  afterAll(async () => await provider.stop(), 300_000);

  it(`${deliveries} doubled, reordered and simultaneous ones end in the ledger of each once in order`, async () => {
    const deps = { provider, opened };
    const seeds = Array.from({ length: orders }, (_, index) => seed + index);
    const create = async () => {
      const lives = [];
      for (const one of seeds) lives.push(await createLife(deps, one));
      return lives;
    };
    const [straight, wild] = [await create(), await create()];
    expect((await deliverInOrder(provider, straight)).refused).toBe(0);
    const start = performance.now();
    const counts = await deliverInDisorder(provider, wild, { seed, atLeast: deliveries, atOnce: 8 });
    const seconds = (performance.now() - start) / 1000;
    for (const [index, life] of wild.entries()) {
      const expected = straight[index];
      if (!expected) throw new Error("There is no life to compare with.");
      expect(await readLife(deps, life), `seed ${seeds[index]}`).toEqual(await readLife(deps, expected));
    }
    const { rows } = await opened.database.execute(
      sql`select count(*)::int as count, max(number)::int as last from receipts`,
    );
    expect(rows[0]?.count).toBe(rows[0]?.last);
    if (process.env.CARD_DELIVERIES) process.stdout.write(`${JSON.stringify({ name, orders, ...counts, seconds })}\n`);
  }, 1_800_000);
});
