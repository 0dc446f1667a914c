import * as batches from "#domains/batches/words.ur.ts";
import * as catalogue from "#domains/catalogue/words.ur.ts";
import * as lectures from "#domains/lectures/words.ur.ts";
import * as search from "#domains/search/words.ur.ts";
import type { TranslatedFiles } from "./english.ts";
import * as program from "./program.ur.ts";
import * as refusals from "./refusals.ur.ts";

/** The words in Urdu: those files of `english` that are translated. */
export const urdu = {
  language: { lang: "ur", dir: "rtl" },
  batches,
  catalogue,
  lectures,
  program,
  refusals,
  search,
} satisfies TranslatedFiles;
