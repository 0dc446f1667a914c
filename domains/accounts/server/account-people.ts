import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { findSharedAddresses, lockPeopleOfAddresses } from "#domains/people/server/queries.ts";
import { people, personChanges } from "#domains/people/server/tables.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { cookieIn } from "#server/http/cookie-in.ts";
import { cookieName } from "#server/http/cookie-name.ts";
import { readOnceFor } from "#server/http/kept-readings.ts";
import type { Cookies, User } from "#server/http/user.ts";
import type { Visitor } from "#server/http/visitor.ts";
import { isLocale, type Locale, siteLocale } from "#shared/formats/formats.ts";
import type { AccountLimits } from "./account-limits.ts";
import { lockMerges } from "./merges.ts";
import { accountPeople, type LinkProof, users } from "./tables.ts";

const isSecure = (siteUrl: string) => siteUrl.startsWith("https:");
const chosenName = "person";

/** The person that a browser says it has chosen; `findOwnPerson` checks that the account has them. */
export const chosenIn = (headers: Headers, siteUrl: string) =>
  cookieIn(headers, cookieName(chosenName, isSecure(siteUrl)));

/**
 * The people whose records belong to an account, in the order in which they were linked to it by an act of proof. A
 * merge by the staff adds no one, and an address is never looked up.
 */
export async function listOwnPeople(database: Database, user: User): Promise<AccountPerson[]> {
  // An address that is not confirmed proves nothing; a provider that gives none has confirmed it itself.
  if (user.email !== null && !user.emailVerified) return [];
  return await readOnceFor(user, listOwnPeople, () => findPeopleOfAccount(database, user.id));
}

/** The one person an account sees and does everything for now: the chosen one, or the first; null for none. */
export async function findOwnPerson(database: Database, user: User): Promise<AccountPerson | null> {
  return chosenOf(await listOwnPeople(database, user), user);
}

/** The person an account acts for, of its own people. */
export function chosenOf(own: AccountPerson[], { chosenPerson }: User): AccountPerson | null {
  return own.find(({ id }) => id === chosenPerson) ?? own[0] ?? null;
}

/**
 * The choices of an account with several people: by name, and by address where two have the same name; empty if there
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

/**
 * Chooses one of the account's people for this browser, and answers its cookie. Throws `not_found` for anyone else, and
 * `throttled`.
 */
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

/** The language in which an account reads: that of the person it acts for; null for one without people. */
export async function languageOf({ database }: { database: Database }, user: User): Promise<Locale | null> {
  const own = await listOwnPeople(database, user);
  const person = chosenOf(own, user);
  if (!person) return null;
  return isLocale(person.locale) ? person.locale : siteLocale;
}

/** Chooses the language in which an account reads, and is written to. Throws `not_found` for one without people. */
export async function chooseLanguage({ database }: { database: Database }, user: User, locale: Locale): Promise<void> {
  const own = await listOwnPeople(database, user);
  if (own.length === 0) throw new AppError("not_found", "account.notYours");
  const ids = own.map(({ id }) => id);
  await database.update(people).set({ locale }).where(inArray(people.id, ids));
}

/** A person whose records an account may see and use. */
export type AccountPerson = Awaited<ReturnType<typeof findPeopleOfAccount>>[number];

/** The people of an account, the first linked one first; without people joined to them only by a merge. */
export async function findPeopleOfAccount(database: Database, accountId: string) {
  const { id, name, email, phone, locale } = people;
  return await database
    .select({ id, name, email, phone, locale })
    .from(accountPeople)
    .innerJoin(people, eq(people.id, accountPeople.personId))
    .where(eq(accountPeople.accountId, accountId))
    .orderBy(asc(accountPeople.at), asc(id));
}

/** The ids of those among these people who have an account. */
async function findLinkedPeople(database: Database, personIds: string[]): Promise<Set<string>> {
  const { personId } = accountPeople;
  const found = await database.selectDistinct({ personId }).from(accountPeople).where(inArray(personId, personIds));
  return new Set(found.map((link) => link.personId));
}

/** The ids of the accounts that any of these people is linked to. */
export async function findAccountsOfPeople(database: Database, personIds: string[]): Promise<string[]> {
  const { accountId, personId } = accountPeople;
  const found = await database.selectDistinct({ accountId }).from(accountPeople).where(inArray(personId, personIds));
  return found.map((link) => link.accountId);
}

/**
 * Links an account to the person of its address, which it has confirmed in this transaction: to nobody where two people
 * share it, for the mailbox does not say which of them it is, nor to a person who has an account, or whose address staff
 * have changed.
 */
export async function linkConfirmedAddress(
  transaction: Database,
  { id, email }: { id: string; email: string },
  at: Date,
): Promise<void> {
  const holders = await lockPeopleOfAddresses(transaction, [email]);
  if ((await findSharedAddresses(transaction, [email])).size > 0) return;
  const taken = await findLinkedPeople(
    transaction,
    holders.map(({ id: personId }) => personId),
  );
  const changed = await findWithChangedAddress(transaction, holders);
  const free = holders.filter(
    ({ id: personId, ownEmail }) => ownEmail !== null && !taken.has(personId) && !changed.has(personId),
  );
  await insertLinks(
    transaction,
    free.map(({ id: personId }) => ({ personId })),
    { accountId: id, at },
  );
}

