import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { minorUnits, time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored } from "#server/db/personal.ts";
import type { Currency } from "#shared/money.ts";

/** The closing of a clerk's drawer: what was in it, what was counted, and who has it now. Rows are only ever appended. */
export const drawerClosings = pgTable(
  "drawer_closings",
  {
    /** The act's own key: sent again, it is the same closing. */
    id: uuid().primaryKey(),
    /** The account of the member of staff whose drawer it is. */
    userId: personal(text("user_id").notNull()),
    currency: impersonal(text().$type<Currency>().notNull()),
    closedAt: time("closed_at").notNull(),
    /** The cash that the ledger says was taken since the closing before, and what was counted, in minor units. */
    expectedMinor: minorUnits("expected_minor").notNull(),
    countedMinor: minorUnits("counted_minor").notNull(),
    /** Why the two differ; null where they do not. */
    differenceReason: personal(text("reason")),
    /** Who took the money over: the name of a member of staff, or a place. */
    handedTo: personal(text("handed_to").notNull()),
    /** The account of that member, whose drawer has the counted cash from then on; null for a place. */
    handedToUserId: personal(text("handed_to_user_id")),
    /** Tells, of two closings that one drawer takes part in, which came first. */
    number: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** The last entry of the ledger that it counts. */
    untilEntryId: bigint("until_entry_id", { mode: "number" }).notNull(),
  },
  (table) => [
    index("drawer_closings_user_id").on(table.userId, table.currency, table.untilEntryId),
    index("drawer_closings_handed_to_user_id").on(table.handedToUserId),
  ],
);

stored(drawerClosings, {
  what: "when a clerk's cash was counted and handed over, and how it differed from the ledger",
  why: "for the accounts, and so that cash is always somebody's",
  ground: "law",
  kept: "for good",
  seenBy: readers.staff,
  notExported: "staff",
});
