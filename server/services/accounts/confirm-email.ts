import { confirmEmailOf } from "#server/db/queries/users.ts";
import type { User } from "#server/integrations/auth/port.ts";
import { type AccountDeps, linkPurpose } from "#server/services/accounts/account-deps.ts";
import { AppError } from "#server/services/app-error.ts";
import type { Visitor } from "#server/services/visitors/visitor.ts";
import { accountWords } from "#shared/content/account-pages.ts";
import { day } from "#shared/rules/durations.ts";

/** How long a confirmation link works. */
const linkLifetime = 7 * day;

/** The token of a link that confirms this address for this user. */
export async function confirmationToken(
  { signedTokens }: Pick<AccountDeps, "signedTokens">,
  user: { id: string; email: string },
) {
  return await signedTokens.sign(linkPurpose.confirm, `${user.id} ${user.email}`, new Date(Date.now() + linkLifetime));
}

/** Marks a user's address as confirmed; doing it again does no harm. Throws `unauthorized` for a link that is no good. */
export async function confirmEmail(
  { signedTokens, database }: Pick<AccountDeps, "signedTokens" | "database">,
  token: string,
) {
  const reading = await signedTokens.read(linkPurpose.confirm, token);
  const [id, email] = reading.is === "good" ? reading.subject.split(" ") : [];
  const isConfirmed = id && email && (await confirmEmailOf(database, { id, email }));
  if (!isConfirmed) throw new AppError("unauthorized", accountWords.linkUsedUp);
}

/** Queues the confirmation email once more, for a user who is signed in. Throws `throttled`. */
export async function sendConfirmation(deps: AccountDeps, user: User, visitor: Visitor): Promise<void> {
  if (user.emailVerified) return;
  await deps.limits.count("letter", visitor.address, user.id);
  const order = { email: "email-confirmation", about: user.id } as const;
  await deps.database.transaction((transaction) => deps.emailQueue.enqueue(transaction, [order]));
}
