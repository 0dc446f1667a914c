import { eq, sql } from "drizzle-orm";
import { batches } from "#domains/catalogue/server/tables.ts";
import { findLedgerEntries } from "#domains/money/server/queries/ledger-queries.ts";
import { findOrder } from "#domains/money/server/queries/order-queries.ts";
import { ledgerEntries } from "#domains/money/server/tables/ledger-tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { settleOrder } from "./call-verb.ts";
import { planFormData } from "./enrolment-forms.ts";
import { openOrder, type StudentOrder } from "./orders.ts";
import { planCost } from "./plan-cost.ts";
import type { Staff } from "./staff.ts";

const courseId = "data-analyst";

/** The price of the orders of `monthly`. */
export const monthlyCost = planCost(planFormData.plan, courseId);

const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

/** Acts and checks of the money tests, on the program that `home` returns once it runs. */
export function moneyOf(home: () => { opened: OpenDatabase; staff: Pick<Staff, "test"> }) {
  const orders = () => home().staff.test.app.services.orders;
  const monthly = (changes = {}) => openOrder(home().staff.test, { course: courseId, schedule: "monthly", ...changes });
  const rowOf = async ({ reference }: Pick<StudentOrder, "reference">) => {
    const order = await findOrder(home().opened.database, reference);
    if (!order) throw new Error("There is no such order.");
    return order;
  };
  const ledgerOf = async (order: Pick<StudentOrder, "reference">) =>
    await findLedgerEntries(home().opened.database, [(await rowOf(order)).id]);
  const view = ({ reference, key }: StudentOrder) => orders().show({ reference, key });
  const settle = ({ reference }: Pick<StudentOrder, "reference">, decision = {}) =>
    settleOrder(home().staff.test, reference, decision);
  const newBatch = async (startsIn: number, changes: Partial<typeof batches.$inferInsert> = {}) => {
    const id = `ledger-${Math.random().toString(36).slice(2, 10)}`;
    const names = {
      name: id,
      schedule: "Mon, Wed",
      timing: "7:00 PM – 8:30 PM Pakistan time",
      instructor: "Noor Fatima",
    };
    const dates = { startDate: inDays(startsIn), endDate: inDays(startsIn + 90) };
    const row = { id, courseId, mode: "Online" as const, ...names, ...dates, seats: 9, description: "", ...changes };
    await home().opened.database.insert(batches).values(row);
    return id;
  };
  /** Makes the charges of an order fall due some days earlier, as if that time had passed. */
  const passTime = async ({ reference }: Pick<StudentOrder, "reference">, days: number) => {
    const { id } = await rowOf({ reference });
    await home().opened.database.transaction(async (transaction) => {
      await transaction.execute(sql`alter table ledger_entries disable trigger ledger_entries_append_only`);
      await transaction
        .update(ledgerEntries)
        .set({ dueAt: sql`${ledgerEntries.dueAt} - make_interval(days => ${days})` })
        .where(eq(ledgerEntries.orderId, id));
      await transaction.execute(sql`alter table ledger_entries enable trigger ledger_entries_append_only`);
    });
  };
  return { orders, monthly, rowOf, ledgerOf, view, settle, newBatch, passTime };
}
