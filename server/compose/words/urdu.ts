import * as batches from "#domains/batches/words.ur.ts";
import * as demoClasses from "#domains/demo-classes/words.ur.ts";
import * as leads from "#domains/leads/words.ur.ts";
import * as moneyEmails from "#domains/money/words/emails.ur.ts";
import * as moneyReceipts from "#domains/money/words/receipts.ur.ts";
import * as moneySite from "#domains/money/words/site.ur.ts";
import * as timetable from "#domains/timetable/words.ur.ts";
import type { TranslatedFiles } from "./english.ts";

/** The words in Urdu: those files of `english` that are translated. */
export const urdu = {
  language: { lang: "ur", dir: "rtl" },
  batches,
  demoClasses,
  leads,
  moneyEmails,
  moneyReceipts,
  moneySite,
  timetable,
} satisfies TranslatedFiles;
