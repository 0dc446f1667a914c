import type { Database } from "#server/db/client.ts";
import type { EmailKind } from "#server/services/mail/email-kinds.ts";

/** A mail to be sent: which email, about which record; the email knows its reader. */
export interface EmailRequest {
  email: EmailKind;
  /** The id of the record it is about, and of which state of it where that matters. */
  about: string;
}

/** Where mails wait until they are sent. */
export interface EmailQueue {
  /** Queues mails as part of `transaction`, to go out at once, or not before `at`. */
  enqueue(transaction: Database, requests: EmailRequest[], at?: Date): Promise<void>;
}
