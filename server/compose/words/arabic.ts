import * as batches from "#domains/batches/words.ar.ts";
import * as catalogue from "#domains/catalogue/words.ar.ts";
import * as lectures from "#domains/lectures/words.ar.ts";
import * as search from "#domains/search/words.ar.ts";
import type { TranslatedFiles } from "./english.ts";
import * as program from "./program.ar.ts";
import * as refusals from "./refusals.ar.ts";

/** The words in Arabic: those files of `english` that are translated. */
export const arabic = {
  language: { lang: "ar", dir: "rtl" },
  batches,
  catalogue,
  lectures,
  program,
  refusals,
  search,
} satisfies TranslatedFiles;
