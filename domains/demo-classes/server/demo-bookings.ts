import { randomUUID } from "node:crypto";
import { findOrInsertPerson } from "#domains/accounts/server/find-or-insert-people.ts";
import { findLanguages, noteLanguage } from "#domains/accounts/server/languages.ts";
import { findOfferedCourse, type Site } from "#domains/content/rules/site.ts";
import type { KnowsLanguages } from "#domains/content/server/email-deps.ts";
import type { DemoBookingAnswer, DemoBookingRequest } from "#domains/demo-classes/contract.ts";
import { countryOfZone } from "#domains/institute/rules/country-of-zone.ts";
import { openLeads } from "#domains/leads/server/open-leads.ts";
import { readAnyPhone } from "#domains/people/server/read-any-phone.ts";
import { AppError, fieldError, refuseWhile } from "#server/app-error.ts";
import { bindVerbs } from "#server/bind-verbs.ts";
import type { Database } from "#server/db/client.ts";
import { limitKey } from "#server/http/visitor.ts";
import type { RateLimiter } from "#server/limits/port.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { mailboxKey } from "#server/mail/mailbox-key.ts";
import { minute } from "#shared/durations.ts";
import { knownTimeZone } from "#shared/formats/class-time.ts";
import { type Locale, siteLocale } from "#shared/formats/formats.ts";
import { isSuspect } from "#shared/trap.ts";
import { demoCalendar } from "./demo-calendar.ts";
import { demoCalendarPath, readDemoBookingKey, readDemoCalendarKey } from "./demo-links.ts";
import { enqueueBookedEmails, enqueueCancelledEmails } from "./enqueue-demo-emails.ts";
import { bookableSlot, listDemoSlots } from "./list-demo-slots.ts";
import {
  changeDemoBooking,
  type DemoBooking,
  findBookedAddresses,
  findDemoBooking,
  findDemoBookingOfForm,
  findPlaceOf,
  freePlace,
  insertDemoBooking,
  lockDemoBooking,
  lockDemoPerson,
  lockDemoSlot,
  takePlace,
  writeReminderWish,
} from "./queries.ts";

/** Limits on demo classes booked from one network address: in a day, and in one class. */
export interface DemoLimiters {
  address: RateLimiter;
  slot: RateLimiter;
}

interface Outside extends KnowsLanguages {
  demoLimiters: DemoLimiters;
  database: Database;
  emailQueue: EmailQueue;
  signedTokens: SignedTokens;
  site: () => Site;
}

interface Deps extends Outside {
  clock: () => Date;
}

/** The content of a signed link: the booking, and the key that proves it. */
interface DemoLink {
  id: string;
  key: string;
}

/** The verbs about demo bookings, bound to the company's hours and the clock. */
export function createDemoServices({ demoLimiters, database, emailQueue, signedTokens, site, inLanguage }: Outside) {
  const deps = { demoLimiters, database, emailQueue, signedTokens, site, inLanguage, clock: () => new Date() };
  return bindVerbs(deps, {
    listSlots: listDemoSlots,
    book: bookDemo,
    open: openDemoBooking,
    move: moveDemo,
    cancel: cancelDemo,
    switchReminders: switchDemoReminders,
    calendar: getDemoCalendar,
  });
}

/**
 * Books a place in a demo class and queues its emails, in one transaction (specification §2, "Free demo page"). The
 * same form, or the same person in the same class, is the same booking, mailed once. `country` is the visitor's
 * apparent location (ISO 3166-1 alpha-2): a phone number without its country's code belongs to the country of the chosen
 * zone, else there, else to the company's country. `address` is the visitor's, from which few classes are booked, `language`
 * the page's.
 *
 * Throws `invalid` for an unknown course, class or phone number, `conflict` if the class has passed or is full or the
 * person has a class of this course to come, and `throttled`. Bookings probably sent by a program are stored as well:
 * staff find them marked among the leads, and no one gets an email.
 */
