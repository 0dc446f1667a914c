import type { Database } from "#server/db/client.ts";
import { confirmEmailOf } from "#server/db/queries/users.ts";
import type { User } from "#server/integrations/auth/port.ts";
import { enqueueAccountEmail, linkPurpose } from "#server/services/accounts/account-emails.ts";
import type { AccountLimits } from "#server/services/accounts/account-limits.ts";
import { AppError } from "#server/services/app-error.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import type { EmailQueue } from "#server/services/mail/email-queue.ts";
import type { Visitor } from "#server/services/visitors/visitor.ts";

/** Marks a user's address as confirmed; a second time does no harm. Throws `unauthorized` for an invalid link. */
export async function confirmEmail(
  { database, signedTokens }: { database: Database; signedTokens: SignedTokens },
  token: string,
): Promise<void> {
  const reading = await signedTokens.read(linkPurpose.confirm, token);
  const [id, email] = reading.is === "good" ? reading.subject.split(" ") : [];
  const isConfirmed = id && email && (await confirmEmailOf(database, { id, email }));
  if (!isConfirmed) throw new AppError("unauthorized", "account.linkUsedUp");
}

/** Queues the confirmation email once more, for a user who is signed in. Throws `throttled`. */
export async function sendConfirmation(
  deps: { database: Database; emailQueue: EmailQueue; limits: AccountLimits },
  user: User,
  visitor: Visitor,
): Promise<void> {
  if (user.emailVerified) return;
  await deps.limits.count("email", visitor.address, user.id);
  await enqueueAccountEmail(deps, "email-confirmation", user.id);
}
