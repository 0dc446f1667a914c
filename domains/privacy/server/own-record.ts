import { eq } from "drizzle-orm";
import type { OwnDataForm, OwnDetailsForm } from "#domains/accounts/contract.ts";
import type { AccountLimits } from "#domains/accounts/server/account-limits.ts";
import { chosenOf, findOwnPerson, listOwnPeople } from "#domains/accounts/server/account-people.ts";
import type { EmbeddedAuth } from "#domains/accounts/server/auth/port.ts";
import { findOrInsertPerson } from "#domains/accounts/server/find-or-insert-people.ts";
import type { KnownDevices } from "#domains/accounts/server/known-devices.ts";
import { chooseLanguage, findAccountLanguage } from "#domains/accounts/server/languages.ts";
import { users } from "#domains/accounts/server/tables.ts";
import { readPhoneNumber } from "#domains/people/rules/phone-number.ts";
import { type Contact, lockPeopleOfAddresses } from "#domains/people/server/queries.ts";
import { people } from "#domains/people/server/tables.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { Cookies, User } from "#server/http/user.ts";
import type { Visitor } from "#server/http/visitor.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { OutboxFiles } from "#server/mail/port.ts";
import { minute } from "#shared/durations.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { erasedNotice } from "./data-erased.tsx";
import { erasePerson } from "./erase-person.ts";
import { exportPerson, findEmailFiles } from "./export-person.ts";
import { exportedTables, findPersonalData, type Section } from "./personal-data.ts";

interface PasswordDeps {
  auth: EmbeddedAuth;
  limits: AccountLimits;
  knownDevices: KnownDevices;
}

/** The signed-in user, and the request. */
interface Asker {
  user: User;
  visitor: Visitor;
}

/** A student's stored data, as their account page shows it. */
export type OwnRecord = Awaited<ReturnType<typeof showOwnRecord>>;

const studentOf = ({ id }: User): Actor => ({ kind: "student", id });

/**
 * The stored data of the person whom an account acts for: the number, and how many records of each kind that the file of
 * `exportOwnData` has. Null while the address is not confirmed, because the records may be another person's.
 */
export async function showOwnRecord(deps: { database: Database; outboxFiles: OutboxFiles }, user: User) {
  const { database } = deps;
  if (!isConfirmed(user)) return null;
  const person = await findOwnPerson(database, user);
  const whose = whoseOf(user, person);
  const rows = await findPersonalData(database, whose);
  const sections = (Object.keys(exportedTables) as Section[]).map((kind) => ({ kind, count: rows[kind].length }));
  const emails = { kind: "emails" as const, count: (await findEmailFiles(deps, whose)).length };
  return {
    /** The person it is about; null for an account whose address has never written to us. */
    person: person && { id: person.id, name: person.name },
    phone: person?.phone ?? null,
    kinds: [...sections, emails].filter(({ count }) => count > 0),
    /** The losses that come with it. */
    loses: { certificates: rows.certificates.length, orders: rows.orders.length },
  };
}

/**
 * Changes the name of an account and, once its address is confirmed, name and number of the person whom it acts for. An
 * account with several people keeps its own name. All of them get emails in the chosen language. A number without a leading + belongs to `country`. Throws `invalid`
 * for a field, and `throttled`.
 */
export async function changeOwnDetails(
  { database, limits }: { database: Database; limits: AccountLimits },
  { name, phone, language }: OwnDetailsForm,
  { user, visitor, country }: Asker & { country: string | undefined },
): Promise<void> {
  await limits.count("details", visitor.address, user.id);
  const number = phone === "" ? { e164: null } : readPhoneNumber(phone, country);
  if ("wrong" in number) throw fieldError("phone", number.wrong);
  const own = await listOwnPeople(database, user);
  const [at, actor] = [new Date(), studentOf(user)];
  const act = { verb: "changeOwnDetails", subject: "account", subjectId: user.id } as const;
  await database.transaction(async (transaction) => {
    if (language) await chooseLanguage(transaction, user.id, language);
    if (own.length < 2) await renameUser(transaction, user.id, name, at);
    if (user.email === null || !user.emailVerified) return await audit(transaction, actor, act, at);
    const contact = { name, email: user.email, phone: number.e164 };
    const personId = chosenOf(own, user)?.id ?? (await makeOwnPerson(transaction, contact));
    // Others have the address, and whose account it is staff have not said: it changes none of them.
    if (personId === null) return await audit(transaction, actor, act, at);
    await changePerson(transaction, personId, { name, phone: number.e164 });
    await audit(transaction, actor, { ...act, subject: "person", subjectId: personId }, at);
  });
}

/** The language of an account's emails. */
export async function showOwnLanguage({ database }: { database: Database }, user: User): Promise<Locale> {
  return await findAccountLanguage(database, user.id);
}

/** The new person of an account that has none; null where somebody has its address. */
async function makeOwnPerson(transaction: Database, contact: Contact & { email: string }): Promise<string | null> {
  const holders = await lockPeopleOfAddresses(transaction, [contact.email]);
  return holders.length > 0 ? null : await findOrInsertPerson(transaction, contact);
}

