import * as batches from "#domains/batches/words.ar.ts";
import * as moneySite from "#domains/money/words/site.ar.ts";
import type { TranslatedFiles } from "./english.ts";

/** The words in Arabic: those files of `english` that are translated. */
export const arabic = {
  language: { lang: "ar", dir: "rtl" },
  batches,
  moneySite,
} satisfies TranslatedFiles;
