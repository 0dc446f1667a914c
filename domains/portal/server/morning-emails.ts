import type { PgBoss } from "pg-boss";
import { Temporal } from "temporal-polyfill";
import { findOwnPerson } from "#domains/accounts/server/account-people.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { User } from "#server/http/user.ts";
import { prepareQueue } from "#server/jobs/queue.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { day } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import {
  deleteMorningEmailDays,
  findMorningReaders,
  insertMorningEmailDay,
  wantsMorningEmail,
  writeMorningEmailWish,
} from "./morning-queries.ts";

interface Deps {
  database: Database;
  site: () => Site;
}

/** Work due within this time is in the morning email. */
export const dueSoon = 2 * day;

/** The purpose of the link that switches the email off. */
export const morningPurpose = "morning-email";

/**
 * Queues the morning email of every student who has a class today, something due by tomorrow night or something new, and has
 * not switched it off; once a day however often this runs.
 */
export async function queueMorningEmails(
  { database, site, emailQueue }: Deps & { emailQueue: EmailQueue },
  now: Date,
): Promise<void> {
  const { timeZone } = site().content.company.hours;
  const today = dayOf(now, timeZone);
  const from = new Date(Temporal.PlainDate.from(today).toZonedDateTime(timeZone).epochMilliseconds);
  await database.transaction(async (transaction) => {
    if (!(await insertMorningEmailDay(transaction, today, now))) return;
    await deleteMorningEmailDays(transaction, dayOf(new Date(now.getTime() - 7 * day), timeZone));
    const to = new Date(from.getTime() + day);
    const readers = await findMorningReaders(transaction, { from, to, dueUntil: new Date(from.getTime() + dueSoon) });
    const requests = readers.map((personId) => {
      return { email: "student-morning" as const, about: `${personId}.${today}` };
    });
    if (requests.length > 0) await emailQueue.enqueue(transaction, requests);
  });
}

interface SwitchDeps extends Deps {
  signedTokens: SignedTokens;
}

/** The person using the switch: a signed-in student, or the bearer of the link in the email. */
export interface MorningReader {
  user: User | null;
  key: string | null;
}

/** The person a reader decides for. Throws `forbidden` for an expired or foreign link, and for no reader. */
async function personOf({ database, signedTokens }: SwitchDeps, { user, key }: MorningReader): Promise<string> {
  const reading = key === null ? null : await signedTokens.read(morningPurpose, key);
  if (reading?.is === "good") return reading.subject;
  const own = user && (await findOwnPerson(database, user));
  if (!own) throw new AppError("forbidden", "morning.link");
  return own.id;
}

/** Whether a reader gets the morning email. Throws `forbidden` for an expired or foreign link, and for no reader. */
export async function showMorningEmail(deps: SwitchDeps, reader: MorningReader): Promise<{ isOn: boolean }> {
  return { isOn: await wantsMorningEmail(deps.database, await personOf(deps, reader)) };
}

/** Switches the morning email on or off. Throws `forbidden` as `showMorningEmail` does. */
export async function switchMorningEmail(deps: SwitchDeps, reader: MorningReader, isOn: boolean): Promise<void> {
  const personId = await personOf(deps, reader);
  const actor: Actor = reader.user ? { kind: "student", id: reader.user.id } : { kind: "visitor", id: null };
  const at = new Date();
  await deps.database.transaction(async (transaction) => {
    if (!(await writeMorningEmailWish(transaction, { personId, wants: isOn, at }))) return;
    const act = { verb: "switchMorningEmail", subject: "person", subjectId: personId, details: { isOn } } as const;
    await audit(transaction, actor, act, at);
  });
}

const mornings = "morning-emails";

const morningSettings = { retryLimit: 5, retryDelay: 300, retryBackoff: true, notify: true };

/** Before people leave for work. A server that was off then catches up when it starts. */
const everyMorning = "0 7 * * *";

/** Queues the students' morning emails, in one of the processes that share the database. */
export async function workMorningEmails(
  boss: PgBoss,
  queueEmails: (now: Date) => Promise<void>,
  timeZone: string,
): Promise<void> {
  await prepareQueue(boss, mornings, morningSettings);
  await boss.work(mornings, { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 600 }, async () => {
    await queueEmails(new Date());
  });
  await boss.schedule(mornings, everyMorning, null, { tz: timeZone, missed: "once" });
}