async function bookDemo(
  deps: Deps,
  request: DemoBookingRequest,
  country: string | null,
  { address, language = siteLocale }: { address: string; language?: Locale },
): Promise<DemoBookingAnswer> {
  const { courseId } = request;
  const { content } = deps.site();
  const { address: house, hours } = content.company;
  if (!findOfferedCourse(content, courseId)) throw fieldError("courseId", "booking.course");
  const number = readAnyPhone(request.phone, countryOfZone(request.timeZone), country, house.countryCode);
  if ("wrong" in number) throw fieldError("phone", number.wrong);
  const email = request.email.toLowerCase();
  const formKey = request.key ?? null;
  const wanted = { courseId, startsAt: new Date(request.start), email, formKey };
  const earlier = await findEarlier(deps.database, wanted);
  if (earlier) return await answerFor(deps, earlier);

  const { start, end, seats } = bookableSlot(deps, request.start);
  const booking: DemoBooking = {
    ...wanted,
    id: randomUUID(),
    createdAt: deps.clock(),
    personId: null,
    startsAt: start,
    endsAt: end,
    name: request.name,
    phone: number.e164,
    timeZone: knownTimeZone(request.timeZone) ?? hours.timeZone,
    sequence: 0,
    cancelledAt: null,
    remindersEndedAt: null,
    came: null,
  };
  const mark = isSuspect(request);
  return await answerFor(
    deps,
    await counted(deps, { booking, address }, () => store(deps, booking, { seats, mark, language })),
  );
}

/** Counts a booking for the address it comes from. Refused bookings, and repeated ones, are not counted. */
async function counted(
  { demoLimiters }: Deps,
  { booking, address }: { booking: DemoBooking; address: string },
  act: () => Promise<DemoBooking>,
): Promise<DemoBooking> {
  const network = limitKey(address);
  const inClass = `${network} ${booking.courseId} ${booking.startsAt.toISOString()}`;
  refuseWhile(await demoLimiters.slot.take(inClass), "booking.tooManyInClass");
  const wait = await demoLimiters.address.take(network);
  if (wait !== null) await demoLimiters.slot.giveBack(inClass);
  refuseWhile(wait, "booking.tooManyFromAddress");
  let isNew = false;
  try {
    const stored = await act();
    isNew = stored.id === booking.id;
    return stored;
  } finally {
    if (!isNew)
      await Promise.all([demoLimiters.slot.giveBack(inClass), demoLimiters.address.giveBack(network)]).catch(() => {});
  }
}

async function store(
  deps: Deps,
  booking: DemoBooking,
  { seats, mark, language }: { seats: number; mark: boolean; language: Locale },
): Promise<DemoBooking> {
  return await deps.database.transaction(async (transaction) => {
    const mailbox = mailboxKey(booking.email);
    await lockDemoPerson(transaction, booking.courseId, mailbox);
    await lockDemoSlot(transaction, booking);
    // Under the lock, everything that the same person or form sent at the same time is visible.
    const earlier = await findEarlier(transaction, booking);
    if (earlier) return earlier;
    const booked = await findBookedAddresses(transaction, booking.courseId, deps.clock());
    if (booked.some((email) => mailboxKey(email) === mailbox))
      throw fieldError("email", "booking.oneEach", { code: "conflict" });
    if (!(await takePlace(transaction, booking, seats))) throw slotTaken();
    const personId = await findOrInsertPerson(transaction, booking);
    await noteLanguage(transaction, [personId], language);
    if (!(await insertDemoBooking(transaction, { ...booking, personId })))
      throw new AppError("conflict", "booking.sentTwice");
    await openLeads(transaction, [{ personId, source: "demo", about: booking.id, isSuspect: mark }]);
    if (!mark) await enqueueBookedEmails(deps, transaction, booking);
    return booking;
  });
}

type Wanted = Pick<DemoBooking, "courseId" | "startsAt" | "email" | "formKey">;

async function findEarlier(database: Database, wanted: Wanted): Promise<DemoBooking | undefined> {
  const ofForm = wanted.formKey ? await findDemoBookingOfForm(database, wanted.formKey) : undefined;
  if (ofForm?.cancelledAt) throw new AppError("conflict", "booking.sentTwice");
  return ofForm ?? (await findPlaceOf(database, wanted, wanted.email));
}

async function answerFor({ signedTokens }: Deps, booking: DemoBooking): Promise<DemoBookingAnswer> {
  const { id, courseId, startsAt, endsAt } = booking;
  return {
    id,
    courseId,
    start: startsAt.toISOString(),
    minutes: (endsAt.getTime() - startsAt.getTime()) / minute,
    calendar: await demoCalendarPath(signedTokens, booking),
  };
}

const slotTaken = () => fieldError("start", "booking.taken", { code: "conflict" });

