import { existsSync, readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findOrder } from "#domains/money/server/queries/order-queries.ts";
import { eraseExpired } from "#domains/privacy/server/erase-expired.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { type JobQueue, startJobQueue } from "#server/jobs/queue.ts";
import { createOutboxFiles } from "#server/mail/outbox-files.ts";
import { createFileRemovals } from "#server/storage/erasure-jobs.ts";
import { day } from "#shared/durations.ts";
import { retention } from "#shared/retention.ts";
import { settleOrder } from "../support/call-verb.ts";
import { bothDatabases } from "../support/databases.ts";
import { openOrder } from "../support/orders.ts";
import { type Staff, startStaff } from "../support/staff.ts";
import { leaveTraces, type Traces } from "../support/traces.ts";
import { until } from "../support/until.ts";

describe.each(bothDatabases)("what is kept no longer than its term on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  let queue: JobQueue;
  let paid: Traces;
  let waiting: Traces;
  let unpaid: string;
  const start = Date.now();

  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
    queue = await startJobQueue(opened.home, staff.test.app.log);
    paid = await leaveTraces(staff.test, "paid@example.com");
    await settleOrder(staff.test, paid.order.reference);
    waiting = await leaveTraces(staff.test, "waiting@example.com");
    unpaid = (await openOrder(staff.test)).reference;
    await opened.database.execute(sql`
      insert into card_checkouts select id, 1, 'cs_1', 'https://pay.example', now() from orders where reference = ${unpaid}`);
    await opened.database.execute(
      sql`insert into payment_notices (id, type, outcome) values ('evt_1', 'x', 'unrelated')`,
    );
    await opened.database.execute(sql`
      insert into password_resets (id, identifier, value, expires_at, updated_at)
      values (gen_random_uuid(), 'reset-password:x', 'y', now(), now())`);
    await until(async () => {
      const { rows } = await opened.database.execute(sql`
        select 1 from pgboss.job where name = 'send-mail' and state < 'completed' and start_after <= now()`);
      return rows.length === 0;
    }, 60_000);
  }, 120_000);
  afterAll(async () => {
    await queue.stop();
    await staff.test.stop();
  });

  const outbox = () => join(staff.test.dataDir, "outbox");
  /** Runs the night's work as if so many days had passed. */
  const nightAfter = async (days: number) => {
    const deps = {
      database: opened.database,
      fileRemovals: await createFileRemovals(queue.boss),
      outboxFiles: createOutboxFiles(outbox()),
    };
    return await eraseExpired(deps, new Date(start + days * day));
  };
  const counts = async (...tables: string[]) => {
    const found = await Promise.all(
      tables.map((table) => opened.database.execute(sql.raw(`select count(*)::int as count from ${table}`))),
    );
    return found.map(({ rows }) => rows[0]?.count);
  };

  it("is all there as long as no term is over", async () => {
    expect(await nightAfter(0)).toEqual({});
    expect(await counts("inquiries", "enrolments", "orders", "payment_proofs", "demo_bookings", "users")).toEqual([
      ...[2, 5, 3, 2, 2, 2],
    ]);
  });

  it("goes in its time: sessions and resets first, then mails, bookings, inquiries", async () => {
    const old = new Date(start - retention.emails.days * day);
    const [name = ""] = readdirSync(outbox());
    utimesSync(join(outbox(), name), old, old);
    expect(await nightAfter(1.01)).toEqual({ passwordResets: 1, emails: 1 });
    expect(existsSync(join(outbox(), name))).toBe(false);

    const bookings = await nightAfter(retention.demoBookings.days + 60);
    expect(bookings).toMatchObject({ sessions: 2, demoBookings: 2 });
    expect(await counts("sessions", "demo_bookings", "demo_slots", "users")).toEqual([0, 0, 0, 2]);

    expect(await nightAfter(retention.inquiries.days + 1)).toEqual({
      proofs: 1,
      inquiries: 2,
      leads: 2,
      cardCheckouts: 1,
      paymentEvents: 1,
    });
    expect(await counts("inquiries", "payment_proofs")).toEqual([0, 1]);
    const files = join(staff.test.dataDir, "files/payment-proofs");
    await until(() => readdirSync(files).length === 1);
  });

  it("goes with an order nobody paid, and leaves one whose proof nobody has looked at", async () => {
    expect(await nightAfter(retention.unpaidOrders.days + 30)).toEqual({ unpaidOrders: 1, leads: 1, people: 1 });
    expect(await findOrder(opened.database, unpaid)).toBeUndefined();
    expect(await nightAfter(retention.enrolments.days + 1)).toEqual({ enrolmentRequests: 2, leads: 2 });
    expect(await findOrder(opened.database, waiting.order.reference)).toBeDefined();
    expect(await counts("enrolments", "orders")).toEqual([2, 2]);
  });

  it("loses the person of a paid order after seven years, and keeps amount and date", async () => {
    const before = await findOrder(opened.database, paid.order.reference);
    // Its payment, its proof, and the four leads that it settled; the entries may be sealed already.
    expect(await nightAfter(retention.paidOrders.days + 1)).toMatchObject({ paidOrders: 2, leads: 2, auditEntries: 6 });
    expect(await findOrder(opened.database, paid.order.reference)).toEqual(before);
    const { rows } = await opened.database.execute(sql`select email, phone, last_name, fingerprint from enrolments`);
    expect(rows).toEqual(Array(2).fill({ email: "", phone: "", last_name: "", fingerprint: "" }));
  });

  it("is touched once: a second run finds nothing", async () => {
    expect(await nightAfter(retention.paidOrders.days + 1)).toEqual({});
  });

  it("goes by hundreds, in small steps", async () => {
    await opened.database.execute(sql`
      insert into inquiries (id, first_name, last_name, email, phone, inquiry_type, message)
      select gen_random_uuid(), 'A', 'B', 'c@example.com', '', '', '' from generate_series(1, 450)`);
    expect(await nightAfter(retention.inquiries.days + 1)).toEqual({ inquiries: 450 });
  });

  it("is looked at every night, and in the morning where the program was off", async () => {
    const { rows } = await opened.database.execute(
      sql`select name, cron, timezone, options->>'missed' as missed from pgboss.schedule`,
    );
    expect(rows).toContainEqual({ name: "retention", cron: "17 3 * * *", timezone: "Asia/Karachi", missed: "once" });
    await opened.database.execute(sql`
      insert into inquiries (id, created_at, first_name, last_name, email, phone, inquiry_type, message)
      values (gen_random_uuid(), now() - interval '2 years', 'A', 'B', 'c@example.com', '', '', '')`);
    await queue.boss.send("retention", {});
    await until(async () => (await counts("inquiries"))[0] === 0, 15_000);
  });
});
