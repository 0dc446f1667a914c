import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "#server/db/columns.ts";
import { impersonal, readers, stored } from "#server/db/personal.ts";

/** Settings of the program, one row each: the mail server with its password, the texts of e-mails. */
export const sealedSettings = pgTable("sealed_settings", {
  name: text().primaryKey(),
  /** What an owner may see again. */
  facts: impersonal(jsonb().$type<unknown>().notNull()),
  /** What nobody sees again, encrypted with a key from the program's secret; null without any. */
  sealed: impersonal(text()),
  changedAt: time("changed_at").notNull(),
});

stored(sealedSettings, {
  what: "how the institute sends its e-mails, and their texts; the name and password for the mail server encrypted",
  why: "so that an owner can set it up without the machine",
  ground: "none",
  kept: "until an owner changes it",
  seenBy: readers.nobody,
});
