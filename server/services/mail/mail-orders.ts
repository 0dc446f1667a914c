import type { Database } from "#server/db/client.ts";

/** The letters about an inquiry: to the staff, and to the visitor who sent it. */
export type InquiryLetter = "inquiry-notice" | "inquiry-acknowledgement";

/** The letters about a demo booking: to the visitor, two of them to remind, and to the staff. */
export type DemoLetter =
  | "demo-confirmation"
  | "demo-cancellation"
  | "demo-reminder-day"
  | "demo-reminder-hour"
  | "demo-notice";

/** Every letter the program sends, by name. */
export type LetterName = InquiryLetter | DemoLetter;

/** A mail to be sent: which letter, about which record; the letter knows its reader. */
export interface MailOrder {
  letter: LetterName;
  /** The id of the record it is about, and of which state of it where that matters. */
  about: string;
}

/** Where mails wait until they are sent. */
export interface MailOrders {
  /** Queues mails as part of `transaction`, to go out at once, or not before `at`. */
  place(transaction: Database, orders: MailOrder[], at?: Date): Promise<void>;
}
