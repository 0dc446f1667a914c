import { integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { batches } from "#server/db/schema/batches.ts";

/** A recorded lecture of a batch (specification §3, "Video"). */
export const lectures = pgTable(
  "lectures",
  {
    id: text().primaryKey(),
    batchId: text("batch_id")
      .notNull()
      .references(() => batches.id, { onDelete: "cascade" }),
    /** What the batch is called in the lectures table's first column. */
    batchNumber: text("batch_number").notNull(),
    lectureNumber: integer("lecture_number").notNull(),
    title: text().notNull(),
    url: text().notNull(),
  },
  (table) => [unique("lectures_batch_id_lecture_number").on(table.batchId, table.lectureNumber)],
);
