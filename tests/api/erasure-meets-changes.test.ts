import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DemoSlot } from "#domains/demo-classes/contract.ts";
import { demoBookingPath } from "#domains/demo-classes/server/demo-links.ts";
import { demoBookings } from "#domains/demo-classes/server/tables.ts";
import { createPaymentProvider } from "#domains/money/server/cards/create-payment-provider.ts";
import { hasProof, keepsHold } from "#domains/money/server/queries/order-queries.ts";
import { erasePerson } from "#domains/privacy/server/erase-person.ts";
import { operator } from "#server/audit/actor.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { postgres } from "../support/databases.ts";
import { demoCourse, demoForm, outcomeOf, readSlots } from "../support/demo.ts";
import { expectPlacesCounted } from "../support/demo-places.ts";
import { someAddress } from "../support/orders.ts";
import { until } from "../support/until.ts";

const secret = "Rx7-kept-for-these-tests-only-0123456789";
const tokens = createSignedTokens(secret);

let opened: OpenDatabase;
let test: TestApp;
let slots: DemoSlot[];
let holder: pg.Client;
/** Watches from outside: a transaction that has looked once sees no connection that is opened later. */
let watcher: pg.Client;

beforeAll(async () => {
  const server = await postgres.open();
  if (server?.home.kind !== "server") throw new Error("No server.");
  opened = server;
  holder = new pg.Client({ connectionString: server.home.url });
  watcher = new pg.Client({ connectionString: server.home.url });
  await Promise.all([holder.connect(), watcher.connect()]);
  test = await startTestApp({ AUTH_SECRET: secret, DEMO_CONTENT: "off" }, { database: opened });
  slots = await readSlots(test.ask(`/api/demo/slots?course=${demoCourse}`));
});
afterAll(async () => {
  await Promise.all([holder.end(), watcher.end()]);
  await test.stop();
});

/** Books a place in a class and returns the token of its page's link. */
async function book(start: string, email: string) {
  const headers = { "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(demoForm(start, { email })) };
  const answer = await test.ask("/api/demo/bookings", init, someAddress());
  expect(answer.status).toBe(200);
  const [booking] = await opened.database.select().from(demoBookings).where(eq(demoBookings.email, email));
  if (!booking) throw new Error("There is no such booking.");
  const key = new URL(await demoBookingPath(tokens, booking), "http://localhost").searchParams.get("key") ?? "";
  return { id: booking.id, key };
}

const erase = async (email: string) =>
  await erasePerson(
    {
      database: opened.database,
      storage: test.app.storage,
      outboxFiles: { findAbout: async () => [], findBefore: async () => [], remove: async () => {} },
      fileRemovals: { place: async () => {} },
      emailQueue: { enqueue: async () => {} },
      announce: async () => {},
      keepsHold,
      hasProof,
      provider: await createPaymentProvider(() => null),
      log: test.app.log,
    },
    operator,
    { email },
  );

/** Number of connections waiting for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await watcher.query(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0].count;
}

it.each<[string, (link: { id: string; key: string }, other: string) => Promise<void>]>([
  ["cancelled", (link) => test.app.services.demo.cancel(link)],
  ["moved", (link, other) => test.app.services.demo.move(link, other)],
])(
  "a place is given back once where its booking is %s and its person erased at the same moment",
  async (how, change) => {
    const [start = "", other = ""] = slots.splice(0, 2).map((slot) => slot.start);
    const email = `${how}@example.com`;
    const link = await book(start, email);
    await book(start, `beside-${how}@example.com`);
    // Both wait for the class, whose row another transaction holds.
    await holder.query("begin");
    await holder.query("select from demo_slots where course_id = $1 and starts_at = $2 for update", [
      demoCourse,
      start,
    ]);
    const changed = outcomeOf(change(link, other));
    await until(async () => (await waiting()) === 1);
    const erased = outcomeOf(erase(email));
    await until(async () => (await waiting()) === 2);
    await holder.query("commit");
    expect(await Promise.all([changed, erased])).toEqual(["done", "done"]);
    await expectPlacesCounted(opened.database);
  },
);
