import { z } from "zod";
import { href, line, prose, several } from "#shared/fields.ts";

const words = z.array(line(60)).max(300, "Please keep this to 300 at most.");

/** What people look for in other words than the pages': a short answer, and the page that has it whole. */
const searchTopic = z.strictObject({
  title: line(80),
  /** It names no price, because prices are hidden from some visitors (specification §4). */
  text: prose(300),
  href,
  /** What people type for it, in any language and spelling that they use: "fee", "kitne paise". */
  asked: several(line(80), 80),
});

/** The kinds of page that people find by a name and a word beside it: "data analysis" and "fee". */
export const besideKinds = ["course", "service", "batches", "outline", "teacher"] as const;

/**
 * The site's search: what it suggests, and how it understands what visitors of this institute type. The program itself
 * knows English words of the same sorts.
 */
export const searchPage = z.strictObject({
  /** What the field gives as examples, and what is suggested; each query links to its results. */
  examples: line(80),
  queries: several(line(60), 12),
  topics: z.array(searchTopic).max(100, "Please keep this to 100 at most.").optional(),
  /** Lists of words for the same thing: each word of a list finds what the others find. */
  synonyms: z
    .array(several(line(40), 30))
    .max(200, "Please keep this to 200 at most.")
    .optional(),
  /** Words that say nothing about what is looked for: "kya", "hai". */
  fillers: words.optional(),
  /** Words that are typed beside the name of a course or a service, by the kind of page that they ask for. */
  beside: z.partialRecord(z.enum(besideKinds), words).optional(),
});
