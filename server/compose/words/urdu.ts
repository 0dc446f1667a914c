import * as batches from "#domains/batches/words.ur.ts";
import * as moneySite from "#domains/money/words/site.ur.ts";
import type { TranslatedFiles } from "./english.ts";

/** The words in Urdu: those files of `english` that are translated. */
export const urdu = {
  language: { lang: "ur", dir: "rtl" },
  batches,
  moneySite,
} satisfies TranslatedFiles;
