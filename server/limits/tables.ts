import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { batches } from "#domains/catalogue/server/tables.ts";
import { time } from "#server/db/columns.ts";

/** How often somebody has done what is limited. An expired row counts as gone. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** The limit's name, and a keyed hash of who is counted: neither an address nor an account can be read here. */
    key: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("rate_limits_expires_at").on(table.expiresAt)],
);

/** The networks that a batch's right Secret ID has come from: a guesser elsewhere does not lock its class out. */
export const knownNetworks = pgTable(
  "known_networks",
  {
    /** A keyed hash of batch and network: no address can be read here. */
    key: text().primaryKey(),
    batchId: text("batch_id")
      .notNull()
      .references(() => batches.id, { onDelete: "cascade" }),
    /** When the right one last came from there, to the day. */
    seenAt: time("seen_at").notNull(),
  },
  (table) => [index("known_networks_batch_id").on(table.batchId), index("known_networks_seen_at").on(table.seenAt)],
);
