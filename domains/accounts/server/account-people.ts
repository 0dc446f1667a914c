import type { Database } from "#server/db/client.ts";
import { type AccountPerson, findPeopleOfAccount } from "#server/db/queries/account-people.ts";
import type { Cookies, User } from "#domains/accounts/server/auth/port.ts";
import type { AccountLimits } from "./account-limits.ts";
import { AppError } from "#server/app-error.ts";
import { cookieIn } from "#server/http/cookie-in.ts";
import type { Visitor } from "#server/http/visitor.ts";
import { cookieName } from "#server/http/cookie-name.ts";

const isSecure = (siteUrl: string) => siteUrl.startsWith("https:");
const chosenName = "person";

/** The person whom a browser says it has chosen; `findOwnPerson` looks whether they are one of the account's. */
export const chosenIn = (headers: Headers, siteUrl: string) =>
  cookieIn(headers, cookieName(chosenName, isSecure(siteUrl)));

/**
 * The people whose records belong to an account, in the order in which it got them: those that it was linked to by an act of
 * proof. A merge by the staff adds nobody, and an address is never looked up.
 */
export async function listOwnPeople(database: Database, user: User): Promise<AccountPerson[]> {
  // An address that is not confirmed proves nothing; a provider that tells none has seen to it itself.
  if (user.email !== null && !user.emailVerified) return [];
  return await findPeopleOfAccount(database, user.id);
}

/** The one person for whom an account sees and does everything now: the chosen one, or the first; null for none. */
export async function findOwnPerson(database: Database, user: User): Promise<AccountPerson | null> {
  return chosenOf(await listOwnPeople(database, user), user);
}

/** Whom an account acts for, of its own people. */
export function chosenOf(own: AccountPerson[], { chosenPerson }: User): AccountPerson | null {
  return own.find(({ id }) => id === chosenPerson) ?? own[0] ?? null;
}

/**
 * What an account with several people chooses from, by name, and by address where two have the same one; nothing where there
 * is nothing to choose.
 */
export async function listChoices({ database }: { database: Database }, user: User) {
  const own = await listOwnPeople(database, user);
  const chosen = chosenOf(own, user);
  if (own.length < 2) return [];
  const isAmbiguous = (name: string) => own.filter((one) => one.name === name).length > 1;
  return own.map(({ id, name, email }) => ({
    ...{ id, isChosen: id === chosen?.id },
    label: isAmbiguous(name) && email ? `${name}, ${email}` : name,
  }));
}

/** Chooses one of the account's people for this browser, and answers its cookie. Throws `not_found` for anybody else, and `throttled`. */
export async function choosePerson(
  { database, limits, siteUrl }: { database: Database; limits: AccountLimits; siteUrl: string },
  personId: string,
  { user, visitor }: { user: User; visitor: Visitor },
): Promise<Cookies> {
  await limits.count("details", visitor.address, user.id);
  const own = await listOwnPeople(database, user);
  if (!own.some(({ id }) => id === personId)) throw new AppError("not_found", "account.notYours");
  const name = cookieName(chosenName, isSecure(siteUrl));
  return [`${name}=${personId}; Path=/; HttpOnly${isSecure(siteUrl) ? "; Secure" : ""}; SameSite=Lax`];
}
