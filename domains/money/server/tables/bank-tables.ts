import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { BankColumns } from "#domains/money/rules/bank/read-bank-rows.ts";
import { minorUnits, time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored } from "#server/db/personal.ts";
import type { Currency } from "#shared/money.ts";
import { retention } from "#shared/retention.ts";
import { ledgerEntries } from "./ledger-tables.ts";

/**
 * A row of the bank's files: money that came, or money that went and speaks of a reference or a reversal. `waiting` is
 * not decided, `dismissed` is none of ours, and `reversed` came and went back.
 */
export const bankRows = pgTable(
  "bank_rows",
  {
    id: uuid("id").primaryKey(),
    /** The order in which rows came. */
    position: integer().notNull().generatedAlwaysAsIdentity(),
    /** Tells the same row of another file: a hash of the day, the sum, the text and the balance. */
    fingerprint: impersonal(text().notNull().unique("bank_rows_fingerprint")),
    /** "2026-12-01". */
    day: impersonal(text().notNull()),
    /** What the bank says; empty once it is erased. */
    text: personal(text().notNull(), { stays: true }),
    amountMinor: minorUnits("amount_minor").notNull(),
    currency: impersonal(text().$type<Currency>().notNull()),
    state: impersonal(text().$type<"waiting" | "settled" | "dismissed" | "reversed">().notNull()),
    importedAt: time("imported_at").notNull(),
  },
  (table) => [index("bank_rows_state").on(table.state, table.position)],
);

stored(bankRows, {
  what: "the rows of a bank's file that staff have brought: day, amount and what the bank says of its sender",
  why: "to know whose money came",
  ground: "contract",
  kept: `its text ${retention.bankTexts.words} from the day it was brought; the rest for good, without it`,
  seenBy: readers.staff,
  notExported: "repeats",
});

/** The payments of the ledger that a row stands for; a payment has one row at most. */
export const bankRowEntries = pgTable(
  "bank_row_entries",
  {
    rowId: uuid("row_id")
      .notNull()
      .references(() => bankRows.id),
    entryId: bigint("entry_id", { mode: "number" })
      .notNull()
      .unique("bank_row_entries_entry_id")
      .references(() => ledgerEntries.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ name: "bank_row_entries_pkey", columns: [table.rowId, table.entryId] })],
);

stored(bankRowEntries, {
  what: "which payment a row of a bank's file stands for",
  why: "so that money counts once",
  ground: "none",
  kept: "as long as the payment",
  seenBy: readers.staff,
});

/** How a bank's files are read, by their headings. */
export const bankLayouts = pgTable("bank_layouts", {
  headings: impersonal(text().primaryKey()),
  columns: impersonal(jsonb().$type<BankColumns>().notNull()),
  currency: impersonal(text().$type<Currency>().notNull()),
});

stored(bankLayouts, {
  what: "which column of a bank's file holds what",
  why: "so that the next file is read at once",
  ground: "none",
  kept: "for good",
  seenBy: readers.staff,
});
