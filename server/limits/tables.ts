import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "#server/db/columns.ts";
import { personal, readers, stored } from "#server/db/personal.ts";

/** The counts of limited acts. An expired row counts as gone. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** The limit's name, and a keyed hash of who is counted: neither an address nor an account can be read here. */
    key: personal(text().primaryKey()),
    count: integer().notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("rate_limits_expires_at").on(table.expiresAt)],
);

stored(rateLimits, {
  what: "how often somebody has tried a password or Secret ID; with several processes, forms as well",
  why: "against guessing and flooding",
  ground: "safety",
  kept: "an hour at most, and ten minutes until it is cleared away",
  seenBy: readers.nobody,
  notExported: "nobody",
});
