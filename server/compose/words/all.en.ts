import { accountEmails, accountPages, accountWords, deviceWords } from "#domains/accounts/words.en.ts";
import {
  assistantAnswers,
  assistantFailures,
  assistantLauncher,
  assistantWidget,
} from "#domains/assistant/words.en.ts";
import { batchesPage } from "#domains/batches/words.en.ts";
import { learnProblems, newCourse, outlinePage } from "#domains/catalogue/words.en.ts";
import { certificateEmails, certificateWords } from "#domains/certificates/words.en.ts";
import { contentFields } from "#domains/content/words/fields.en.ts";
import { frame, notFound } from "#domains/content/words/site.en.ts";
import { bookingWords, demoEmails, demoWords } from "#domains/demo-classes/words.en.ts";
import { inquiryEmails, leadEmails } from "#domains/leads/words.en.ts";
import { lecturesPage } from "#domains/lectures/words.en.ts";
import { cardEmails, ledgerEmails, orderEmails } from "#domains/money/words/emails.en.ts";
import { receiptWords } from "#domains/money/words/receipts.en.ts";
import { orderWords, paymentPage } from "#domains/money/words/site.en.ts";
import { classroomEmails, placePage, portalWords, seatPage } from "#domains/portal/words.en.ts";
import { searchPage } from "#domains/search/words.en.ts";
import { enrolmentEmails, seatEmails } from "#domains/seats/words.en.ts";
import { staffEmails } from "#domains/staff/words.en.ts";
import { calendarWords, classEmails } from "#domains/timetable/words.en.ts";
import { heldEmails, layoutEmails } from "#server/mail/words.en.ts";
import type { Messages } from "#shared/words.ts";
import { classroomWords } from "./classroom.en.ts";
import { forms } from "./forms.en.ts";
import { labels } from "./labels.en.ts";
import { adminWords } from "./office.en.ts";
import { busyWords, errors, outageWords, refusalPage } from "./refusals.en.ts";
import { sendingWords } from "./sending.en.ts";
import { failures, toasts } from "./toasts.en.ts";

const language: Messages["language"] = { lang: "en", dir: "ltr" };

/** The words of emails that have no domain yet. */
const emails = {
  accounts: accountEmails,
  cards: cardEmails,
  classes: classEmails,
  certificates: certificateEmails,
  classroom: classroomEmails,
  demo: demoEmails,
  enrolments: enrolmentEmails,
  seats: seatEmails,
  held: heldEmails,
  inquiries: inquiryEmails,
  layout: layoutEmails,
  leads: leadEmails,
  orders: orderEmails,
  staff: staffEmails,
  ledger: ledgerEmails,
};

/** The words that have no domain yet. */
const rest = {
  frame,
  labels,
  refusalPage,
  toasts,
  failures,
  newCourse,
  notFound,
  outage: outageWords,
  busy: busyWords,
  calendar: calendarWords,
  contentFields,
  accounts: { ...accountPages, errors: accountWords, device: deviceWords },
  assistant: { ...assistantWidget, failures: assistantFailures, launcher: assistantLauncher },
  assistantAnswers,
  batches: batchesPage,
  certificates: certificateWords,
  booking: { ...bookingWords, ...demoWords },
  forms,
  learnProblems,
  lectures: lecturesPage,
  outline: outlinePage,
  payment: paymentPage,
  portal: portalWords,
  place: placePage,
  seat: seatPage,
  sending: sendingWords,
  orders: orderWords,
  receipts: receiptWords,
  search: searchPage,
};

/** Every word of the program itself, in English. */
export const en = {
  language,
  ...rest,
  errors,
  emails,
  admin: adminWords,
  classroom: classroomWords,
} satisfies Messages;

declare module "#shared/words.ts" {
  interface Messages extends Readonly<typeof rest> {}
  interface Refusals extends Readonly<typeof errors> {}
  interface EmailWords extends Readonly<typeof emails> {}
  interface OfficeWords extends Readonly<typeof adminWords> {}
  interface ClassroomWords extends Readonly<typeof classroomWords> {}
}
