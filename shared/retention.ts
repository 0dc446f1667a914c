/** A retention period: in days for the program, as text for people. */
export interface Term {
  days: number;
  words: string;
}

/**
 * Retention periods of personal data, and the day from which each counts. The daily job erases by this list; the
 * privacy policy and docs/privacy.md quote it.
 */
export const retention = {
  /** From the day it was sent. */
  inquiries: { days: 365, words: "12 months" },
  /** From the day it was sent, for a request without an order. */
  enrolments: { days: 730, words: "24 months" },
  /** From the due date, for an order that was never paid. */
  unpaidOrders: { days: 365, words: "12 months" },
  /** From the day the order was opened: six years after the tax year (Income Tax Ordinance 2001, section 174). */
  paidOrders: { days: 2557, words: "7 years" },
  /** From the day it was sent; refunds can be requested for as long (specification §9). */
  proofs: { days: 365, words: "12 months" },
  /** From its last day, for a card checkout, and from its arrival, for a card provider's event. */
  cardPayments: { days: 365, words: "12 months" },
  /** From the day a file was brought, for what a bank says of a sender. */
  bankTexts: { days: 183, words: "6 months" },
  /** From the day of the class. */
  demoBookings: { days: 183, words: "6 months" },
  /** From the last day of its batch, for a place that no order refers to. */
  places: { days: 2557, words: "7 years" },
  /** From the day it was given up, for a place that no order refers to. */
  withdrawnPlaces: { days: 730, words: "24 months" },
  /** From the day it was made, for an assistant's hand-over; every other lead goes with the record it is about. */
  handOvers: { days: 365, words: "12 months" },
  /** From the day on which the person was first known, once nothing else is stored about them. */
  people: { days: 1, words: "a day" },
  /** From the act. */
  auditEntries: { days: 2557, words: "7 years" },
  /** From the moment it ends. */
  sessions: { days: 1, words: "a day" },
  /** From the invitation. */
  staffInvitations: { days: 30, words: "30 days" },
  /** From the last piece, for a lecture's video that was never uploaded to its end. */
  lectureUploads: { days: 1, words: "a day" },
  /** From the day it was added, for a picture that no document ever showed. */
  unusedPhotos: { days: 30, words: "30 days" },
  /** From the night after its class was removed, for slides and notes. */
  classMaterials: { days: 1, words: "a day" },
  /** From the upload, for a student's file that was never handed in. */
  handInFiles: { days: 1, words: "a day" },
  /** From the day it was sent: as long as a browser keeps a form that was not taken. */
  answeredForms: { days: 7, words: "7 days" },
  /** From the moment it ends. */
  passwordResets: { days: 1, words: "a day" },
  /** From the end of the hour or so in which emails to one mailbox were counted. */
  mailTurns: { days: 7, words: "7 days" },
  /** From the last correct Secret ID from there. */
  knownNetworks: { days: 90, words: "90 days" },
  /** From the day it was written. */
  announcements: { days: 730, words: "24 months" },
  /** From the upload, for a file that no announcement names: as long as a browser keeps a form that was not taken. */
  announcementFiles: { days: 7, words: "7 days" },
  /** From the day it was asked, for a question that the assistant could not answer. */
  assistantQuestions: { days: 30, words: "30 days" },
  /** From the day it was written, for an email stored as a file under DATA_DIR/outbox. */
  emails: { days: 90, words: "90 days" },
} satisfies Record<string, Term>;

/** The longest sign-in on a browser: in all, however often it is used, and without a visit. */
export const signedIn = {
  atMost: { days: 30, words: "30 days" },
  withoutVisit: { days: 14, words: "14 days" },
} satisfies Record<string, Term>;

/** Time that an account recognises a device, from its last sign-in there. */
export const knownDevice: Term = { days: 180, words: "6 months" };

/** Time that a finished job is stored: the job queue's own setting. */
export const finishedJobs: Term = { days: 7, words: "7 days" };
