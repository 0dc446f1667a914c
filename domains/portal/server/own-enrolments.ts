import { findOwnPerson, listChoices } from "#domains/accounts/server/account-people.ts";
import { weekInWords } from "#domains/catalogue/rules/week-in-words.ts";
import { shownBatch } from "#domains/catalogue/server/shown-batch.ts";
import { findCourse, type Site } from "#domains/content/rules/site.ts";
import { demoBookingPath } from "#domains/demo-classes/server/demo-links.ts";
import { findUpcomingBookingsOfPeople } from "#domains/demo-classes/server/queries.ts";
import { findOwnLectures } from "#domains/lectures/server/own-lectures.ts";
import { findOwnOrders, type OwnOrder } from "#domains/money/server/own-orders.ts";
import { findSeatsOf } from "#domains/money/server/own-seats.ts";
import { hasProof } from "#domains/money/server/queries/order-queries.ts";
import { findOpenRequestsOfPeople } from "#domains/money/server/requests-without-order.ts";
import { seatPath } from "#domains/seats/server/offered-seats.ts";
import { findEnrolmentsOfPeople } from "#domains/seats/server/queries.ts";
import { findWithdrawals } from "#domains/seats/server/withdrawals.ts";
import { nextClassOf } from "#domains/timetable/server/next-class.ts";
import type { Database } from "#server/db/client.ts";
import type { User } from "#server/http/user.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { day } from "#shared/durations.ts";
import { fillText } from "#shared/fill-text.ts";
import { clockTime, dayInWords, dayOf } from "#shared/formats/class-time.ts";
import { commaIn } from "#shared/formats/formats.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import { spokenZone } from "#shared/formats/spoken-zone.ts";
import { whatsappLink } from "#shared/whatsapp-link.ts";
import { findMovedSeats } from "./moved-seats.ts";
import { findOwnWeek } from "./own-week.ts";

interface Deps {
  database: Database;
  signedTokens: SignedTokens;
  site: () => Site;
  /** The length of a video in seconds, by its address; null where it is not known. */
  videoLength: (url: string) => Promise<number | null>;
}

type FoundEnrolment = Awaited<ReturnType<typeof findEnrolmentsOfPeople>>[number];

/** A student's own records in the portal. */
export type OwnPortal = Awaited<ReturnType<typeof showOwnPortal>>;

/**
 * The records of an account's person: the next class, batches with lectures, orders with amounts owed and receipts,
 * waiting requests, upcoming demo classes, and the ways to reach a person. Empty for an account without people.
 */
export async function showOwnPortal(deps: Deps, user: User) {
  const { database, site, signedTokens } = deps;
  const person = await findOwnPerson(database, user);
  const personIds = person ? [person.id] : [];
  const shown = site();
  const { content, messages } = shown;
  const { timeZone } = content.company.hours;
  const { lang } = messages.language;
  const now = new Date();
  const titleOf = (courseId: string) => findCourse(content, courseId)?.title ?? courseId;
  const all = await findEnrolmentsOfPeople(database, personIds, hasProof);
  const withdrawals = await findWithdrawals(
    database,
    all.flatMap(({ enrolment: { id, state } }) => (state === "withdrawn" ? [id] : [])),
  );
  const leftAt = ({ enrolment: { id } }: FoundEnrolment) => {
    const left = withdrawals.get(id);
    return left?.byStaff && now.getTime() - left.at.getTime() < takenOutLately ? left.at : null;
  };
  const enrolments = all.filter(({ enrolment }) => enrolment.state !== "withdrawn");
  const isBack = ({ batch: { id } }: FoundEnrolment) => enrolments.some(({ batch }) => batch.id === id);
  const orders = await findOwnOrders(deps, personIds, { now, site: shown });
  const requests = await findOpenRequestsOfPeople(database, personIds, new Date(now.getTime() - requestsShown));
  const seated = new Set(enrolments.map(({ batch }) => batch.id));
  const bookings = await findUpcomingBookingsOfPeople(database, personIds, now);
  const batches = await showBatches(deps, user, { enrolments, orders, now });
  const shownBookings = bookings.map(async (booking) => ({
    course: titleOf(booking.courseId),
    starts: shownTime(booking.startsAt, "minute", timeZone, lang),
    path: await demoBookingPath(signedTokens, booking),
  }));
  const takenOut = all.flatMap((found) => {
    const at = found.enrolment.state === "withdrawn" && !isBack(found) ? leftAt(found) : null;
    const { enrolment, batch } = found;
    const { id, releaseReason: reason } = enrolment;
    return at
      ? [{ id, course: titleOf(batch.courseId), batch: batch.name, reason, at: shownTime(at, "day", timeZone, lang) }]
      : [];
  });
  return {
    /** Whether earlier requests can be shown yet. */
    isConfirmed: user.emailVerified || person !== null,
    /** The people the account can choose from. */
    people: await listChoices(deps, user),
    nextClass: await findNextClass(deps, enrolments, now),
    week: await findOwnWeek(deps, person ? await findSeatsOf(database, person.id, now) : [], now),
    batches,
    /** The batches that staff have lately taken them out of. */
    takenOut,
    orders,
    /** Requests that staff have not turned into a seat or an order. */
    requests: requests
      .filter(({ batchId }) => batchId === null || !seated.has(batchId))
      .map(({ id, reference, courseId, createdAt }) => {
        return {
          id,
          reference: reference ?? "",
          course: titleOf(courseId),
          sentAt: shownTime(createdAt, "day", timeZone, lang),
        };
      }),
    bookings: await Promise.all(shownBookings),
    help: helpWith(site(), [...new Set([...batches, ...orders].map(({ course }) => course))]),
  };
}

