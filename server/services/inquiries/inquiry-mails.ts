import type { Database } from "#server/db/client.ts";

/** Who reads a mail about an inquiry: the staff, or the visitor who sent it. */
export type InquiryReader = "staff" | "visitor";

/** Where the mails about an inquiry wait until they are sent. */
export interface InquiryMails {
  /** Queues each inquiry's notice to the staff and acknowledgement to the visitor, as part of `transaction`. */
  queue(transaction: Database, inquiryIds: string[]): Promise<void>;
}
