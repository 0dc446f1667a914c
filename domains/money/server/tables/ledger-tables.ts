import { sql } from "drizzle-orm";
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { ChargeAct, LedgerKind, PaymentMethod } from "#domains/money/contract.ts";
import type { ContainedTax } from "#domains/money/rules/receipt-taxes.ts";
import { auditEntries } from "#server/audit/tables.ts";
import { minorUnits, time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored } from "#server/db/personal.ts";
import type { Currency } from "#shared/money.ts";
import { orders } from "./order-tables.ts";

/**
 * Charges and payments, one row per money event. Rows are only ever appended; a database trigger refuses to change one.
 * The amount owed at a time is the sum of the order's rows that are due by then. A payment above zero takes another one
 * off that was written for the wrong student.
 */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    kind: impersonal(text().$type<LedgerKind>().notNull()),
    /** Minor units of the order's currency that the row adds to what is owed; payments and discounts are negative. */
    amountMinor: minorUnits("amount_minor").notNull(),
    /** The month that a charge or its discount is for, from 1; null for everything else and for a single charge. */
    instalment: integer(),
    /** Why a correction changes the charge of its `instalment`; null for one of the whole order, and everything else. */
    act: impersonal(text().$type<ChargeAct>()),
    /** Of a charge that stands for a part of another: the month that it is for. */
    partOf: integer("part_of"),
    /** When it starts to count: a charge on its due day, money of the desk on its day, everything else when it is written. */
    dueAt: time("due_at").notNull(),
    at: time("at").notNull(),
    actor: text({ enum: auditEntries.actor.enumValues }).notNull(),
    actorId: personal(text("actor_id")),
    /** The method of the payment or refund; null for charges, discounts and corrections. */
    method: impersonal(text().$type<PaymentMethod>()),
    /** The title of the way to pay that brought a transfer, such as a wallet's; null where it is not known. */
    way: impersonal(text()),
    /** The day on which money was received, as the desk says; null for the day on which the row was written. */
    receivedOn: impersonal(date("received_on")),
    /** When it was written, for a row of a month whose books were closed by then: it counts in the books from there. */
    bookedAt: time("booked_at"),
    /** From when it counts in the books: `bookedAt`, else `dueAt`. */
    countsAt: time("counts_at").generatedAlwaysAs(sql.raw(`coalesce("booked_at", "due_at")`)),
    /** The origin of the row, in its own terms: "proof:…", "card:…"; the same event is written once. */
    source: impersonal(text().unique("ledger_entries_source")),
    /** The reason that staff gave. */
    note: personal(text()),
  },
  (table) => [
    index("ledger_entries_order_id").on(table.orderId, table.id),
    // The reminders look for charges by their day.
    index("ledger_entries_due_at").on(table.dueAt).where(sql`${table.kind} = 'charge'`),
    // The figures look for payments by theirs, and for the first of an order.
    index("ledger_entries_paid_at").on(table.at).where(sql`${table.kind} = 'payment'`),
    index("ledger_entries_first_payment").on(table.orderId, table.at, table.id).where(sql`${table.kind} = 'payment'`),
    // A clerk's drawer looks for the money that they took.
    index("ledger_entries_taken_by").on(table.actorId, table.id).where(sql`${table.method} is not null`),
    // The books look for the rows of a month, and for the money among them.
    index("ledger_entries_counts_at").on(table.countsAt, table.id),
    index("ledger_entries_moved_at").on(table.countsAt, table.id).where(sql`${table.method} is not null`),
    // What is owed looks for the charge of each discount.
    index("ledger_entries_discounts").on(table.orderId).where(sql`${table.kind} = 'discount'`),
    check(
      "ledger_entries_sign",
      sql`case ${table.kind} when 'charge' then ${table.amountMinor} > 0 when 'refund' then ${table.amountMinor} > 0
        when 'correction' then ${table.amountMinor} <> 0 when 'payment' then ${table.amountMinor} <> 0 else ${table.amountMinor} < 0 end`,
    ),
  ],
);

stored(ledgerEntries, {
  what: "what was charged, paid, refunded and corrected for an order",
  why: "to know what is owed, and for the accounts",
  ground: "law",
  kept: "as long as the order",
  seenBy: `${readers.staff}; the student, by a signed link`,
});

/** The facts of the institute that a receipt was issued with. */
export interface IssuedFacts {
  ntn: string | null;
  strn: string | null;
  /** Its legal name, and the lines of its address; missing on receipts that an earlier release issued. */
  issuer?: { name: string; lines: string[] };
  /** The branch of the batch, with its address and telephone. */
  branch: { name: string; lines: string[] } | null;
  taxes: ContainedTax[];
  /** The company that paid, which has one receipt for all of its students. */
  sponsor?: { name: string; ntn: string | null };
}

