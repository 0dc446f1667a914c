import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { OrderState } from "#domains/money/contract.ts";
import { people } from "#domains/people/server/tables.ts";
import type { PaymentSchedule } from "#domains/seats/contract/enrolment.ts";
import { enrolmentRequests, enrolments } from "#domains/seats/server/tables.ts";
import { minorUnits, time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored, withheld } from "#server/db/personal.ts";
import type { Currency } from "#shared/money.ts";
import { retention } from "#shared/retention.ts";
import { sponsors } from "./sponsor-tables.ts";

/** A student's debt for a place: of an enrolment request with a plan, or a bill of the staff to a person in a batch. */
export const orders = pgTable(
  "orders",
  {
    id: uuid().primaryKey(),
    /** The short code for people: "K7M4-Q2XW". */
    reference: impersonal(text().notNull().unique("orders_reference")),
    /** The number by which 1Bill or Kuickpay knows it, in digits; one open order has it at a time. */
    consumerNumber: personal(text("consumer_number")),
    /** The request that it is for; null for a bill of the staff, which names its person. */
    enrolmentRequestId: personal(
      uuid("enrolment_id")
        .unique("orders_enrolment_id")
        .references(() => enrolmentRequests.id),
    ),
    personId: personal(uuid("person_id").references(() => people.id)),
    /** The place in a batch that it pays; null until a batch is chosen. */
    enrolmentId: personal(uuid("batch_enrolment_id").references(() => enrolments.id)),
    planTitle: impersonal(text("plan_title").notNull()),
    courseTitle: impersonal(text("course_title").notNull()),
    /**
     * The price it was opened with, in minor units of `currency`, a month and for all `months`, for the release before.
     * Only the opening of its ledger reads them: what it costs is what its statement says.
     */
    openedMonthlyMinor: minorUnits("monthly_minor").notNull(),
    months: integer().notNull(),
    openedAmountMinor: minorUnits("amount_minor").notNull(),
    currency: impersonal(text().$type<Currency>().notNull()),
    /** Whether its fee is for a month, or for the whole course: that is one charge, for one month in `months`. */
    feeFor: impersonal(text("fee_for").$type<"month" | "course">().notNull().default("month")),
    /** Whether the whole course is one charge, or each month is. */
    schedule: impersonal(text().$type<PaymentSchedule>().notNull().default("whole")),
    state: impersonal(text().$type<Exclude<OrderState, "expired">>().notNull().default("awaiting_payment")),
    createdAt: time("created_at").notNull(),
    /** The deadline for paying at this price. */
    dueAt: time("due_at").notNull(),
    /** When it was proved: by the link of its email, by a payment, or by staff; null until then. */
    provedAt: time("proved_at"),
    /** Whether more money came for it than went back, and whether staff opened it: such an order never expires. */
    holdsMoney: boolean("holds_money").notNull().default(false),
    byStaff: boolean("by_staff").notNull().default(false),
    /** When its student was told that it is about to expire, and that it has; null until then. */
    warnedAt: time("warned_at"),
    endToldAt: time("end_told_at"),
    /** The company that pays it; null for none. */
    sponsorId: uuid("sponsor_id").references(() => sponsors.id),
    /** When its student ended the reminders of its instalments. */
    remindersEndedAt: time("reminders_ended_at"),
  },
  (table) => [
    index("orders_batch_enrolment_id").on(table.enrolmentId),
    index("orders_person_id").on(table.personId).where(sql`${table.personId} is not null`),
    index("orders_consumer_number").on(table.consumerNumber).where(sql`${table.consumerNumber} is not null`),
    index("orders_sponsor_id").on(table.sponsorId).where(sql`${table.sponsorId} is not null`),
    index("orders_state_created_at").on(table.state, table.createdAt),
    // The staff's list of all orders uses it, in either direction.
    index("orders_created_at_reference").on(table.createdAt, table.reference),
    check(
      "orders_amount_is_monthly_times_months",
      sql`${table.openedAmountMinor} = ${table.openedMonthlyMinor} * ${table.months}`,
    ),
    check("orders_name_someone", sql`${table.enrolmentRequestId} is not null or ${table.personId} is not null`),
    check("orders_amount_is_positive", sql`${table.openedAmountMinor} > 0`),
  ],
);

stored(orders, {
  what: "what is to be paid for an enrolment, and whether it is",
  why: "to take the payment, and for the accounts",
  ground: "law",
  kept: `${retention.unpaidOrders.words} after it was due if nobody paid; amount and date for good if paid, the person for ${retention.paidOrders.words}`,
  seenBy: `${readers.staff}; the student, by a signed link`,
});

/** The timeline of an order, one row per change. */
export const orderChanges = pgTable(
  "order_changes",
  {
    id: withheld(integer().primaryKey().generatedAlwaysAsIdentity()),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    state: impersonal(text().$type<OrderState>().notNull()),
    at: time("at").notNull(),
    /** The name of the member of staff who decided, as they gave it; null for every other change. */
    decidedBy: withheld(personal(text("decided_by"))),
  },
  (table) => [index("order_changes_order_id").on(table.orderId, table.id)],
);

stored(orderChanges, {
  what: "when an order changed its state, and the name of the member of staff who decided",
  why: "to show how far the payment is, and for the accounts",
  ground: "law",
  kept: "as long as the order",
  seenBy: `${readers.staff}; the student, by a signed link`,
});
