import * as accounts from "#domains/accounts/words.ur.ts";
import * as assistant from "#domains/assistant/words.ur.ts";
import * as batches from "#domains/batches/words.ur.ts";
import * as certificates from "#domains/certificates/words.ur.ts";
import * as portal from "#domains/portal/words.ur.ts";
import * as privacy from "#domains/privacy/words.ur.ts";
import * as seats from "#domains/seats/words.ur.ts";
import type { TranslatedFiles } from "./english.ts";

/** The words in Urdu: those files of `english` that are translated. */
export const urdu = {
  language: { lang: "ur", dir: "rtl" },
  accounts,
  assistant,
  batches,
  certificates,
  portal,
  privacy,
  seats,
} satisfies TranslatedFiles;
