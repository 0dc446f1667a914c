import { createHash } from "node:crypto";
import { findPeopleByIds } from "#domains/people/server/queries.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { day } from "#shared/durations.ts";
import { findAccountsOfPeople, findWithChangedAddress } from "./account-people.ts";
import { findUsersByEmail } from "./queries.ts";

/** The purposes of such links: about a paid order, by its reference, or about a person whom staff invite, by their id. */
const purposes = { order: "open-account", person: "invited-account" } as const;
const kinds = ["order", "person"] as const;

/** Lifetime of an opening's link from when its email is written. */
export const openingLife = 7 * day;

/** A mark of an address, which stands in no link itself. */
const markOf = (email: string) => createHash("sha256").update(email.toLowerCase()).digest("base64url").slice(0, 22);

/**
 * The path by which the reader of an email opens the account of its address. The email is its only carrier: whoever has
 * it reads the mailbox.
 */
export async function openingLink(
  signedTokens: SignedTokens,
  { of, id, email }: { of: (typeof kinds)[number]; id: string; email: string },
): Promise<string> {
  const token = await signedTokens.sign(purposes[of], `${id} ${markOf(email)}`, new Date(Date.now() + openingLife));
  return `/open-account?token=${token}`;
}

/** The subject of a link's token, and whether an address is the one that the link went to; or why there is none. */
export async function readOpeningLink(signedTokens: SignedTokens, token: string) {
  for (const of of kinds) {
    const reading = await signedTokens.read(purposes[of], token);
    if (reading.is === "expired") return { is: "expired" } as const;
    const [id = "", mark] = reading.is === "good" ? reading.subject.split(" ") : [];
    if (mark) return { is: "good", of, id, isFor: (email: string) => markOf(email) === mark } as const;
  }
  return { is: "used up" } as const;
}

/** A person with an address in lower case. */
interface Addressed {
  personId: string;
  email: string;
}

/**
 * How a person's address stands to accounts: "free" if none is theirs, "changed" if staff have changed the address, so
 * that it is no proof, "own" if they have the account of the address, and "elsewhere" if they have another one.
 */
export async function standingOf(
  database: Database,
  { personId, email }: Addressed,
): Promise<"free" | "changed" | "own" | "elsewhere"> {
  const linked = await findAccountsOfPeople(database, [personId]);
  if (linked.length > 0) {
    const own = await findUsersByEmail(database, [email]);
    return own.some(({ id }) => linked.includes(id)) ? "own" : "elsewhere";
  }
  return (await findWithChangedAddress(database, [{ id: personId }])).size > 0 ? "changed" : "free";
}

/**
 * The path of an invitation, for the email by which staff tell a person of their place; null for one without an address,
 * or where it would open nothing: they have an account, staff have changed the address, or it has an unconfirmed account,
 * whose own email confirms it.
 */
export async function invitationPath(
  { database, signedTokens }: { database: Database; signedTokens: SignedTokens },
  { id, email }: { id: string; email: string | null },
): Promise<string | null> {
  if (email === null || (await standingOf(database, { personId: id, email })) !== "free") return null;
  const [account] = await findUsersByEmail(database, [email]);
  return account && !account.emailVerified ? null : await openingLink(signedTokens, { of: "person", id, email });
}

/** The person whom an invitation is about; undefined once they are erased or have no address. */
export async function findInvited(
  database: Database,
  personId: string,
): Promise<(Addressed & { name: string }) | undefined> {
  const [person] = await findPeopleByIds(database, [personId]);
  return person?.email ? { personId, email: person.email, name: person.name } : undefined;
}
