import type { Locale } from "#shared/formats/formats.ts";
import type { Messages } from "#shared/words.ts";
import { en } from "./all.en.ts";

/** Every word of the program, by language. */
export const messagesIn: Readonly<Record<Locale, Messages>> = { en };
