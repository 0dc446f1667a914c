import {
  accountExists,
  emailConfirmation,
  passwordChanged,
  passwordReset,
} from "#domains/accounts/server/account-emails.tsx";
import { addressChanged } from "#domains/accounts/server/address-changed.tsx";
import { peopleMerged } from "#domains/accounts/server/people-merged.tsx";
import { studentAdded } from "#domains/batches/server/student-added.tsx";
import { certificateIssued } from "#domains/certificates/server/certificate-issued.tsx";
import {
  demoCancellation,
  demoConfirmation,
  demoReminderDay,
  demoReminderHour,
  demoStaffEmail,
} from "#domains/demo-classes/server/demo-emails.tsx";
import { inquiryAcknowledgement, inquiryStaffEmail } from "#domains/leads/server/inquiry-emails.tsx";
import { leadsDigest } from "#domains/leads/server/leads-digest.tsx";
import { personMessage } from "#domains/leads/server/person-message.tsx";
import { cardEventStaff, cardRenewal } from "#domains/money/server/cards/card-event-emails.tsx";
import { cardPaymentStaffEmail, strayCardPayment } from "#domains/money/server/cards/card-payment-emails.tsx";
import { feesOwed } from "#domains/money/server/emails/fees-owed.tsx";
import { instalmentReminder, paymentReceived, refundSent } from "#domains/money/server/emails/ledger-emails.tsx";
import { holdEnded, orderEnded, orderEnding, orderReopened } from "#domains/money/server/emails/order-expiry.tsx";
import { orderOpened } from "#domains/money/server/emails/order-opened.tsx";
import { orderPaid } from "#domains/money/server/emails/order-paid.tsx";
import { proofReceived, proofRefused, proofTaken } from "#domains/money/server/emails/proof-emails.tsx";
import { seatReleased } from "#domains/money/server/emails/seat-released.tsx";
import { waysToPayChanged } from "#domains/money/server/emails/ways-to-pay-changed.tsx";
import { backupDownloaded } from "#domains/overview/server/backup-downloaded.tsx";
import { testMessage } from "#domains/overview/server/test-message.tsx";
import { studentMorning } from "#domains/portal/server/student-morning.tsx";
import { dataErased } from "#domains/privacy/server/data-erased.tsx";
import { enrolmentAcknowledgement, enrolmentStaffEmail } from "#domains/seats/server/request-emails.tsx";
import { seatGiven, seatMoved, seatOffered, seatTakenIn, seatTakenOut } from "#domains/seats/server/seat-emails.tsx";
import { secretSettingChanged } from "#domains/staff/server/setting-changed.tsx";
import {
  staffFactorChanged,
  staffInvitation,
  staffOwnerRestored,
  staffSetUp,
} from "#domains/staff/server/staff-emails.tsx";
import { announcement } from "#domains/talk/server/announcement.tsx";
import { questionAnswered, questionAsked } from "#domains/talk/server/question-emails.tsx";
import { classesChanged } from "#domains/timetable/server/classes-changed.tsx";
import { holidaysChanged } from "#domains/timetable/server/holidays-changed.tsx";
import { gradePosted } from "#domains/work/server/grade-posted.tsx";
import { heldEmails } from "#server/mail/held-emails.tsx";

/** Every email that the program sends: the worker, the tests and the names in the queue follow from this list. */
export const emails = [
  inquiryStaffEmail,
  inquiryAcknowledgement,
  enrolmentStaffEmail,
  enrolmentAcknowledgement,
  orderOpened,
  orderEnding,
  orderEnded,
  orderReopened,
  orderPaid,
  waysToPayChanged,
  proofReceived,
  proofTaken,
  proofRefused,
  seatOffered,
  seatGiven,
  seatMoved,
  seatTakenOut,
  seatTakenIn,
  studentAdded,
  seatReleased,
  holdEnded,
  cardPaymentStaffEmail,
  strayCardPayment,
  cardRenewal,
  cardEventStaff,
  paymentReceived,
  refundSent,
  instalmentReminder,
  feesOwed,
  certificateIssued,
  gradePosted,
  announcement,
  questionAsked,
  questionAnswered,
  studentMorning,
  classesChanged,
  holidaysChanged,
  personMessage,
  peopleMerged,
  addressChanged,
  leadsDigest,
  backupDownloaded,
  testMessage,
  emailConfirmation,
  accountExists,
  passwordReset,
  passwordChanged,
  dataErased,
  staffInvitation,
  staffSetUp,
  staffFactorChanged,
  staffOwnerRestored,
  secretSettingChanged,
  demoConfirmation,
  demoCancellation,
  demoReminderDay,
  demoReminderHour,
  demoStaffEmail,
  heldEmails,
];

declare module "#server/mail/email-queue.ts" {
  interface EmailKinds extends Record<(typeof emails)[number]["kind"], true> {}
}
