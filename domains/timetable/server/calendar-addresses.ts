import { createHash, randomBytes } from "node:crypto";
import { findOwnPerson } from "#domains/accounts/server/account-people.ts";
import { findLanguagesOf } from "#domains/accounts/server/languages.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { KnowsLanguages } from "#domains/content/server/email-deps.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { ContentChanges } from "#server/db/content-changes.ts";
import type { User } from "#server/http/user.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import {
  type CalendarOwner,
  findAddressOf,
  findSubscription,
  removeAddress,
  replaceAddress,
} from "./calendar-queries.ts";
import { classCalendar } from "./class-feed.ts";
import { findClassesOf } from "./queries.ts";

export interface CalendarDeps {
  database: Database;
  /** Tells every process that an address has ended. */
  calendarChanges: Pick<ContentChanges, "announce">;
  site: () => Site;
  siteUrl: string;
}

/** The owner of a student's calendar address: the person whom the account acts for. Throws `forbidden` without one. */
export async function studentOwner(deps: Pick<CalendarDeps, "database">, user: User): Promise<CalendarOwner> {
  const person = await findOwnPerson(deps.database, user);
  if (!person) throw new AppError("forbidden", "account.unconfirmed");
  return { personId: person.id };
}

/** The time since which a student has a calendar address; null if they have none, or no person. */
export async function showOwnCalendar({ database }: Pick<CalendarDeps, "database">, user: User): Promise<Date | null> {
  const person = await findOwnPerson(database, user);
  return person && (await findAddressOf(database, { personId: person.id }));
}

/**
 * Makes the address at which a calendar reads the classes of its owner, and returns it, only this once: just its hash
 * is stored. The previous one ends at once.
 */
export async function makeCalendarAddress(deps: CalendarDeps, actor: Actor, owner: CalendarOwner): Promise<string> {
  const { database, calendarChanges, siteUrl } = deps;
  const secret = randomBytes(32).toString("base64url");
  await database.transaction(async (transaction) => {
    const at = new Date();
    await replaceAddress(transaction, { token: hashOf(secret), owner, at });
    await audit(transaction, actor, { verb: "makeCalendarAddress", ...subjectOf(owner) }, at);
    await calendarChanges.announce(transaction);
  });
  return `${siteUrl}/calendar/${secret}.ics`;
}

/** Ends the calendar address of its owner, in every process; does nothing if there is none. */
export async function revokeCalendarAddress(deps: CalendarDeps, actor: Actor, owner: CalendarOwner): Promise<void> {
  const { database, calendarChanges } = deps;
  await database.transaction(async (transaction) => {
    if (!(await removeAddress(transaction, owner))) return;
    await audit(transaction, actor, { verb: "revokeCalendarAddress", ...subjectOf(owner) }, new Date());
    await calendarChanges.announce(transaction);
  });
}

/** The classes of the owner of an address as iCalendar text, in a student's language; null for an unknown address. */
export async function readCalendar(
  { database, siteUrl, inLanguage }: Pick<CalendarDeps, "database" | "siteUrl"> & KnowsLanguages,
  secret: string,
): Promise<string | null> {
  const subscription = await findSubscription(database, hashOf(secret));
  if (!subscription) return null;
  const { personId } = subscription;
  const locale = personId === null ? undefined : (await findLanguagesOf(database, [personId])).get(personId);
  const { site } = inLanguage(locale ?? siteLocale);
  return classCalendar({ site, siteUrl }, await findClassesOf(database, subscription));
}

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

const subjectOf = (owner: CalendarOwner) =>
  "userId" in owner
    ? ({ subject: "staff", subjectId: owner.userId } as const)
    : ({ subject: "person", subjectId: owner.personId } as const);
