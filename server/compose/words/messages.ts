import type { Locale } from "#shared/formats/formats.ts";
import type { Messages } from "#shared/words.ts";
import { arabic } from "./arabic.ts";
import { english } from "./english.ts";
import { gatherWords } from "./gather-words.ts";
import { urdu } from "./urdu.ts";

/** Every word of the program in English. */
export const en: Messages = gatherWords(english);

/** Every word of the program, by language. A file that has no translation yet speaks English. */
export const messagesIn: Readonly<Record<Locale, Messages>> = {
  en,
  ur: gatherWords({ ...english, ...urdu }),
  ar: gatherWords({ ...english, ...arabic }),
};
