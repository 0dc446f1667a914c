import type { Database } from "#server/db/client.ts";

/** Who reads a mail about an inquiry: the staff, or the visitor who sent it. */
export type InquiryReader = "staff" | "visitor";

/** Where the mails about an inquiry wait until they are sent. */
export interface InquiryMails {
  /** Queues the staff's notice and the visitor's acknowledgement; they exist if and only if `transaction` commits. */
  queue(transaction: Database, inquiryId: string): Promise<void>;
}
