import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** How often somebody has done what is limited. What has expired counts as gone. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** What is limited, and a keyed hash of whom: neither an address nor an account can be read here. */
    key: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [index("rate_limits_expires_at").on(table.expiresAt)],
);
