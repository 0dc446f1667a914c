import type { Locale } from "#shared/formats/formats.ts";
import type { Messages } from "#shared/words.ts";
import { english } from "./english.ts";
import { gatherWords } from "./gather-words.ts";

/** Every word of the program in English. */
export const en: Messages = gatherWords(english);

/** Every word of the program, by language. */
export const messagesIn: Readonly<Record<Locale, Messages>> = { en };
