import { certificateEmails, certificateWords } from "#domains/certificates/words.en.ts";
import type { Messages } from "#shared/words.ts";
import { accountPages, accountWords, deviceWords } from "./accounts.ts";
import { adminWords } from "./admin/words.ts";
import { assistantFailures, assistantWidget } from "./assistant.ts";
import { assistantAnswers } from "./assistant-answers.ts";
import { assistantLauncher } from "./assistant-launcher.ts";
import { batchesPage } from "./batches.ts";
import { calendarWords } from "./calendar.ts";
import { classroomWords } from "./classroom/words.ts";
import { contentFields } from "./content-fields.ts";
import { bookingWords, demoWords } from "./demo-booking.ts";
import { accountEmails } from "./emails/accounts.ts";
import { cardEmails } from "./emails/cards.ts";
import { classEmails } from "./emails/classes.ts";
import { classroomEmails } from "./emails/classroom.ts";
import { demoEmails } from "./emails/demo.ts";
import { enrolmentEmails } from "./emails/enrolments.ts";
import { heldEmails } from "./emails/held.ts";
import { inquiryEmails } from "./emails/inquiries.ts";
import { layoutEmails } from "./emails/layout.ts";
import { leadEmails } from "./emails/leads.ts";
import { ledgerEmails } from "./emails/ledger.ts";
import { orderEmails } from "./emails/orders.ts";
import { seatEmails } from "./emails/seats.ts";
import { staffEmails } from "./emails/staff.ts";
import { errors, refusalPage } from "./errors.ts";
import { forms } from "./forms.ts";
import { frame } from "./frame.ts";
import { labels } from "./labels.ts";
import { learnProblems } from "./learn-problems.ts";
import { lecturesPage } from "./lectures.ts";
import { newCourse } from "./new-course.ts";
import { notFound } from "./not-found.ts";
import { busyWords, outageWords } from "./outage.ts";
import { outlinePage } from "./outline.ts";
import { orderWords, paymentPage } from "./payment.ts";
import { paymentReview } from "./payment-review.ts";
import { placePage, portalWords, seatPage } from "./portal.ts";
import { receiptWords } from "./receipts.ts";
import { searchPage } from "./search.ts";
import { failures, toasts } from "./toasts.ts";

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
