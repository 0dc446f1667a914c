import type { CountText } from "./fill-text.ts";
import type { Locale } from "./formats/formats.ts";

/**
 * The words of the program in any language. Each domain adds its own to these interfaces, beside its English words
 * (`words.en.ts`); `server/compose/words/gather-words.ts` puts them in their places.
 */
export interface Messages {
  language: Language;
  errors: Refusals;
  emails: EmailWords;
  /** The back office's. */
  admin: OfficeWords;
  classroom: ClassroomWords;
}

/** The language that the words are written in, as attributes of a document's root. */
export interface Language {
  lang: Locale;
  dir: "ltr" | "rtl";
  /** Where numbers are in the language's own digits: a browser writes those of its scripts in them as well. */
  "data-digits"?: "eastern";
}

/** The text of a refusal, by its reason. */
export interface Refusals {}

/** The words of e-mails, by domain. */
export interface EmailWords {}

/** The words of the back office, by domain. */
export interface OfficeWords {}

/** The words of the classroom, by domain. */
export interface ClassroomWords {}

/**
 * What another language says in the place of English words: the same names, each text any text, a name out of a fixed set
 * that name, and a text by count with as many forms as the language has.
 */
export type Translated<Words> = Words extends string
  ? string extends Words
    ? string
    : Words
  : Words extends { one: string; other: string }
    ? { [Name in keyof Words]: Translated<Words[Name]> } & CountText
    : { [Name in keyof Words]: Translated<Words[Name]> };
