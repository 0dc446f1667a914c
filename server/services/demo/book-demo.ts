import { randomUUID } from "node:crypto";
import {
  type DemoBooking,
  findDemoBookingOfForm,
  findPlaceOf,
  insertDemoBooking,
  lockDemoSlot,
  takePlace,
} from "#server/db/queries/demo-bookings.ts";
import { AppError } from "#server/services/app-error.ts";
import type { DemoDeps } from "#server/services/demo/demo-deps.ts";
import { demoCalendarPath } from "#server/services/demo/demo-links.ts";
import { enqueueBookedEmails } from "#server/services/demo/enqueue-demo-emails.ts";
import { bookableSlot, slotTaken } from "#server/services/demo/list-demo-slots.ts";
import { phoneNumber } from "#server/services/demo/phone-number.ts";
import { company } from "#shared/content/company.ts";
import { findCourse } from "#shared/content/courses.ts";
import { demoWords } from "#shared/content/demo-booking.ts";
import type { DemoBookingAnswer, DemoBookingRequest } from "#shared/contracts/demo.ts";
import { knownTimeZone } from "#shared/rules/class-time.ts";
import { minute } from "#shared/rules/durations.ts";

const { refusals } = demoWords;

/**
 * Books a place in a demo class for a visitor, and queues its mails, in one transaction (specification §2, "Free demo
 * page"). The same form, or the same person in the same class, is the same booking, mailed once. `country` is where the
 * visitor seems to be (ISO 3166-1 alpha-2), for reading the phone number.
 *
 * Throws `invalid` for an unknown course, class or phone number, `conflict` when the class has passed or is full. A
 * filled honeypot is answered like any other, but nothing is kept.
 */
export async function bookDemo(
  deps: DemoDeps,
  request: DemoBookingRequest,
  country: string | null,
): Promise<DemoBookingAnswer> {
  if (!findCourse(request.courseId)) throw refusal("courseId", refusals.course);
  const phone = phoneNumber(request.phone, country, company.address.countryCode);
  if (!phone) throw refusal("phone", refusals.phone);
  const email = request.email.toLowerCase();
  const wanted = { courseId: request.courseId, startsAt: new Date(request.start) };
  const earlier = await findEarlier(deps.database, request.key, wanted, email);
  if (earlier) return await answerFor(deps, earlier);

  const { start: startsAt, end: endsAt, seats } = bookableSlot(deps, request.start);
  const booking: DemoBooking = {
    id: randomUUID(),
    createdAt: deps.clock(),
    courseId: request.courseId,
    startsAt,
    endsAt,
    name: request.name,
    email,
    phone,
    timeZone: knownTimeZone(request.timeZone) ?? company.hours.timeZone,
    sequence: 0,
    cancelledAt: null,
    formKey: request.key ?? null,
  };
  if (request.website?.trim()) return await answerFor(deps, booking);
  return await answerFor(deps, await keep(deps, booking, seats));
}

async function keep(deps: DemoDeps, booking: DemoBooking, seats: number): Promise<DemoBooking> {
  return await deps.database.transaction(async (transaction) => {
    await lockDemoSlot(transaction, booking);
    // What was sent a moment ago by the same person, or the same form, is seen from here on.
    const earlier = await findEarlier(transaction, booking.formKey ?? undefined, booking, booking.email);
    if (earlier) return earlier;
    if (!(await takePlace(transaction, booking, seats))) throw slotTaken();
    if (!(await insertDemoBooking(transaction, booking))) throw new AppError("conflict", refusals.sentTwice);
    await enqueueBookedEmails(deps, transaction, booking);
    return booking;
  });
}

async function findEarlier(
  database: DemoDeps["database"],
  formKey: string | undefined,
  slot: { courseId: string; startsAt: Date },
  email: string,
): Promise<DemoBooking | undefined> {
  const ofForm = formKey ? await findDemoBookingOfForm(database, formKey) : undefined;
  if (ofForm?.cancelledAt) throw new AppError("conflict", refusals.sentTwice);
  return ofForm ?? (await findPlaceOf(database, slot, email));
}

async function answerFor({ signedTokens }: DemoDeps, booking: DemoBooking): Promise<DemoBookingAnswer> {
  const { id, courseId, startsAt, endsAt } = booking;
  const minutes = (endsAt.getTime() - startsAt.getTime()) / minute;
  return {
    id,
    courseId,
    start: startsAt.toISOString(),
    minutes,
    calendar: await demoCalendarPath(signedTokens, booking),
  };
}

function refusal(field: string, words: string): AppError {
  return new AppError("invalid", words, { fields: { [field]: words } });
}
