import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OrderState, orderState } from "#domains/money/contract.ts";
import type { ListedOrder } from "#domains/money/server/list-orders.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import type { Page } from "#server/db/keyset.ts";
import { databases } from "../support/databases.ts";
import { type Staff, startStaff } from "../support/staff.ts";

const orderCount = 3_500;

describe.each(databases)("the staff's long lists on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;

  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
    // Five of each moment, so that pages end between orders of one moment; a third of the unpaid ones have expired.
    await opened.database.execute(sql`
      insert into enrolments (id, form, first_name, last_name, email, phone, course_id, plan, message, fingerprint)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'plan', 'Student', n::text,
        n || '@example.com', '+923001234567', 'data-analyst', 'standard', '', n::text
      from generate_series(1, ${orderCount}::int) n`);
    await opened.database.execute(sql`
      insert into orders (id, reference, enrolment_id, plan_title, course_title, monthly_minor, months, amount_minor,
        currency, state, created_at, due_at)
      select id, 'R' || lpad(last_name, 7, '0'), id, 'Standard', 'Data Analyst', 14900, 4, 59600, 'USD',
        (array['awaiting_payment', 'proof_sent', 'paid', 'rejected', 'cancelled'])[1 + last_name::int % 5],
        now() - make_interval(secs => (last_name::int / 5) + 0.000123), now() + make_interval(days => last_name::int % 3 - 1)
      from enrolments where form = 'plan'`);
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  const pageOf = async (page: object, state?: OrderState): Promise<Page<ListedOrder>> =>
    (await staff.call("listOrders", page, ...(state ? [state] : []))).body;
  /** The sizes of the pages of the orders, and all of their entries. */
  const orders = async (limit: number, state?: OrderState) => {
    const sizes: number[] = [];
    const all: ListedOrder[] = [];
    for (let page: { limit: number; after?: string[] } | null = { limit }; page; ) {
      const { entries, next }: Page<ListedOrder> = await pageOf(page, state);
      sizes.push(entries.length);
      all.push(...entries);
      page = next && { limit, after: next };
    }
    return { sizes, all };
  };

  it("has pages that together are the list, each order once, the latest first", async () => {
    const { sizes, all } = await orders(499);
    expect(sizes).toEqual([499, 499, 499, 499, 499, 499, 499, 7]);
    expect(new Set(all.map(({ reference }) => reference)).size).toBe(orderCount);
    const times = all.map(({ createdAt }) => Date.parse(String(createdAt)));
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect((await orders(500)).all).toEqual(all);
  });

  it("goes on after the same order though new ones have come and the last one of the page is gone", async () => {
    const { all } = await orders(500);
    const first = await pageOf({ limit: 10 });
    const last = first.entries[9]?.reference;
    await opened.database.execute(sql`update orders set created_at = now() where reference = ${last}`);
    const second = await pageOf({ limit: 10, after: first.next });
    expect(second.entries.map(({ reference }) => reference)).toEqual(
      all.slice(10, 20).map(({ reference }) => reference),
    );
  });

  it("finds the orders of a state as each order says it", async () => {
    const { all } = await orders(500);
    for (const state of orderState.options) {
      const found = await orders(500, state);
      expect(found.all.length).toBeGreaterThan(0);
      expect(found.all).toEqual(all.filter((order) => order.state === state));
    }
  });

  it.each([{ limit: 0 }, { limit: 501 }, { limit: "many" }, { limit: 10, after: "nowhere" }])(
    "refuses the page %j",
    async (page) => {
      expect((await staff.call("listOrders", page)).status).toBe(422);
    },
  );
});