/** Time that such a request is shown, in milliseconds. */
const requestsShown = 90 * day;

/** Time that it is shown that staff took somebody out of a batch, in milliseconds. */
const takenOutLately = 90 * day;

/** Time that a move is shown, in milliseconds. */
const movedLately = 30 * day;

/** The batches of a student, each with the state of the seat and the progress in its lectures. */
async function showBatches(
  { site, ...deps }: Deps,
  user: User,
  { enrolments, orders, now }: { enrolments: FoundEnrolment[]; orders: OwnOrder[]; now: Date },
) {
  const { content, messages } = site();
  const { timeZone } = content.company.hours;
  const { lang } = messages.language;
  const closed = new Set(orders.flatMap(({ enrolmentId, owed }) => (owed?.state === "closed" ? [enrolmentId] : [])));
  const isOpen = ({ enrolment: { id, state } }: FoundEnrolment) =>
    (state === "active" || state === "completed") && !closed.has(id);
  const batchIds = enrolments.filter(isOpen).map(({ batch }) => batch.id);
  const lectures = await findOwnLectures(deps, { userId: user.id, batchIds });
  const moves = await findMovedSeats(
    deps.database,
    enrolments.map(({ enrolment }) => enrolment.id),
  );
  const nextClasses = await nextClassOf(
    deps.database,
    enrolments.map(({ batch }) => batch),
    { timeZone, now },
  );
  const shown = enrolments.map(async (found) => {
    const { enrolment, batch, place } = found;
    const next = nextClasses.get(batch.id);
    const { id, state, heldUntil, offeredAt } = enrolment;
    const move = moves.get(id);
    return {
      ...{ id, state, place },
      /** The end of a hold; null where time does not end it. */
      heldUntil: heldUntil && heldUntil > now ? shownTime(heldUntil, "minute", timeZone, lang) : null,
      /** The page to take a freed seat that is offered to them. */
      offerPath: heldUntil && offeredAt ? await seatPath(deps.signedTokens, { id, heldUntil }) : null,
      /** The batch they were moved from, if that was recent. */
      movedFrom: move && now.getTime() - move.at.getTime() < movedLately ? move.from : null,
      course: findCourse(content, batch.courseId)?.title ?? batch.courseId,
      batch: {
        ...shownBatch(batch, site()),
        ...{ id: batch.id, instructor: batch.instructor, schedule: weekInWords(site(), batch.schedule) },
      },
      /** The next class, for the reader's own clock; null if none is known. */
      nextHours: next ? { from: next.from.toISOString(), to: next.to.toISOString() } : null,
      hasBegun: new Date(batch.startDate) <= now,
      lecturesPath: isOpen(found) ? `/recorded-lectures/${batch.id}` : null,
      lectures: lectures.get(batch.id) ?? null,
    };
  });
  return await Promise.all(shown);
}

/** The next class of all batches with an active seat, in the institute's time. */
async function findNextClass({ database, site }: Deps, enrolments: FoundEnrolment[], now: Date) {
  const { content, messages } = site();
  const { timeZone } = content.company.hours;
  const { lang } = messages.language;
  const active = enrolments.filter(({ enrolment }) => enrolment.state === "active").map(({ batch }) => batch);
  const found = await nextClassOf(database, active, { timeZone, now });
  const classes = active.flatMap((batch) => {
    const hours = found.get(batch.id);
    return hours ? [{ batch, hours }] : [];
  });
  const [next] = classes.toSorted((one, other) => Number(one.hours.from) - Number(other.hours.from));
  if (!next) return null;
  const { batch, hours } = next;
  const on = dayOf(hours.from, timeZone);
  return {
    course: findCourse(content, batch.courseId)?.title ?? batch.courseId,
    batch: batch.name,
    teacher: hours.batchClass?.teacher ?? batch.instructor,
    /** "now" while it is under way, and its day. */
    is: hours.from <= now ? ("now" as const) : relativeDay(on, now, timeZone),
    day: dayInWords(hours.from, timeZone, "without year", lang),
    from: { iso: hours.from.toISOString(), words: clockTime(hours.from, timeZone, lang) },
    to: { iso: hours.to.toISOString(), words: clockTime(hours.to, timeZone, lang) },
    timeZone,
    zone: spokenZone(hours.from, timeZone, lang),
  };
}

function relativeDay(on: string, now: Date, timeZone: string): "today" | "tomorrow" | "later" {
  if (on === dayOf(now, timeZone)) return "today";
  return on === dayOf(new Date(now.getTime() + day), timeZone) ? "tomorrow" : "later";
}

/** The ways to reach a person, by WhatsApp and e-mail, with the courses named. */
function helpWith({ content, messages }: Site, courses: string[]) {
  const { whatsapp, emails, replyTime } = content.company;
  const { greeting, subject } = messages.portal.help;
  const named = { courses: courses.join(commaIn(messages.language.lang)) };
  const [email] = emails;
  return {
    replyTime,
    whatsapp: whatsappLink({
      ...whatsapp,
      greeting: courses.length === 0 ? whatsapp.greeting : fillText(greeting, named),
    }),
    email: email && {
      address: email.address,
      href: `mailto:${email.address}${courses.length === 0 ? "" : `?subject=${encodeURIComponent(fillText(subject, named))}`}`,
    },
  };
}
