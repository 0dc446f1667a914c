import type { Database } from "#server/db/client.ts";
import type { EnrolmentLetterName } from "#server/services/enrolments/enrolment-letter.ts";
import type { InquiryLetterName } from "#server/services/inquiries/inquiry-letter.ts";
import type { OrderLetterName } from "#server/services/orders/order-letter.ts";

/** Every letter the program sends, by name. */
export type LetterName = InquiryLetterName | EnrolmentLetterName | OrderLetterName;

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