/** The receipt of a payment or a refund. Its number follows the one before without a gap. */
export const receipts = pgTable("receipts", {
  number: integer().primaryKey(),
  entryId: bigint("entry_id", { mode: "number" })
    .notNull()
    .unique("receipts_entry_id")
    .references(() => ledgerEntries.id),
  issuedAt: time("issued_at").notNull(),
  /** Whether a line on it sums up the payment. A receipt keeps the form in which it was issued: older ones have none. */
  hasSummary: boolean("has_summary").notNull().default(false),
  /** What else it says, which no later setting changes; null for nothing. */
  facts: impersonal(jsonb().$type<IssuedFacts>()),
});

stored(receipts, {
  what: "the number of each payment's receipt",
  why: "for the accounts",
  ground: "law",
  kept: "as long as the order",
  seenBy: `${readers.staff}; the student, by a signed link`,
  notExported: "repeats",
});

/** The payments that a company's receipt holds beside its first one, each with the taxes contained in it. */
export const receiptParts = pgTable(
  "receipt_parts",
  {
    entryId: bigint("entry_id", { mode: "number" })
      .primaryKey()
      .references(() => ledgerEntries.id, { onDelete: "cascade" }),
    number: integer()
      .notNull()
      .references(() => receipts.number, { onDelete: "cascade" }),
    taxes: impersonal(jsonb().$type<ContainedTax[]>().notNull()),
  },
  (table) => [index("receipt_parts_number").on(table.number)],
);

stored(receiptParts, {
  what: "which payments are on one receipt of a company",
  why: "for the accounts",
  ground: "law",
  kept: "as long as the order",
  seenBy: `${readers.staff}; the student, by a signed link, their own part`,
  notExported: "repeats",
});

/** The last number of each series; its row is locked until the number's transaction ends, so that none is skipped. */
export const numberSeries = pgTable("number_series", {
  name: text().primaryKey(),
  last: integer().notNull(),
});

stored(numberSeries, {
  what: "the last receipt's number",
  why: "so that no number is left out",
  ground: "none",
  kept: "for good",
  seenBy: readers.nobody,
});

/** A discount that students get with a code. */
export const discounts = pgTable(
  "discounts",
  {
    /** In capitals: "EARLY25". */
    code: text().primaryKey(),
    createdAt: time("created_at").notNull(),
    /** Per cent of the price; null for an amount. */
    percent: integer(),
    /** Minor units of `currency`; null for a percentage. */
    amountMinor: minorUnits("amount_minor"),
    currency: text().$type<Currency>(),
    /** The course it is for; null for every course. */
    courseId: text("course_id"),
    /** The maximum number of orders that may use it, and the number that do. */
    maxUses: integer("max_uses").notNull(),
    uses: integer().notNull().default(0),
    /** The end of its validity; null for no end. */
    endsAt: time("ends_at"),
  },
  (table) => [
    check("discounts_uses", sql`${table.uses} between 0 and ${table.maxUses}`),
    check(
      "discounts_value",
      sql`(${table.percent} between 1 and 100 and ${table.amountMinor} is null and ${table.currency} is null)
        or (${table.percent} is null and ${table.amountMinor} > 0 and ${table.currency} is not null)`,
    ),
  ],
);

stored(discounts, {
  what: "the discount codes, and how often each was used",
  why: "to lower a price for those who have the code",
  ground: "none",
  kept: "until staff remove it",
  seenBy: "staff, by command",
});

/** The discount of an order; an order has at most one by code. */
export const discountUses = pgTable(
  "discount_uses",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id),
    code: impersonal(
      text()
        .notNull()
        .references(() => discounts.code),
    ),
    usedAt: time("used_at").notNull(),
  },
  (table) => [index("discount_uses_code").on(table.code)],
);

stored(discountUses, {
  what: "which order used which discount code",
  why: "so that a code is used no more often than it may be",
  ground: "contract",
  kept: "as long as the order",
  seenBy: readers.staff,
});

/** The emails sent about an instalment, so that each is sent once. */
export const instalmentReminders = pgTable(
  "instalment_reminders",
  {
    entryId: bigint("entry_id", { mode: "number" })
      .notNull()
      .references(() => ledgerEntries.id),
    /** "before", "due", "after" or "closed". */
    kind: text({ enum: ["before", "due", "after", "closed"] }).notNull(),
    sentAt: time("sent_at").notNull(),
  },
  (table) => [primaryKey({ name: "instalment_reminders_pkey", columns: [table.entryId, table.kind] })],
);

stored(instalmentReminders, {
  what: "which reminders of an instalment were sent",
  why: "so that each is sent once",
  ground: "contract",
  kept: "as long as the order",
  seenBy: readers.nobody,
  notExported: "repeats",
});
