import { z } from "zod";
import { href, line, prose, several } from "#shared/fields.ts";

const words = z.array(line(60)).max(300, "Please keep this to 300 at most.");

/** A topic that people search for in words other than the pages': a short answer, and the page that has it whole. */
const searchTopic = z.strictObject({
  title: line(80),
  /** It names no price, because prices are hidden from some visitors (specification §4). */
  text: prose(300),
  href,
  /** Search words for it, in any language and spelling that people use: "fee", "kitne paise". */
  asked: several(line(80), 80),
});

/** The kinds of page that people find by a name and a word beside it: "data analysis" and "fee". */
export const besideKinds = ["course", "service", "batches", "outline", "teacher"] as const;

/**
 * The site's search: its suggestions, and the words that visitors of this institute type. The program itself knows
 * English words of the same sorts.
 */
export const searchPage = z.strictObject({
  /** The field's examples and the suggestions; each query links to its results. */
  examples: line(80),
  queries: several(line(60), 12),
  topics: z.array(searchTopic).max(100, "Please keep this to 100 at most.").optional(),
  /** Lists of words for the same thing: each word of a list finds the results of the others. */
  synonyms: z
    .array(several(line(40), 30))
    .max(200, "Please keep this to 200 at most.")
    .optional(),
  /** Words that say nothing about the subject of a search: "kya", "hai". */
  fillers: words.optional(),
  /** Words typed beside the name of a course or a service, by the kind of page that they ask for. */
  beside: z.partialRecord(z.enum(besideKinds), words).optional(),
});
