import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, stored } from "#server/db/personal.ts";
import { retention } from "#shared/retention.ts";

/** The answers to forms of the office and the classroom, for a form that is sent again. */
export const answeredForms = pgTable("answered_forms", {
  /** The key that the form's page made. */
  key: uuid("key").primaryKey(),
  accountId: personal(text("account").notNull()),
  /** SHA-256 of what was sent, in hex: another text with the same key is another act. */
  digest: impersonal(text().notNull()),
  /** Null while the act runs, and if the program ended before it was done. */
  answer: personal(jsonb()),
  at: time("at").notNull().defaultNow(),
});

stored(answeredForms, {
  what: "forms that staff and students have sent, with the sentence that answered each",
  why: "so that a form that is sent twice is done once, and answered as the first time",
  ground: "safety",
  kept: `${retention.answeredForms.words} from the form`,
  seenBy: "the account that sent it",
  notExported: "repeats",
});