const exportPurpose = "own-data";
/** Lifetime of the link to one's own data, in milliseconds: the browser follows it at once. */
const exportLife = 2 * minute;

/**
 * The path of a file with everything that is stored about the user, for them alone, after they have entered their
 * password again. Throws `invalid` for a wrong password, `forbidden` for an address that is not confirmed and for a
 * person who is not the account's, and `throttled`.
 */
export async function openOwnExport(
  deps: PasswordDeps & { database: Database; signedTokens: SignedTokens },
  form: OwnDataForm,
  asker: Asker,
): Promise<string> {
  const { accountId, personId } = await requireOwn(deps.database, asker.user, form.person);
  await requirePassword(deps, form, asker);
  const subject = `${accountId} ${personId ?? ""}`;
  const key = await deps.signedTokens.sign(exportPurpose, subject, new Date(Date.now() + exportLife));
  return `/account/data?key=${key}`;
}

/**
 * Everything that is stored about the user, for the path that `openOwnExport` returned. Throws `forbidden` if the key
 * is another user's or too old, or the address is not confirmed.
 */
export async function exportOwnData(
  deps: { database: Database; outboxFiles: OutboxFiles; signedTokens: SignedTokens },
  key: string,
  user: User,
) {
  const reading = await deps.signedTokens.read(exportPurpose, key);
  const [accountId, person = ""] = reading.is === "good" ? reading.subject.split(" ") : [];
  if (accountId !== user.id) throw new AppError("forbidden", "account.linkUsedUp");
  const data = await exportPerson(deps, await requireOwn(deps.database, user, person));
  const act = { verb: "exportOwnData", subject: "account", subjectId: user.id } as const;
  await audit(deps.database, studentOf(user), act, new Date());
  return data;
}

/**
 * Erases everything stored about one of an account's people, after the password was entered again, and the account with
 * the last of them; returns the cookies that sign it out. Throws `invalid` for a wrong password, `forbidden` for an
 * address that is not confirmed and for another account's person, `throttled`, and as `erasePerson` does. The address
 * gets a confirmation.
 */
export async function eraseOwnData(
  deps: PasswordDeps & { signedTokens: SignedTokens } & Parameters<typeof erasePerson>[0],
  form: OwnDataForm,
  asker: Asker,
): Promise<{ cookies: Cookies; isAccountGone: boolean }> {
  const whose = await requireOwn(deps.database, asker.user, form.person);
  await requirePassword(deps, form, asker);
  const told = await erasedNotice(deps, asker.user);
  const { accounts } = await erasePerson(deps, studentOf(asker.user), whose, told).catch(explainToStudent);
  if (accounts === 0) return { cookies: [], isAccountGone: false };
  return { cookies: await deps.auth.signOut(asker.visitor.headers), isAccountGone: true };
}

/** Student texts where the staff's would not help. */
function explainToStudent(error: unknown): never {
  if (error instanceof AppError && error.reason === "person.undecided")
    throw new AppError(error.code, "account.undecided", { values: error.values, cause: error });
  if (error instanceof AppError && error.reason === "person.renewing")
    throw new AppError(error.code, "account.renewing", { values: error.values, cause: error });
  if (error instanceof AppError && error.reason === "person.onStaff")
    throw new AppError(error.code, "account.onStaff", { cause: error });
  throw error;
}

/** Whether records can be an account's own: not before its address is confirmed. */
const isConfirmed = ({ email, emailVerified }: User) => email !== null && emailVerified;

const whoseOf = ({ id }: User, person: { id: string } | null) => ({ accountId: id, personId: person?.id ?? null });

/**
 * The account and the person whom a form names; an account with one person or none need not name them. Throws `forbidden`
 * for an address that is not confirmed and for a person who is not the account's.
 */
async function requireOwn(database: Database, user: User, personId: string) {
  if (!isConfirmed(user)) throw new AppError("forbidden", "account.unconfirmed");
  const own = await listOwnPeople(database, user);
  if (personId === "" && own.length < 2) return whoseOf(user, own[0] ?? null);
  const person = own.find(({ id }) => id === personId);
  if (!person) throw new AppError("forbidden", "account.notYours");
  return whoseOf(user, person);
}

/** Counts an attempt as signing in does. Throws `throttled`, and `invalid` for the field if the password is wrong. */
async function requirePassword(
  { auth, limits, knownDevices }: PasswordDeps,
  { password }: OwnDataForm,
  { user, visitor: { address, headers } }: Asker,
): Promise<void> {
  const email = user.email ?? user.id;
  await limits.count("sign-in", address, email, knownDevices.recognise(headers, email));
  if (!(await auth.checkPassword(password, headers))) throw fieldError("password", "account.wrongPassword");
}

/** Changes the name of an account. */
async function renameUser(transaction: Database, userId: string, name: string, at: Date): Promise<void> {
  await transaction.update(users).set({ name, updatedAt: at }).where(eq(users.id, userId));
}

/** Changes a person's name and number, which is in E.164 or null. */
async function changePerson(
  transaction: Database,
  id: string,
  details: { name: string; phone: string | null },
): Promise<void> {
  await transaction.update(people).set(details).where(eq(people.id, id));
}
