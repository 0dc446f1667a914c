import type { ChangePasswordForm, ForgottenPasswordForm, ResetPasswordForm } from "#domains/accounts/contract.ts";
import type { EmbeddedAuth } from "#domains/accounts/server/auth/port.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { Cookies, User } from "#server/http/user.ts";
import type { Visitor } from "#server/http/visitor.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import type { AccountLimits } from "./account-limits.ts";
import { enqueueAccountEmail, linkPurpose } from "./account-links.ts";
import { requireStrongPassword } from "./password-strength.ts";
import { confirmEmailOf, findPasswordResets } from "./queries.ts";
import { notBefore } from "./sign-in.ts";

interface ResetDeps {
  database: Database;
  signedTokens: SignedTokens;
}

interface Deps {
  auth: EmbeddedAuth;
  database: Database;
  emailQueue: EmailQueue;
  site: () => Site;
  limits: AccountLimits;
}

/** The earliest answer to a forgotten password, in milliseconds: the reset and its email are committed sooner. */
const resetAnswerAfter = 300;

/**
 * Sets a signed-in user's password, ends every other session and emails the owner; answers this session's new cookies.
 * Throws `invalid` for the field if the current password is wrong or the new one guessable, and `throttled`.
 */
export async function changePassword(
  deps: Deps,
  form: ChangePasswordForm,
  { user, visitor }: { user: User; visitor: Visitor },
): Promise<Cookies> {
  await deps.limits.count("new-password", visitor.address, user.id);
  await requireStrongPassword(deps, form.password, [user.name, user.email]);
  const change = { current: form.currentPassword, next: form.password };
  const cookies = await deps.auth.changePassword(change, visitor.headers);
  if (!cookies) throw fieldError("currentPassword", "account.wrongPassword");
  await enqueueAccountEmail(deps, "password-changed", user.id);
  return cookies;
}

/**
 * Queues the email with which the owner of an address chooses a new password. An address without an account gets the same
 * answer after the same time. Throws `throttled`.
 */
export async function requestPasswordReset(deps: Deps, { email }: ForgottenPasswordForm, visitor: Visitor) {
  await deps.limits.count("email", visitor.address, email);
  await notBefore(resetAnswerAfter, async () => {
    const reset = await deps.auth.startReset(email);
    if (reset) await enqueueAccountEmail(deps, "password-reset", reset.resetId);
  });
}

/** Whether the link with this token can still set a password; does not use it up. */
export async function isResetOpen(deps: ResetDeps, token: string): Promise<boolean> {
  const resetId = await readResetId(deps, token);
  return resetId !== null && (await findReset(deps, resetId)) !== null;
}

/**
 * Sets the password of the account that a reset link belongs to, uses the link up, signs the account out everywhere,
 * confirms its address and emails its owner. Throws `unauthorized` for an invalid link, `invalid` for a guessable password, and `throttled`.
 */
export async function resetPassword(deps: Deps & ResetDeps, form: ResetPasswordForm, visitor: Visitor): Promise<void> {
  const refusal = () => new AppError("unauthorized", "account.linkUsedUp");
  // An invalid token costs the database nothing, not even a count.
  const resetId = await readResetId(deps, form.token);
  if (resetId === null) throw refusal();
  await deps.limits.count("new-password", visitor.address, resetId);
  const reset = await findReset(deps, resetId);
  if (!reset) throw refusal();
  await requireStrongPassword(deps, form.password, [reset.name, reset.email]);
  const isDone = await deps.auth.finishReset(reset.id, form.password);
  if (!isDone) throw refusal();
  // The link's holder reads the mailbox.
  const owner = { id: reset.userId, email: reset.email };
  await deps.database.transaction((transaction) => confirmEmailOf(transaction, owner));
  await enqueueAccountEmail(deps, "password-changed", reset.userId);
}

/** The reset that a link's token names; null for a token that is invalid or has expired. */
async function readResetId({ signedTokens }: ResetDeps, token: string): Promise<string | null> {
  const reading = await signedTokens.read(linkPurpose.reset, token);
  return reading.is === "good" ? reading.subject : null;
}

/** A reset with its user; null if it was used or has expired. */
async function findReset({ database }: ResetDeps, resetId: string) {
  const [reset] = await findPasswordResets(database, [resetId]);
  return reset && reset.expiresAt > new Date() ? reset : null;
}
