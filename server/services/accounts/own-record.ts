import type { Database } from "#server/db/client.ts";
import { changePerson, renameUser } from "#server/db/queries/own-details.ts";
import { findOrInsertPerson, findPersonByEmail } from "#server/db/queries/people.ts";
import { findPersonalData } from "#server/db/queries/personal-data.ts";
import type { Cookies, EmbeddedAuth, User } from "#server/integrations/auth/port.ts";
import type { OutboxFiles } from "#server/integrations/mail/port.ts";
import type { AccountLimits } from "#server/services/accounts/account-limits.ts";
import type { KnownDevices } from "#server/services/accounts/known-devices.ts";
import { type Actor, audit } from "#server/services/actor.ts";
import { AppError, fieldError } from "#server/services/app-error.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import { erasePerson } from "#server/services/people/erase-person.ts";
import { exportPerson } from "#server/services/people/export-person.ts";
import type { Visitor } from "#server/services/visitors/visitor.ts";
import type { OwnDetailsForm, PasswordAgainForm } from "#shared/contracts/account.ts";
import { readPhoneNumber } from "#shared/contracts/phone-number.ts";
import { minute } from "#shared/rules/durations.ts";

interface PasswordDeps {
  auth: EmbeddedAuth;
  limits: AccountLimits;
  knownDevices: KnownDevices;
}

/** Who asks: the user who is signed in, and the request. */
interface Asker {
  user: User;
  visitor: Visitor;
}

/** What is stored about a student, as their account page shows it. */
export type OwnRecord = Awaited<ReturnType<typeof showOwnRecord>>;

const studentOf = ({ id }: User): Actor => ({ kind: "student", id });

/**
 * What is stored about the person of an account: the number, and how many records of each kind. Null while the address is
 * not confirmed, because the records may be somebody else's.
 */
export async function showOwnRecord({ database }: { database: Database }, user: User) {
  const email = confirmedEmail(user);
  if (email === null) return null;
  const person = await findPersonByEmail(database, email);
  const rows = await findPersonalData(database, email);
  return {
    phone: person?.phone ?? null,
    counts: {
      messages: rows.inquiries.length,
      requests: rows.enrolmentRequests.length,
      seats: rows.enrolments.length,
      orders: rows.orders.length,
      demos: rows.demoBookings.length,
      lectures: rows.progress.length,
      devices: rows.sessions.length,
    },
  };
}

/**
 * Changes the name of an account and, once its address is confirmed, name and number of its person. A number without a
 * leading + belongs to `country`. Throws `invalid` for a field, and `throttled`.
 */
export async function changeOwnDetails(
  { database, limits }: { database: Database; limits: AccountLimits },
  { name, phone }: OwnDetailsForm,
  { user, visitor, country }: Asker & { country: string | undefined },
): Promise<void> {
  await limits.count("details", visitor.address, user.id);
  const number = phone === "" ? { e164: null } : readPhoneNumber(phone, country);
  if ("wrong" in number) throw fieldError("phone", number.wrong);
  const email = confirmedEmail(user);
  const [at, actor] = [new Date(), studentOf(user)];
  const act = { verb: "changeOwnDetails", subject: "account", subjectId: user.id } as const;
  await database.transaction(async (transaction) => {
    await renameUser(transaction, user.id, name, at);
    if (email === null) return await audit(transaction, actor, act, at);
    const personId = await findOrInsertPerson(transaction, { name, email, phone: number.e164 });
    await changePerson(transaction, personId, { name, phone: number.e164, userId: user.id });
    await audit(transaction, actor, { ...act, subject: "person", subjectId: personId }, at);
  });
}

const exportPurpose = "own-data";
/** How long the link to one's own data works: the browser follows it at once. */
const exportLife = 2 * minute;

/**
 * The path of a file with everything that is stored about the user, for them alone, after they have entered their password
 * again. Throws `invalid` for a wrong password, `forbidden` for an address that is not confirmed, and `throttled`.
 */
export async function openOwnExport(
  deps: PasswordDeps & { signedTokens: SignedTokens },
  form: PasswordAgainForm,
  asker: Asker,
): Promise<string> {
  requireConfirmed(asker.user);
  await requirePassword(deps, form, asker);
  const key = await deps.signedTokens.sign(exportPurpose, asker.user.id, new Date(Date.now() + exportLife));
  return `/account/data?key=${key}`;
}

/**
 * Everything that is stored about the user, for the path that `openOwnExport` answered. Throws `forbidden` if the key is
 * another user's or too old, or the address is not confirmed.
 */
export async function exportOwnData(
  deps: { database: Database; outboxFiles: OutboxFiles; signedTokens: SignedTokens },
  key: string,
  user: User,
) {
  const email = requireConfirmed(user);
  const reading = await deps.signedTokens.read(exportPurpose, key);
  if (reading.is !== "good" || reading.subject !== user.id) throw new AppError("forbidden", "account.linkUsedUp");
  const data = await exportPerson(deps, email);
  const act = { verb: "exportOwnData", subject: "account", subjectId: user.id } as const;
  await audit(deps.database, studentOf(user), act, new Date());
  return data;
}

/**
 * Erases everything that is stored about the user, after they have entered their password again, and answers the cookies
 * that sign them out. Throws `invalid` for a wrong password, `forbidden` for an address that is not confirmed, `throttled`,
 * and as `erasePerson` does.
 */
export async function eraseOwnData(
  deps: PasswordDeps & Parameters<typeof erasePerson>[0],
  form: PasswordAgainForm,
  asker: Asker,
): Promise<Cookies> {
  const email = requireConfirmed(asker.user);
  await requirePassword(deps, form, asker);
  await erasePerson(deps, studentOf(asker.user), email).catch(explainToStudent);
  return await deps.auth.signOut(asker.visitor.headers);
}

/** Words for the student where those for the staff would not help. */
function explainToStudent(error: unknown): never {
  if (error instanceof AppError && error.reason === "person.undecided")
    throw new AppError(error.code, "account.undecided", { values: error.values, cause: error });
  if (error instanceof AppError && error.reason === "person.renewing")
    throw new AppError(error.code, "account.renewing", { values: error.values, cause: error });
  throw error;
}

/** The address under which records are the user's own; null while it is not confirmed. */
function confirmedEmail({ email, emailVerified }: User): string | null {
  return emailVerified ? email : null;
}

function requireConfirmed(user: User): string {
  const email = confirmedEmail(user);
  if (email === null) throw new AppError("forbidden", "account.unconfirmed");
  return email;
}

/** Counts a try as signing in does. Throws `throttled`, and `invalid` for the field if the password is wrong. */
async function requirePassword(
  { auth, limits, knownDevices }: PasswordDeps,
  { password }: PasswordAgainForm,
  { user, visitor: { address, headers } }: Asker,
): Promise<void> {
  const email = user.email ?? user.id;
  await limits.count("sign-in", address, email, knownDevices.recognise(headers, email));
  if (!(await auth.checkPassword(password, headers))) throw fieldError("password", "account.wrongPassword");
}
