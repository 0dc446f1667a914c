import type { Database } from "#server/db/client.ts";
import type { EmailKind, EmailQueue } from "#server/mail/email-queue.ts";

/** The purposes that the links in an account's emails are signed for. */
export const linkPurpose = { confirm: "confirm-email", change: "change-email", reset: "reset-password" };

/**
 * Queues an email to an account's owner, in a transaction of its own, because the auth library commits by itself. `about`
 * is the user's id, for `password-reset` the reset's.
 */
export async function enqueueAccountEmail(
  { database, emailQueue }: { database: Database; emailQueue: EmailQueue },
  email: EmailKind,
  about: string,
): Promise<void> {
  await database.transaction((transaction) => emailQueue.enqueue(transaction, [{ email, about }]));
}

/** Which of the two addresses of a change an email goes to. */
export const changedSides = ["before", "after"] as const;
