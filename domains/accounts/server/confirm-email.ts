import type { ConfirmEmailForm } from "#domains/accounts/contract.ts";
import type { Credentials, EmbeddedAuth } from "#domains/accounts/server/auth/port.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { Cookies, User } from "#server/http/user.ts";
import type { Visitor } from "#server/http/visitor.ts";

import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import type { AccountLimits } from "./account-limits.ts";
import { enqueueAccountEmail, linkPurpose } from "./account-links.ts";
import type { KnownDevices } from "./known-devices.ts";
import { changeEmailOf, confirmEmailOf, findUsersByEmail } from "./queries.ts";

export interface LinkDeps {
  database: Database;
  signedTokens: SignedTokens;
}

interface Asker {
  /** The signed-in user. */
  user: User | null;
  visitor: Visitor;
}

/**
 * The state of the link in a welcome email, or in one about a changed address (`isChange`), for the page that it opens.
 */
export type Confirmation =
  | { is: "used up" }
  | { is: "expired" }
  | { is: "confirmed" }
  | { is: "open"; email: string; signedIn: "as its owner" | "as somebody else" | "not"; isChange: boolean };

/** The state of the link with this token; changes nothing. */
export async function showConfirmation(deps: LinkDeps, token: string, user: User | null): Promise<Confirmation> {
  const found = await readLink(deps, token);
  if (found.is !== "good") return { is: found.is };
  const { account, next } = found;
  if (account.email === next && account.emailVerified) return { is: "confirmed" };
  const link = { is: "open" as const, email: next, isChange: account.email !== next };
  if (user === null) return { ...link, signedIn: "not" };
  return { ...link, signedIn: user.id === account.id ? "as its owner" : "as somebody else" };
}

/**
 * Confirms the address of the account that a welcome email is about, or gives the account the address that its person
 * got; a second time does no harm. The link alone proves the mailbox and not the account, which someone else may have
 * made: it takes a session of this account, or its password, which then starts one. Answers its cookies. Throws
 * `unauthorized` for an invalid link, `invalid` for a wrong password, `conflict` for an address that has another
 * account, and `throttled`.
 */
export async function confirmEmail(
  deps: LinkDeps & { auth: EmbeddedAuth; limits: AccountLimits; knownDevices: KnownDevices },
  { token, password }: ConfirmEmailForm,
  { user, visitor }: Asker,
): Promise<Cookies> {
  const { account, next } = await requireLink(deps, token);
  const { id, email, emailVerified } = account;
  if (email === next && emailVerified) return [];
  const cookies = user?.id === id ? [] : await signInWith(deps, { email, password }, visitor);
  const isConfirmed = await deps.database.transaction((transaction) =>
    email === next ? confirmEmailOf(transaction, { id, email }) : changeEmailOf(transaction, { id, email, next }),
  );
  if (!isConfirmed) throw new AppError("unauthorized", "account.linkUsedUp");
  return cookies;
}

async function signInWith(
  { auth, limits, knownDevices }: { auth: EmbeddedAuth; limits: AccountLimits; knownDevices: KnownDevices },
  { email, password }: Credentials,
  { address, headers }: Visitor,
): Promise<Cookies> {
  if (password === "") throw fieldError("password", "account.passwordNeeded");
  await limits.count("sign-in", address, email, knownDevices.recognise(headers, email));
  const cookies = await auth.signIn({ email, password }, headers);
  if (!cookies) throw fieldError("password", "account.notItsPassword");
  return [...cookies, knownDevices.createCookie(headers, email)];
}

/** The account that a link is about and the address that it confirms, or the reason why there is none. */
async function readLink({ database, signedTokens }: LinkDeps, token: string) {
  const own = await signedTokens.read(linkPurpose.confirm, token);
  const reading = own.is === "invalid" ? await signedTokens.read(linkPurpose.change, token) : own;
  if (reading.is === "expired") return { is: "expired" } as const;
  const [id, email, next = email] = reading.is === "good" ? reading.subject.split(" ") : [];
  const found = email && next ? await findUsersByEmail(database, [email, next]) : [];
  const account = found.find((one) => one.id === id);
  return account && next ? ({ is: "good", account, next } as const) : ({ is: "used up" } as const);
}

async function requireLink(deps: LinkDeps, token: string) {
  const found = await readLink(deps, token);
  if (found.is === "good") return found;
  throw new AppError("unauthorized", found.is === "expired" ? "account.linkExpired" : "account.linkUsedUp");
}

/** The account whose own address a welcome email's link confirms. Throws `unauthorized`. */
export async function requireAccount(deps: LinkDeps, token: string) {
  const { account, next } = await requireLink(deps, token);
  if (account.email !== next) throw new AppError("unauthorized", "account.linkUsedUp");
  return account;
}

/** Queues the confirmation email again, for a signed-in user. Throws `throttled`. */
export async function sendConfirmation(
  deps: { database: Database; emailQueue: EmailQueue; limits: AccountLimits },
  user: User,
  visitor: Visitor,
): Promise<void> {
  if (user.emailVerified) return;
  await deps.limits.count("email", visitor.address, user.id);
  await enqueueAccountEmail(deps, "email-confirmation", user.id);
}
