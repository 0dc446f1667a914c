import { certificateEmails, certificateWords } from "#domains/certificates/words.en.ts";
import type { Messages } from "#shared/words.ts";
import { accountPages, accountWords, deviceWords } from "#domains/accounts/words.en.ts";
import { adminWords } from "./office.en.ts";
import { assistantFailures, assistantWidget } from "#domains/assistant/words.en.ts";
import { assistantAnswers } from "#shared/messages/en/assistant-answers.ts";
import { assistantLauncher } from "#shared/messages/en/assistant-launcher.ts";
import { batchesPage } from "#shared/messages/en/batches.ts";
import { calendarWords } from "#shared/messages/en/calendar.ts";
import { classroomWords } from "./classroom.en.ts";
import { contentFields } from "#domains/content/words/fields.en.ts";
import { bookingWords, demoWords } from "#domains/demo-classes/words.en.ts";
import { accountEmails } from "#shared/messages/en/emails/accounts.ts";
import { cardEmails } from "#shared/messages/en/emails/cards.ts";
import { classEmails } from "#shared/messages/en/emails/classes.ts";
import { classroomEmails } from "#shared/messages/en/emails/classroom.ts";
import { demoEmails } from "#shared/messages/en/emails/demo.ts";
import { enrolmentEmails } from "#domains/seats/words.en.ts";
import { heldEmails } from "#shared/messages/en/emails/held.ts";
import { inquiryEmails } from "#shared/messages/en/emails/inquiries.ts";
import { layoutEmails } from "#server/mail/words.en.ts";
import { leadEmails } from "#shared/messages/en/emails/leads.ts";
import { ledgerEmails } from "#shared/messages/en/emails/ledger.ts";
import { orderEmails } from "#domains/money/words/emails.en.ts";
import { seatEmails } from "#shared/messages/en/emails/seats.ts";
import { staffEmails } from "#shared/messages/en/emails/staff.ts";
import { errors, refusalPage } from "./refusals.en.ts";
import { forms } from "./forms.en.ts";
import { frame } from "#domains/content/words/site.en.ts";
import { labels } from "./labels.en.ts";
import { learnProblems } from "#shared/messages/en/learn-problems.ts";
import { lecturesPage } from "#shared/messages/en/lectures.ts";
import { newCourse } from "#shared/messages/en/new-course.ts";
import { notFound } from "#shared/messages/en/not-found.ts";
import { busyWords, outageWords } from "#shared/messages/en/outage.ts";
import { outlinePage } from "#domains/catalogue/words.en.ts";
import { orderWords, paymentPage } from "#domains/money/words/site.en.ts";
import { paymentReview } from "#domains/money/words/review.en.ts";
import { placePage, portalWords, seatPage } from "#domains/portal/words.en.ts";
import { receiptWords } from "#domains/money/words/receipts.en.ts";
import { searchPage } from "#domains/search/words.en.ts";
import { failures, toasts } from "./toasts.en.ts";

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
  orders: orderWords,
  paymentReview,
  receipts: receiptWords,
  search: searchPage,
};

/** Every word of the program itself, in English. */
export const en = { ...rest, errors, emails, admin: adminWords, classroom: classroomWords } satisfies Messages;

declare module "#shared/words.ts" {
  interface Messages extends Readonly<typeof rest> {}
  interface Refusals extends Readonly<typeof errors> {}
  interface EmailWords extends Readonly<typeof emails> {}
  interface OfficeWords extends Readonly<typeof adminWords> {}
  interface ClassroomWords extends Readonly<typeof classroomWords> {}
}
