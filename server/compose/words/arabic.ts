import * as batches from "#domains/batches/words.ar.ts";
import * as demoClasses from "#domains/demo-classes/words.ar.ts";
import * as leads from "#domains/leads/words.ar.ts";
import * as moneyEmails from "#domains/money/words/emails.ar.ts";
import * as moneyReceipts from "#domains/money/words/receipts.ar.ts";
import * as moneySite from "#domains/money/words/site.ar.ts";
import * as timetable from "#domains/timetable/words.ar.ts";
import type { TranslatedFiles } from "./english.ts";

/** The words in Arabic: those files of `english` that are translated. */
export const arabic = {
  language: { lang: "ar", dir: "rtl" },
  batches,
  demoClasses,
  leads,
  moneyEmails,
  moneyReceipts,
  moneySite,
  timetable,
} satisfies TranslatedFiles;
