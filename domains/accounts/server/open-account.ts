import { createHash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { EmbeddedAuth } from "#domains/accounts/server/auth/port.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { people } from "#domains/people/server/tables.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { Cookies, User } from "#server/http/user.ts";
import type { Visitor } from "#server/http/visitor.ts";
import type { AccountLimits } from "./account-limits.ts";
import { findAccountsOfPeople, findWithChangedAddress, linkProvedPerson } from "./account-people.ts";
import type { KnownDevices } from "./known-devices.ts";
import { lockMerges } from "./merges.ts";
import { requireStrongPassword } from "./password-strength.ts";
import { deleteResetsOf, deleteSessionsOf } from "./queries.ts";
import { credentials, type LinkProof, passwordResets, users } from "./tables.ts";

export interface OpeningDeps {
  auth: EmbeddedAuth;
  database: Database;
  limits: AccountLimits;
  knownDevices: KnownDevices;
  site: () => Site;
}

/** An emailed link: the person whose records an account gets by it, and what that proves. */
interface ProvingLink {
  personId: string;
  how: LinkProof;
  /** The link's token, of which only the hash is stored, and its latest end. */
  token: string;
  expires: Date;
}

/** An account to open: its owner's choices, and the mailbox that the link proves. */
interface Opening extends ProvingLink {
  name: string;
  password: string;
  email: string;
}

/**
 * Opens an account with a confirmed address for the reader of its mailbox, links one person to it, and signs it in. An
 * unconfirmed account of the address, which somebody else may have made, first loses its password, its sessions and its
 * resets. Throws `conflict` if the address has a confirmed account, `unauthorized` for a token used before and for a person
 * whose address staff have changed, `invalid` for a guessable password, and `throttled`.
 */
export async function openAccount(deps: OpeningDeps, opening: Opening, visitor: Visitor): Promise<Cookies> {
  const { auth, limits, knownDevices } = deps;
  const { name, password, email } = opening;
  await limits.count("sign-up", visitor.address, email);
  await requireStrongPassword(deps, password, [name, email]);
  // Before the transaction: the embedded database serves no one else during one.
  const hash = await auth.hashPassword(password);
  const userId = await deps.database.transaction((transaction) => writeAccount(transaction, opening, hash));
  return [...(await auth.startSession(userId, visitor.headers)), knownDevices.createCookie(visitor.headers, email)];
}

/**
 * Links the person of an invitation to a confirmed account that is signed in. Throws `forbidden` for an account that is
 * not confirmed, `unauthorized` for a token used before and for a person who has an account, and `throttled`.
 */
export async function joinAccount(
  { database, limits }: Pick<OpeningDeps, "database" | "limits">,
  link: ProvingLink,
  { user, visitor }: { user: User; visitor: Visitor },
): Promise<void> {
  await limits.count("details", visitor.address, user.id);
  if (user.email === null || !user.emailVerified) throw new AppError("forbidden", "account.unconfirmed");
  await database.transaction(async (transaction) => {
    await requirePerson(transaction, link.personId);
    if ((await findAccountsOfPeople(transaction, [link.personId])).length > 0) throw usedUp();
    await spendLink(transaction, link, user.id);
  });
}

async function writeAccount(transaction: Database, opening: Opening, hash: string): Promise<string> {
  const { name, email, ...link } = opening;
  await requirePerson(transaction, link.personId);
  const at = new Date();
  await transaction.insert(users).values({ id: randomUUID(), name, email, updatedAt: at }).onConflictDoNothing();
  const [account] = await transaction.select().from(users).where(eq(users.email, email)).for("update");
  if (!account) throw usedUp();
  if (account.emailVerified) throw new AppError("conflict", "account.alreadyConfirmed");
  const { id } = account;
  await deleteSessionsOf(transaction, id);
  await transaction.delete(credentials).where(eq(credentials.userId, id));
  await deleteResetsOf(transaction, id);
  await transaction
    .insert(credentials)
    .values({ id: randomUUID(), userId: id, providerId: "credential", accountId: id, password: hash, updatedAt: at });
  await transaction.update(users).set({ name, emailVerified: true, updatedAt: at }).where(eq(users.id, id));
  await spendLink(transaction, link, id);
  return id;
}

const usedUp = () => new AppError("unauthorized", "account.linkUsedUp");

/** Throws `unauthorized` for a person who was erased, or whose address staff have changed: it is no proof of theirs. */
async function requirePerson(transaction: Database, id: string): Promise<void> {
  // Before any row, as erasing does, so that neither waits for the other.
  await lockMerges(transaction);
  const [person] = await transaction.select({ id: people.id }).from(people).where(eq(people.id, id));
  if (!person || (await findWithChangedAddress(transaction, [{ id }])).size > 0) throw usedUp();
}

/** Links a link's person to an account, once. Throws `unauthorized` the second time. */
async function spendLink(
  transaction: Database,
  { token, expires, personId, how }: ProvingLink,
  accountId: string,
): Promise<void> {
  const at = new Date();
  const identifier = `opened-account:${createHash("sha256").update(token).digest("base64url")}`;
  const used = { id: randomUUID(), identifier, value: accountId, expiresAt: expires, updatedAt: at };
  const isFirst = await transaction.insert(passwordResets).values(used).onConflictDoNothing().returning();
  if (isFirst.length === 0) throw usedUp();
  await linkProvedPerson(transaction, { accountId, personId, how, at });
}
