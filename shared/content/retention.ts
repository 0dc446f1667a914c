/** How long something is kept: in days for the program, in words for people. */
export interface Term {
  days: number;
  words: string;
}

/**
 * The one list of how long the program keeps what is about a person, and from when that counts. The daily job erases by
 * it, the privacy policy and docs/privacy.md speak from it.
 */
export const retention = {
  /** From the day it was sent. */
  inquiries: { days: 365, words: "12 months" },
  /** From the day it was sent, for a request no order belongs to. */
  enrolments: { days: 730, words: "24 months" },
  /** From the day by which it was to be paid, for an order that nobody paid. */
  unpaidOrders: { days: 365, words: "12 months" },
  /** From the day the order was opened: six years after the tax year (Income Tax Ordinance 2001, section 174). */
  paidOrders: { days: 2557, words: "7 years" },
  /** From the day it was sent; a refund can be asked for as long (specification §9). */
  proofs: { days: 365, words: "12 months" },
  /** From its last day, for a card checkout, and from its arrival, for a notice of the card provider. */
  cardPayments: { days: 365, words: "12 months" },
  /** From the day of the class. */
  demoBookings: { days: 183, words: "6 months" },
  /** From the moment it ends. */
  sessions: { days: 1, words: "a day" },
  /** From the moment it ends. */
  passwordResets: { days: 1, words: "a day" },
  /** From the last right Secret ID that came from there. */
  knownNetworks: { days: 90, words: "90 days" },
  /** From the day it was asked, for a question that the assistant could not answer. */
  assistantQuestions: { days: 30, words: "30 days" },
  /** From the day it was written, for a mail that is a file under DATA_DIR/outbox. */
  emails: { days: 90, words: "90 days" },
} satisfies Record<string, Term>;

/** How long somebody stays signed in on a browser: from signing in, however often it is used, and without a visit. */
export const signedIn = {
  atMost: { days: 30, words: "30 days" },
  withoutVisit: { days: 14, words: "14 days" },
} satisfies Record<string, Term>;

/** For how long a device on which somebody has signed in is known to their account, from its last sign-in. */
export const knownDevice: Term = { days: 180, words: "6 months" };

/** How long a job is remembered once it is done: the job queue's own setting. */
export const finishedJobs: Term = { days: 7, words: "7 days" };
