import { and, asc, eq, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import { Temporal } from "temporal-polyfill";
import { findLanguagesOf } from "#domains/accounts/server/languages.ts";
import { batches } from "#domains/catalogue/server/tables.ts";
import { findCourse, type Site } from "#domains/content/rules/site.ts";
import type { KnowsLanguages } from "#domains/content/server/email-deps.ts";
import {
  type DemoClass,
  type DemoTeacher,
  type DemoVisit,
  demoClass,
  demoTeacher,
  demoVisit,
} from "#domains/demo-classes/contract/trial-class.ts";
import { reminderTimes } from "#domains/leads/rules/reminder-times.ts";
import { findLatestIncoming } from "#domains/leads/server/incoming-messages.ts";
import { moveLeadBack, moveLeadOn } from "#domains/leads/server/settle-lead.ts";
import { leads } from "#domains/leads/server/tables.ts";
import { findStopped } from "#domains/outbox/server/chat-stops.ts";
import type { ChatRules } from "#domains/outbox/server/outbox.ts";
import { findTextsAbout, prepareTexts } from "#domains/outbox/server/prepare-texts.ts";
import { findTeachers, requireTeacher } from "#domains/staff/server/teachers.ts";
import { AppError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { type Caller, office, query, verb } from "#server/verb.ts";
import type { KnowsBranches, Within } from "#server/within.ts";
import { day, minute } from "#shared/durations.ts";
import { fillText } from "#shared/fill-text.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { momentAndZone } from "#shared/formats/spoken-zone.ts";
import { bookingVersion } from "./enqueue-demo-emails.ts";
import { findDemoBooking } from "./queries.ts";
import { demoBookings, demoSlots } from "./tables.ts";

interface Deps extends KnowsBranches {
  database: Database;
  site: () => Site;
}

/** The days before today whose classes the list shows. */
const daysBack = 7;

/** People come early: from this long before a class it can be noted who came. */
const comesEarly = 15 * minute;

/** Whether it can be noted now who came to a class. */
const canBeNoted = (startsAt: Date, now: Date) => startsAt.getTime() - comesEarly <= now.getTime();

const ofBranches = (within: Within | undefined) => within?.has("person", demoBookings.personId);

/** The bookings of classes from `from` on, and before `to` if that is given, the earliest first, with the teacher and the lead of each. */
async function findComing(
  database: Database,
  { from, to, within }: { from: Date; to?: Date; within: Within | undefined },
) {
  return await database
    .select({ booking: demoBookings, teacherId: demoSlots.teacherId, lead: leads })
    .from(demoBookings)
    .innerJoin(
      demoSlots,
      and(eq(demoSlots.courseId, demoBookings.courseId), eq(demoSlots.startsAt, demoBookings.startsAt)),
    )
    .leftJoin(leads, eq(leads.about, demoBookings.id))
    .where(
      and(
        gte(demoBookings.startsAt, from),
        to && lt(demoBookings.startsAt, to),
        isNull(demoBookings.cancelledAt),
        ofBranches(within),
      ),
    )
    .orderBy(asc(demoBookings.startsAt), asc(demoBookings.courseId), asc(demoBookings.createdAt));
}

type Coming = Awaited<ReturnType<typeof findComing>>;

/** The bookings by class, the earliest first, each class with its course's title and with who teaches it. */
async function byClass({ database, site }: Deps, coming: Coming, now: Date) {
  if (coming.length === 0) return [];
  const { content } = site();
  const names = new Map((await findTeachers(database)).map(({ id, name }) => [id, name]));
  const courseIds = [...new Set(coming.map(({ booking }) => booking.courseId))];
  const usual = await usualTeachers(database, courseIds, dayOf(now, content.company.hours.timeZone));
  const classes = Map.groupBy(coming, ({ booking: { courseId, startsAt } }) => `${startsAt.toISOString()} ${courseId}`);
  return [...classes.values()].flatMap((visitors) => {
    const [first] = visitors;
    if (!first) return [];
    const { courseId, startsAt, endsAt } = first.booking;
    const usualTeacher = usual.get(courseId) ?? null;
    return {
      ...{ courseId, course: findCourse(content, courseId)?.title ?? courseId, startsAt, endsAt, visitors },
      ...{ teacherId: first.teacherId, usualTeacher },
      teacher: (first.teacherId && names.get(first.teacherId)) || usualTeacher,
    };
  });
}

/** The teacher of each course's batch: of the first that has not ended by `today`. */
async function usualTeachers(database: Database, courseIds: string[], today: string): Promise<Map<string, string>> {
  const { id, courseId, instructor, startDate, endDate, hiddenAt } = batches;
  const found = await database
    .selectDistinctOn([courseId], { courseId, instructor })
    .from(batches)
    .where(and(inArray(courseId, courseIds), gte(endDate, today), isNull(hiddenAt)))
    .orderBy(courseId, asc(startDate), asc(id));
  return new Map(found.map((one) => [one.courseId, one.instructor]));
}

function startOfDay(now: Date, timeZone: string, days: number): Date {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  return new Date(here.startOfDay().add({ days }).epochMilliseconds);
}

/**
 * The demo classes that are booked, of the last seven days, today and later, the earliest first: who comes with their lead
 * and what they said last, who teaches, who came, and what became of the reminder by chat; and all teachers.
 */
const listDemoClasses = query({ may: office, branch: "own" }, async (deps: Deps, now = new Date()) => {
  const { database, site, within } = deps;
  const from = startOfDay(now, site().content.company.hours.timeZone, -daysBack);
  const coming = await findComing(database, { from, within });
  const said = await findLatestIncoming(
    database,
    coming.flatMap(({ lead }) => lead?.id ?? []),
  );
  const texts = await findTextsAbout(
    database,
    "demo",
    coming.map(({ booking }) => bookingVersion(booking)),
  );
  const stopped = await findStopped(database, [...new Set(coming.map(({ booking }) => booking.phone))]);
  const classes = await byClass(deps, coming, now);
  return {
    teachers: (await findTeachers(database)).map(({ id, name }) => ({ id, name })),
    classes: classes.map(({ visitors, ...one }) => ({
      ...one,
      canBeNoted: canBeNoted(one.startsAt, now),
      visitors: visitors.map(({ booking, lead }) => ({
        ...{ id: booking.id, personId: booking.personId, name: booking.name, phone: booking.phone },
        came: booking.came,
        lead: lead && { id: lead.id, state: lead.state, isSuspect: lead.isSuspect },
        said: (lead && said.get(lead.id)?.text) ?? null,
        reminder: stopped.has(booking.phone) ? ("stopped" as const) : (texts.get(bookingVersion(booking)) ?? null),
      })),
    })),
  };
});

/** The demo classes of the institute's day that are not over, for the first screen. */
export async function findDemoClassesToday(deps: Deps, now: Date) {
  const { timeZone } = deps.site().content.company.hours;
  const [from, to] = [startOfDay(now, timeZone, 0), startOfDay(now, timeZone, 1)];
  const coming = await findComing(deps.database, { from, to, within: deps.within });
  const classes = await byClass(deps, coming, now);
  return classes
    .filter(({ endsAt }) => endsAt > now)
    .map(({ visitors, ...one }) => ({ ...one, count: visitors.length }));
}

/** Sets who teaches a demo class; null for the teacher of the course's batch. Throws `not_found`, `invalid` for no teacher. */
const setDemoTeacher = verb(
  { may: office, takes: [demoTeacher], branch: "no branch" },
  async ({ database }: Deps, who: Caller, { courseId, startsAt, teacherId }: DemoTeacher): Promise<void> => {
    await database.transaction(async (transaction) => {
      if (teacherId !== null) await requireTeacher(transaction, teacherId, "teacher");
      const isIt = and(eq(demoSlots.courseId, courseId), eq(demoSlots.startsAt, new Date(startsAt)));
      const changed = await transaction.update(demoSlots).set({ teacherId }).where(isIt).returning();
      if (changed.length === 0) throw new AppError("not_found", "booking.gone");
      const act = { verb: "setDemoTeacher", subject: "course", subjectId: courseId } as const;
      await audit(transaction, who, act, new Date());
    });
  },
);

/** Gives the demo classes of some teachers to one. */
export async function giveDemoClassesTo(
  transaction: Database,
  { from, to }: { from: string[]; to: { id: string } },
): Promise<void> {
  for (const id of from)
    await transaction.update(demoSlots).set({ teacherId: to.id }).where(eq(demoSlots.teacherId, id));
}

/**
 * Notes whether a visitor came, and moves their lead on: who came is asked the next morning how it was, who did not come
 * waits for another offer. The same twice changes nothing. Returns what the lead was, by which a note is taken back; null
 * where it stays. Throws `not_found`, and `conflict` if somebody else has noted it since or the class has not begun.
 */
const markDemoVisit = verb(
  { may: office, takes: [demoVisit], branch: "own" },
  async ({ database, site, within }: Deps, who: Caller, { id, came, seen, before }: DemoVisit) => {
    return await database.transaction(async (transaction) => {
      const isIt = and(eq(demoBookings.id, id), isNull(demoBookings.cancelledAt), ofBranches(within));
      const [booking] = await transaction.select().from(demoBookings).where(isIt).for("update");
      if (!booking) throw new AppError("not_found", "booking.gone");
      if (booking.came === came) return null;
      const now = new Date();
      if (booking.came !== seen) throw new AppError("conflict", "booking.noted");
      if (!canBeNoted(booking.startsAt, now)) throw new AppError("conflict", "booking.notBegun");
      await transaction.update(demoBookings).set({ came }).where(eq(demoBookings.id, id));
      const act = { verb: "markDemoVisit", subject: "person", subjectId: booking.personId ?? "" } as const;
      await audit(transaction, who, { ...act, details: { came } }, now);
      if (came === null) return await takeBack(transaction, who, id, before);
      return await moveLeadOn(transaction, who, id, came ? nextMorning(site(), now) : null);
    });
  },
);

/** The next morning by the institute's clock. */
function nextMorning({ content }: Site, now: Date): Date {
  const times = reminderTimes(now, content.company.hours.timeZone);
  return new Date(times.find(({ name }) => name === "tomorrow")?.at ?? now.getTime() + day);
}

async function takeBack(transaction: Database, who: Caller, id: string, before: DemoVisit["before"]): Promise<null> {
  if (!before) return null;
  const { state, dueAt, comesBackAt, movedAt } = before;
  const back = comesBackAt === null ? null : new Date(comesBackAt);
  const lead = { state, dueAt: new Date(dueAt), comesBackAt: back, movedAt: new Date(movedAt) };
  await moveLeadBack(transaction, who, id, lead);
  return null;
}

/**
 * Puts a reminder for each visitor of a demo class to come into the outbox of chat texts, once each, in their own time zone;
 * returns how many are new.
 */
const prepareDemoReminders = verb(
  { may: office, takes: [demoClass], branch: "own" },
  async (
    { database, inLanguage, within }: Deps & KnowsLanguages,
    who: Caller,
    { courseId, startsAt }: DemoClass,
  ): Promise<{ count: number }> => {
    const now = new Date();
    const isOfClass = and(eq(demoBookings.courseId, courseId), eq(demoBookings.startsAt, new Date(startsAt)));
    return await database.transaction(async (transaction) => {
      const coming = await transaction
        .select()
        .from(demoBookings)
        .where(
          and(isOfClass, sql`${demoBookings.startsAt} > ${now}`, isNull(demoBookings.cancelledAt), ofBranches(within)),
        )
        .orderBy(demoBookings.id)
        .for("update");
      const known = await findTextsAbout(transaction, "demo", coming.map(bookingVersion));
      const languages = await findLanguagesOf(
        transaction,
        coming.flatMap(({ personId }) => personId ?? []),
      );
      const texts = coming.flatMap((booking) => {
        const { personId, name, phone, timeZone } = booking;
        const about = bookingVersion(booking);
        if (personId === null || known.has(about)) return [];
        const language = languages.get(personId) ?? siteLocale;
        const { content, messages } = inLanguage(language).site();
        const { company } = content;
        const course = findCourse(content, courseId)?.title ?? courseId;
        const time = momentAndZone(booking.startsAt, timeZone, "without year", language);
        const facts = { name, course, time, link: company.demo.joinUrl, company: company.name };
        const text = fillText(messages.admin.trials.reminder, facts);
        return [{ personId, phone, about, language, text, facts, until: booking.startsAt }];
      });
      const count = await prepareTexts(transaction, "demo", texts);
      const act = { verb: "prepareDemoReminders", subject: "course", subjectId: courseId } as const;
      if (count > 0) await audit(transaction, who, { ...act, details: { people: count } }, now);
      return { count };
    });
  },
);

/** A reminder of a demo class is wanted while its place is held, at the time that it names. */
export const demoChats: ChatRules = {
  async isDue(database, { about }) {
    const booking = await findDemoBooking(database, about.split(".")[0] ?? "");
    return booking !== undefined && booking.cancelledAt === null && bookingVersion(booking) === about;
  },
};

/** The staff's verbs about the demo classes that are booked. */
export const demoVerbs = { listDemoClasses, setDemoTeacher, markDemoVisit, prepareDemoReminders };
