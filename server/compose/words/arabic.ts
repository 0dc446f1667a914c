import * as accounts from "#domains/accounts/words.ar.ts";
import * as assistant from "#domains/assistant/words.ar.ts";
import * as batches from "#domains/batches/words.ar.ts";
import * as certificates from "#domains/certificates/words.ar.ts";
import * as portal from "#domains/portal/words.ar.ts";
import * as privacy from "#domains/privacy/words.ar.ts";
import * as seats from "#domains/seats/words.ar.ts";
import type { TranslatedFiles } from "./english.ts";

/** The words in Arabic: those files of `english` that are translated. */
export const arabic = {
  language: { lang: "ar", dir: "rtl" },
  accounts,
  assistant,
  batches,
  certificates,
  portal,
  privacy,
  seats,
} satisfies TranslatedFiles;
