import { createHash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { EmbeddedAuth } from "#domains/accounts/server/auth/port.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { people } from "#domains/people/server/tables.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { Cookies } from "#server/http/user.ts";
import type { Visitor } from "#server/http/visitor.ts";
import type { AccountLimits } from "./account-limits.ts";
import { linkProvedPerson } from "./account-people.ts";
import type { KnownDevices } from "./known-devices.ts";
import { lockMerges } from "./merges.ts";
import { requireStrongPassword } from "./password-strength.ts";
import { deleteResetsOf, deleteSessionsOf } from "./queries.ts";
import { credentials, passwordResets, users } from "./tables.ts";

export interface OpeningDeps {
  auth: EmbeddedAuth;
  database: Database;
  limits: AccountLimits;
  knownDevices: KnownDevices;
  site: () => Site;
}

/** An account to open: its owner's choices, the mailbox that an emailed link proves, and the person whose records it gets. */
interface Opening {
  name: string;
  password: string;
  email: string;
  personId: string;
  /** The link's token, of which only the hash is stored, and its latest end. */
  token: string;
  expires: Date;
}

/**
 * Opens an account with a confirmed address for the reader of its mailbox, links one person to it, and signs it in. An
 * unconfirmed account of the address, which somebody else may have made, first loses its password, its sessions and its
 * resets. Throws `conflict` if the address has a confirmed account, `unauthorized` for a token used before, `invalid` for
 * a guessable password, and `throttled`.
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

async function writeAccount(transaction: Database, opening: Opening, hash: string): Promise<string> {
  const { name, email, personId, token, expires } = opening;
  const usedUp = () => new AppError("unauthorized", "account.linkUsedUp");
  // Before any row, as erasing does, so that neither waits for the other.
  await lockMerges(transaction);
  const [person] = await transaction.select({ id: people.id }).from(people).where(eq(people.id, personId));
  if (!person) throw usedUp();
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
  await linkProvedPerson(transaction, { accountId: id, personId, at });
  const used = { id: randomUUID(), identifier: usedName(token), value: id, expiresAt: expires, updatedAt: at };
  const isFirst = await transaction.insert(passwordResets).values(used).onConflictDoNothing().returning();
  if (isFirst.length === 0) throw usedUp();
  return id;
}

const usedName = (token: string) => `opened-account:${createHash("sha256").update(token).digest("base64url")}`;