/** The booking that a link names, for its own page. Throws `forbidden` if the link is invalid or has expired. */
async function openDemoBooking(deps: Deps, link: DemoLink) {
  await checkLink(deps, link);
  const booking = requireBooking(await findDemoBooking(deps.database, link.id));
  const { id, courseId, startsAt, endsAt, name, timeZone, cancelledAt } = booking;
  const begun = startsAt <= deps.clock() ? ("begun" as const) : ("upcoming" as const);
  return {
    id,
    courseId,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    name,
    timeZone,
    state: cancelledAt ? ("cancelled" as const) : begun,
    hasReminders: booking.remindersEndedAt === null,
    /** Address of the calendar entry. */
    calendar: await demoCalendarPath(deps.signedTokens, booking),
  };
}

/** Ends the reminders of a booking, or resumes them. Throws `forbidden` for an invalid link. */
async function switchDemoReminders(deps: Deps, link: DemoLink, isOn: boolean): Promise<void> {
  await checkLink(deps, link);
  requireBooking(await findDemoBooking(deps.database, link.id));
  await writeReminderWish(deps.database, link.id, isOn ? null : deps.clock());
}

async function checkLink({ signedTokens, clock }: Deps, { id, key }: DemoLink): Promise<void> {
  const reading = await readDemoBookingKey(signedTokens, id, key, clock());
  if (reading === "expired") throw new AppError("forbidden", "booking.linkExpired");
  if (reading === "invalid") throw new AppError("forbidden", "booking.link");
}

function requireBooking(booking: DemoBooking | undefined): DemoBooking {
  if (!booking) throw new AppError("forbidden", "booking.link");
  return booking;
}

/**
 * Moves a booking to another class of its course, free and any number of times (specification §2), also after it has
 * begun: a visitor whose class was cut off may take another. A move to the same time changes nothing. One transaction
 * counts both classes' places and queues the emails. Throws `forbidden` for an invalid link, `conflict` if the class is
 * full or has passed or the booking is cancelled, `invalid` for no class.
 */
async function moveDemo(deps: Deps, link: DemoLink, start: string): Promise<void> {
  await checkLink(deps, link);
  await deps.database.transaction(async (transaction) => {
    const booking = requireBooking(await lockDemoBooking(transaction, link.id));
    if (booking.cancelledAt) throw new AppError("conflict", "booking.alreadyCancelled");
    if (booking.startsAt.getTime() !== new Date(start).getTime()) await moveTo(deps, transaction, booking, start);
  });
}

async function moveTo(deps: Deps, transaction: Database, booking: DemoBooking, start: string): Promise<void> {
  const slot = bookableSlot(deps, start);
  const to = { courseId: booking.courseId, startsAt: slot.start };
  // The earlier class first, so that two visitors who change places never wait for each other.
  const inOrder = booking.startsAt < to.startsAt ? [booking, to] : [to, booking];
  for (const one of inOrder) await lockDemoSlot(transaction, one);
  if (await findPlaceOf(transaction, to, booking.email)) throw new AppError("conflict", "booking.bookedAlready");
  if (!(await takePlace(transaction, to, slot.seats))) throw slotTaken();
  await freePlace(transaction, booking);
  const moved = await changeDemoBooking(transaction, booking.id, {
    startsAt: slot.start,
    endsAt: slot.end,
    came: null,
  });
  if (moved) await enqueueBookedEmails(deps, transaction, moved);
}

/**
 * Gives a booking's place back and queues the emails; a second time nothing happens. Throws `forbidden` for an invalid
 * link, `conflict` once the class has begun.
 */
async function cancelDemo(deps: Deps, link: DemoLink): Promise<void> {
  await checkLink(deps, link);
  await deps.database.transaction(async (transaction) => {
    const booking = requireBooking(await lockDemoBooking(transaction, link.id));
    if (booking.cancelledAt) return;
    if (booking.startsAt <= deps.clock()) throw new AppError("conflict", "booking.begun");
    await freePlace(transaction, booking);
    const cancelled = await changeDemoBooking(transaction, booking.id, { cancelledAt: deps.clock() });
    if (cancelled) await enqueueCancelledEmails(deps, transaction, cancelled);
  });
}

/** A booking's calendar entry for download, as iCalendar text. Throws `forbidden` for an invalid link. */
async function getDemoCalendar(
  { database, signedTokens, inLanguage, clock }: Deps,
  { id, key }: DemoLink,
): Promise<string> {
  const reading = await readDemoCalendarKey(signedTokens, id, key, clock());
  if (reading !== "good") throw new AppError("forbidden", "booking.link");
  const booking = requireBooking(await findDemoBooking(database, id));
  const [locale = siteLocale] = await findLanguages(database, [booking]);
  return demoCalendar(inLanguage(locale).site(), booking, clock()).content;
}
