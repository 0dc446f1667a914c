import type { Database } from "#server/db/client.ts";

/** The kinds of email. `server/compose/emails.ts`, which lists every email, adds their kinds to this interface. */
export interface EmailKinds {}

export type EmailKind = keyof EmailKinds;

/** A request to send an email; its definition knows the recipient. */
export interface EmailRequest {
  email: EmailKind;
  /** The id of the record (or the day) it is about, with the record's state where that matters. */
  about: string;
}

/** The queue of unsent emails. */
export interface EmailQueue {
  /** Queues emails as part of `transaction`, to be sent at once, or not before `at`. */
  enqueue(transaction: Database, requests: EmailRequest[], at?: Date): Promise<void>;
}
