import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { batches } from "#domains/catalogue/server/tables.ts";
import { knowOrders } from "#domains/money/server/known-orders.ts";
import { findKnownOrders } from "#domains/money/server/queries/known-order-queries.ts";
import { ledgerEntries } from "#domains/money/server/tables/ledger-tables.ts";
import { orderChanges, orders } from "#domains/money/server/tables/order-tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import type { Database, OpenDatabase } from "#server/db/client.ts";
import { bothDatabases } from "../support/databases.ts";
import { writeMadeOrders } from "../support/made-orders.ts";
import { type Staff, startStaff } from "../support/staff.ts";

describe.each(bothDatabases)("the known orders of the $name database", ({ name, open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
    for (const id of ["known-one", "known-two"])
      await opened.database.insert(batches).values({
        ...{ id, name: id, courseId: "data-analyst", mode: "Online", schedule: "Mon", timing: "", instructor: "Noor" },
        ...{ startDate: "2026-11-01", endDate: "2027-11-01", seats: 50, description: "" },
      });
    await writeMadeOrders(opened.database, ["known-one"]);
  }, 120_000);
  afterAll(async () => await staff.test.stop());

  const stored = async () =>
    new Map((await findKnownOrders(opened.database, { after: null, limit: 1_000 })).map((one) => [one.id, one]));
  const expectAllKnown = async () => expect(await knowOrders(opened.database)).toEqual(await stored());
  const pay = async (database: Database, orderId: string) =>
    await database.insert(ledgerEntries).values({
      ...{ orderId, kind: "payment", amountMinor: -100, instalment: null, method: "cash", actor: "system" },
      ...{ dueAt: new Date(), at: new Date() },
    });

  it("are as they are stored after each change: of a ledger, an order, a place, and after an erasure", async () => {
    await expectAllKnown();
    const [first, second, third, fourth] = [...(await knowOrders(opened.database)).keys()];
    await pay(opened.database, first ?? "");
    await expectAllKnown();
    await opened.database
      .update(orders)
      .set({ state: "cancelled" })
      .where(eq(orders.id, second ?? ""));
    await expectAllKnown();
    const place = sql`(select batch_enrolment_id from orders where id = ${third})`;
    await opened.database.update(enrolments).set({ batchId: "known-two" }).where(eq(enrolments.id, place));
    await expectAllKnown();
    expect((await knowOrders(opened.database)).get(third ?? "")?.batchId).toBe("known-two");
    const isFourth = eq(ledgerEntries.orderId, fourth ?? "");
    await opened.database.transaction(async (transaction) => {
      await transaction.execute(sql`alter table ledger_entries disable trigger user`);
      await transaction.delete(ledgerEntries).where(isFourth);
      await transaction.execute(sql`alter table ledger_entries enable trigger user`);
      await transaction.delete(orderChanges).where(eq(orderChanges.orderId, fourth ?? ""));
      await transaction.delete(orders).where(eq(orders.id, fourth ?? ""));
    });
    await expectAllKnown();
    expect((await knowOrders(opened.database)).has(fourth ?? "")).toBe(false);
  });

  // The embedded database writes one thing after the other.
  if (name === "embedded") return;

  it("miss nothing that was being written while they were read", async () => {
    const ids = [...(await knowOrders(opened.database)).keys()];
    let [commit, written] = [() => {}, () => {}];
    const isWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve;
    });
    const slow = opened.database.transaction(async (transaction) => {
      await pay(transaction, ids[5] ?? "");
      await transaction
        .update(orders)
        .set({ byStaff: true })
        .where(eq(orders.id, ids[6] ?? ""));
      written();
      await mayCommit;
    });
    await isWritten;
    await pay(opened.database, ids[7] ?? "");
    await expectAllKnown();
    await expectAllKnown();
    commit();
    await slow;
    await expectAllKnown();
    expect((await knowOrders(opened.database)).get(ids[6] ?? "")?.byStaff).toBe(true);
  });
});
