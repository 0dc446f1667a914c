import { pgTable, text } from "drizzle-orm/pg-core";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, readers, stored } from "#server/db/personal.ts";

/** A company, or another body, that pays for students. Their orders name it. */
export const sponsors = pgTable("sponsors", {
  id: uuid().primaryKey(),
  name: impersonal(text().notNull()),
  /** The name in one spelling: a company is in the list once. */
  foldedName: impersonal(text("folded_name").notNull().unique("sponsors_folded_name")),
  /** Its National Tax Number. */
  ntn: impersonal(text()),
  /** Its telephone or e-mail, as staff wrote it. */
  contact: impersonal(text()),
  createdAt: time("created_at").notNull(),
});

stored(sponsors, {
  what: "companies that pay for students: name, tax number, and a telephone or e-mail",
  why: "to write one receipt and one voucher for all of a company's students",
  ground: "none",
  kept: "for good",
  seenBy: readers.staff,
});
