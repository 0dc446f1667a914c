import * as accounts from "#domains/accounts/words.ar.ts";
import * as batches from "#domains/batches/words.ar.ts";
import type { TranslatedFiles } from "./english.ts";

/** The words in Arabic: those files of `english` that are translated. */
export const arabic = {
  language: { lang: "ar", dir: "rtl" },
  accounts,
  batches,
} satisfies TranslatedFiles;
