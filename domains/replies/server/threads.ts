import type { Site } from "#domains/content/rules/site.ts";
import type { Database } from "#server/db/client.ts";
import type { AnsweredThread, Answerer } from "#server/mail/define-email.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";

/** An answer to be posted. Its files are found by its id. */
export interface PostedReply extends Answerer {
  id: string;
  threadId: string;
  at: Date;
  text: string;
  files: { id: string; name: string; size: number }[];
  /** Without angle brackets; null for a mail without one. */
  messageId: string | null;
}

/** A kind of thread that people, or the staff, answer in by e-mail. The domain that has it gives this to `server/compose/hooks.ts`. */
export interface ThreadKind {
  /** Its name in the database, for good. */
  kind: string;
  /** Whether somebody may still answer: false once the thread, its batch or its answerer is gone. */
  isOpen(deps: { database: Database; site: () => Site }, thread: Omit<AnsweredThread, "kind">): Promise<boolean>;
  /** Writes the answer into the thread, as part of `transaction`. An `AppError` leaves it to the staff. */
  post(deps: { emailQueue: EmailQueue; site: () => Site }, transaction: Database, reply: PostedReply): Promise<void>;
}
