import * as accounts from "#domains/accounts/words.ur.ts";
import * as batches from "#domains/batches/words.ur.ts";
import type { TranslatedFiles } from "./english.ts";

/** The words in Urdu: those files of `english` that are translated. */
export const urdu = {
  language: { lang: "ur", dir: "rtl" },
  accounts,
  batches,
} satisfies TranslatedFiles;
