import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { batches } from "#server/db/schema/batches.ts";

/** From where a batch's right Secret ID has come: a guesser elsewhere does not lock its class out. */
export const knownNetworks = pgTable(
  "known_networks",
  {
    /** A keyed hash of batch and network: no address can be read here. */
    key: text().primaryKey(),
    batchId: text("batch_id")
      .notNull()
      .references(() => batches.id, { onDelete: "cascade" }),
    /** When the right one came from there last: to the day. */
    seenAt: timestamp("seen_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [index("known_networks_batch_id").on(table.batchId), index("known_networks_seen_at").on(table.seenAt)],
);
