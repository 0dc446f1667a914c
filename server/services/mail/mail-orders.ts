import type { Database } from "#server/db/client.ts";
import type { EnrolmentLetter } from "#server/services/enrolments/write-enrolment-letters.ts";
import type { InquiryLetter } from "#server/services/inquiries/write-inquiry-letters.ts";
import type { OrderLetter } from "#server/services/orders/write-order-letters.ts";

/** Every letter the program sends, by name. */
export type LetterName = InquiryLetter | EnrolmentLetter | OrderLetter;

/** A mail to be sent: which letter, about which record; the letter knows its reader. */
export interface MailOrder {
  letter: LetterName;
  /** The id of the record it is about. */
  about: string;
}

/** Where mails wait until they are sent. */
export interface MailOrders {
  /** Queues mails as part of `transaction`, to go out at once, or not before `at`. */
  place(transaction: Database, orders: MailOrder[], at?: Date): Promise<void>;
}