/** The people among these who had another address, which staff have changed: it is no proof of theirs. */
export async function findWithChangedAddress(database: Database, among: { id: string }[]): Promise<Set<string>> {
  const ids = among.map(({ id }) => id);
  const isOne = and(inArray(personChanges.personId, ids), eq(personChanges.field, "email"));
  const found = await database
    .selectDistinct({ personId: personChanges.personId })
    .from(personChanges)
    .where(and(isOne, isNotNull(personChanges.before)));
  return new Set(found.map(({ personId }) => personId));
}

/**
 * Links one person to an account by an emailed link about them: its address was proved in this transaction to be theirs,
 * or the staff's invitation went to theirs.
 */
export async function linkProvedPerson(
  transaction: Database,
  { personId, ...link }: { accountId: string; personId: string; how: LinkProof; at: Date },
): Promise<void> {
  await insertLinks(transaction, [{ personId }], link);
}

/**
 * Links people who were made in this transaction, or got their first address in it, to the account that has confirmed
 * the address, if there is one and nobody else has the address.
 */
export async function linkNewPeople(
  transaction: Database,
  added: { id: string; email: string | null }[],
  at: Date,
): Promise<void> {
  const changed = await findWithChangedAddress(transaction, added);
  const made = added.filter(({ id }) => !changed.has(id));
  const addresses = made.flatMap(({ email }) => email ?? []);
  const shared = await findSharedAddresses(transaction, addresses);
  const emails = addresses.filter((email) => !shared.has(email));
  if (emails.length === 0) return;
  // Locked before it is read: an account that is being confirmed finds them, or they find it.
  const accounts = await transaction
    .select({ id: users.id, email: users.email, isConfirmed: users.emailVerified })
    .from(users)
    .where(inArray(users.email, emails))
    .orderBy(asc(users.id))
    .for("share");
  for (const { id, email } of accounts.filter(({ isConfirmed }) => isConfirmed)) {
    const theirs = made.filter((person) => person.email === email).map((person) => ({ personId: person.id }));
    await insertLinks(transaction, theirs, { accountId: id, at });
  }
}

async function insertLinks(
  transaction: Database,
  found: { personId: string }[],
  { accountId, at, how = "address" }: { accountId: string; at: Date; how?: LinkProof },
): Promise<void> {
  if (found.length === 0) return;
  const links = found.map(({ personId }) => ({ accountId, personId, how, at }));
  await transaction.insert(accountPeople).values(links).onConflictDoNothing();
  // They get their emails in the language that their account has chosen.
  const ids = found.map(({ personId }) => personId);
  await transaction
    .update(people)
    .set({ locale: sql`${users.locale}` })
    .from(users)
    .where(and(inArray(people.id, ids), eq(sql`${users.id}::text`, accountId), isNotNull(users.locale)));
}

/**
 * Makes the links that the previous release did not write while both were running: it confirmed addresses and made
 * people without them. An address that people share, or that staff have changed, links nobody, as in this release.
 */
export async function linkPeopleOfEarlierRelease(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    // No one is erased meanwhile.
    await lockMerges(transaction);
    await transaction.execute(sql`
      insert into ${accountPeople} (account_id, person_id, how, at)
      select ${users.id}::text, ${people.id}, 'address', now() from ${users} join ${people} on ${people.ownEmail} = ${users.email}
      where ${users.emailVerified}
        and not exists (select from ${accountPeople} as link where link.person_id = ${people.id})
        and not exists (
          select from ${personChanges} where ${personChanges.personId} = ${people.id} and ${personChanges.field} = 'email'
            and ${personChanges.before} is not null)
        and not exists (
          select from ${people} as other where other.contact_email = ${people.ownEmail}
            and coalesce(other.merged_into, other.id) <> coalesce(${people.mergedInto}, ${people.id}))
      on conflict do nothing`);
  });
}

/** The accounts among these that have people besides these. */
export async function findAccountsWithOthers(
  database: Database,
  { accountIds, personIds }: { accountIds: string[]; personIds: string[] },
): Promise<string[]> {
  const { accountId, personId } = accountPeople;
  const found = await database
    .selectDistinct({ accountId, personId })
    .from(accountPeople)
    .where(inArray(accountId, accountIds));
  const others = found.filter((link) => !personIds.includes(link.personId));
  return [...new Set(others.map((link) => link.accountId))];
}

export async function deleteLinksOfPeople(transaction: Database, personIds: string[]): Promise<void> {
  await transaction.delete(accountPeople).where(inArray(accountPeople.personId, personIds));
}

export async function deleteLinksOfAccounts(transaction: Database, accountIds: string[]): Promise<void> {
  await transaction.delete(accountPeople).where(inArray(accountPeople.accountId, accountIds));
}
