import type { Database } from "#server/db/client.ts";
import type { LetterName } from "#server/services/mail/letter-names.ts";

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
