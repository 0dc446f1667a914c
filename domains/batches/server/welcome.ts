import { findAccountsOfPeople } from "#domains/accounts/server/account-people.ts";
import { findLanguages } from "#domains/accounts/server/languages.ts";
import { invitationPath } from "#domains/accounts/server/opening-link.ts";
import { findUsersByEmail } from "#domains/accounts/server/queries.ts";
import { findCourse } from "#domains/content/rules/site.ts";
import type { EmailDeps, KnowsLanguages } from "#domains/content/server/email-deps.ts";
import { type Chat, chatWith } from "#domains/outbox/rules/chat.ts";
import { findStopped } from "#domains/outbox/server/chat-stops.ts";
import type { BatchFacts } from "#domains/seats/server/batch-fact.tsx";
import { findEnrolmentsWithPeople } from "#domains/seats/server/queries.ts";
import { firstClassOf, nextClassOf } from "#domains/timetable/server/next-class.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { office, query } from "#server/verb.ts";
import { ofPlace } from "#server/within.ts";
import { fillText } from "#shared/fill-text.ts";
import { clockTime, wholeDay } from "#shared/formats/class-time.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { spokenZone } from "#shared/formats/spoken-zone.ts";

type Deps = Pick<EmailDeps, "database" | "site" | "addressOf">;
type FoundSeat = Awaited<ReturnType<typeof findEnrolmentsWithPeople>>[number];

/** The first facts for a student whom staff have added to a batch. */
export interface Welcome {
  name: string;
  /** The address that the account must have; empty for a person without one. */
  email: string;
  course: string;
  batch: BatchFacts;
  teacher: string;
  /** The next class by the institute's clock, and whether it is the first of all; null if none is known. */
  nextClass: { isFirst: boolean; words: string } | null;
  hasAccount: boolean;
  /** Whether the batch is full, so that they wait for a seat. */
  isWaiting: boolean;
  /** The page to sign in or to sign up. */
  pageUrl: string;
}

/** The facts of a place, for its student. */
async function welcomeOf(deps: Deps, { enrolment, person, batch }: FoundSeat): Promise<Welcome> {
  const { database, site, addressOf } = deps;
  const { content } = site();
  const email = person.email ?? "";
  const hasAccount =
    (await findAccountsOfPeople(database, [person.id])).length > 0 ||
    (person.email !== null && (await findUsersByEmail(database, [person.email])).length > 0);
  return {
    ...{ name: person.name, email, batch, teacher: batch.instructor, hasAccount },
    course: findCourse(content, batch.courseId)?.title ?? batch.courseId,
    nextClass: await nextClassInWords(deps, batch),
    isWaiting: enrolment.state === "waitlisted",
    pageUrl: addressOf(hasAccount ? "/sign-in?from=/lms" : signUpPath(email)),
  };
}

/** The page to sign up, with the address of a person who has one filled in. */
const signUpPath = (email: string) => `/sign-up?from=/lms${email === "" ? "" : `&email=${encodeURIComponent(email)}`}`;

/**
 * The same for the email alone, which only a reader of their mailbox has: its link is an invitation to the student's
 * account, wherever it opens anything.
 */
export async function mailedWelcomeOf(deps: EmailDeps, found: FoundSeat): Promise<Welcome> {
  const welcome = await welcomeOf(deps, found);
  const invitation = await invitationPath(deps, found.person);
  return invitation === null ? welcome : { ...welcome, pageUrl: deps.addressOf(invitation) };
}

async function nextClassInWords({ database, site }: Deps, batch: FoundSeat["batch"]): Promise<Welcome["nextClass"]> {
  const { content, messages } = site();
  const { timeZone } = content.company.hours;
  const { lang } = messages.language;
  const next = (await nextClassOf(database, [batch], { timeZone, now: new Date() })).get(batch.id);
  if (!next) return null;
  const first = (await firstClassOf(database, [batch], timeZone)).get(batch.id);
  const { from, to } = next;
  const [starts, ends] = [clockTime(from, timeZone, lang), clockTime(to, timeZone, lang)];
  const day = wholeDay(from, timeZone, lang);
  const values = { day, from: starts, to: ends, zone: spokenZone(from, timeZone, lang) };
  return {
    isFirst: first?.from.getTime() === from.getTime(),
    words: fillText(messages.emails.seats.added.hours, values),
  };
}

/**
 * The WhatsApp chat with a student whom staff have put into a batch, with a message about it that staff send themselves;
 * null without a phone number. Throws `not_found` for an unknown enrolment.
 */
export const prepareWelcome = query(
  { may: office, branch: ofPlace },
  async (deps: { database: Database } & KnowsLanguages, enrolmentId: string): Promise<Chat> => {
    const [found] = await findEnrolmentsWithPeople(deps.database, [enrolmentId]);
    if (!found) throw new AppError("not_found", "enrolment.unknown", { values: { id: enrolmentId } });
    const { phone } = found.person;
    if (phone === null) return null;
    const [locale = siteLocale] = await findLanguages(deps.database, [found.person]);
    const words = deps.inLanguage(locale);
    const { name, email, course, batch, teacher, nextClass, hasAccount, isWaiting, pageUrl } = await welcomeOf(
      { database: deps.database, ...words },
      found,
    );
    const { chat } = words.site().messages.emails.seats.added;
    const lines = [
      fillText(isWaiting ? chat.waiting : chat.seated, { name, course, batch: batch.name, teacher }),
      nextClass && fillText(nextClass.isFirst ? chat.first : chat.next, { hours: nextClass.words }),
      email === "" ? chat.noEmail : fillText(hasAccount ? chat.signIn : chat.signUp, { page: pageUrl }),
    ];
    const text = lines.filter((line) => line !== null).join("\n");
    return chatWith(phone, text, await findStopped(deps.database, [phone]));
  },
);
