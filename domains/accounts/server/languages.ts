import { and, eq, exists, inArray, isNotNull, notExists, sql } from "drizzle-orm";
import { findPeopleOfAddresses, normalisedEmail } from "#domains/people/server/queries.ts";
import { people } from "#domains/people/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { type Locale, localeOf, siteLocale } from "#shared/formats/formats.ts";
import { accountPeople, users } from "./tables.ts";

/** Somebody to write to, with what is known of them. */
interface Reader {
  email: string | null;
  locale?: string;
  personId?: string | null;
}

/**
 * The languages of readers, in their order: their own where it is known, else that of their person, else of the first
 * person with their address who has another language than the site's, else of the account with it.
 */
export async function findLanguages(database: Database, readers: Reader[]): Promise<Locale[]> {
  const named = readers.flatMap(({ locale, personId }) => (locale === undefined && personId ? personId : []));
  const persons = named.length > 0 ? await findLanguagesOf(database, named) : new Map<string, Locale>();
  const known = ({ locale, personId }: Reader) =>
    locale === undefined ? persons.get(personId ?? "") : localeOf(locale);
  const unknown = readers.filter((reader) => known(reader) === undefined);
  const emails = [...new Set(unknown.flatMap(({ email }) => (email === null ? [] : normalisedEmail(email))))];
  const chosen = new Map<string | null, Locale>();
  if (emails.length > 0) {
    const accounts = await database
      .select({ email: users.email, locale: users.locale })
      .from(users)
      .where(and(inArray(users.email, emails), isNotNull(users.locale)));
    const holders = await findPeopleOfAddresses(database, emails);
    // The first holder is written last, and people after accounts.
    for (const { email, locale } of [...accounts, ...holders.toReversed()]) {
      if (localeOf(locale) !== siteLocale) chosen.set(email, localeOf(locale));
    }
  }
  const ofAddress = (email: string | null) => (email && chosen.get(normalisedEmail(email))) || siteLocale;
  return readers.map((reader) => known(reader) ?? ofAddress(reader.email));
}

/** The languages of people, by their ids. */
export async function findLanguagesOf(database: Database, personIds: string[]): Promise<Map<string, Locale>> {
  const { id, locale } = people;
  const found = await database.select({ id, locale }).from(people).where(inArray(id, personIds));
  return new Map(found.map((person) => [person.id, localeOf(person.locale)]));
}

/**
 * Notes the language of the page on which people wrote, for their emails, unless it is the site's own: anyone may type a
 * stranger's address, so nobody is touched whose account has chosen a language.
 */
export async function noteLanguage(transaction: Database, personIds: string[], locale: Locale): Promise<void> {
  if (locale === siteLocale || personIds.length === 0) return;
  const { accountId, personId } = accountPeople;
  const chosen = transaction
    .select({ personId })
    .from(accountPeople)
    .innerJoin(users, eq(sql`${users.id}::text`, accountId))
    .where(and(eq(personId, people.id), isNotNull(users.locale)));
  await transaction
    .update(people)
    .set({ locale })
    .where(and(inArray(people.id, [...personIds].sort()), notExists(chosen)));
}

/** Sets the language of an account's emails, and of all its people. */
export async function chooseLanguage(transaction: Database, accountId: string, locale: Locale): Promise<void> {
  await transaction
    .update(users)
    .set({ locale })
    .where(eq(sql`${users.id}::text`, accountId));
  const own = transaction
    .select({ id: accountPeople.personId })
    .from(accountPeople)
    .where(and(eq(accountPeople.accountId, accountId), eq(accountPeople.personId, people.id)));
  await transaction.update(people).set({ locale }).where(exists(own));
}

/** Notes the language of the page on which an account was made; the site's own is what it has without. */
export async function noteAccountLanguage(database: Database, accountId: string, locale: Locale): Promise<void> {
  if (locale === siteLocale) return;
  await database.update(users).set({ locale }).where(eq(users.id, accountId));
}

/** The language of an account's emails; the site's own for one that has chosen none. */
export async function findAccountLanguage(database: Database, accountId: string): Promise<Locale> {
  const [account] = await database
    .select({ locale: users.locale })
    .from(users)
    .where(eq(sql`${users.id}::text`, accountId));
  return localeOf(account?.locale);
}
