import { findCourse } from "#domains/content/rules/find-course.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { DemoEmailKind, EmailQueue } from "#server/mail/email-queue.ts";
import { addresseeOf, type EmailMessage, type EmailWriter } from "#server/mail/email-writer.ts";
import type { Written } from "#server/mail/parts.tsx";
import type { EmailContent, Mailbox } from "#server/mail/port.ts";
import { day, hour } from "#shared/durations.ts";
import { demoCalendar } from "./demo-calendar.ts";
import { demoBookingPath } from "./demo-links.ts";
import type * as templates from "./emails.tsx";
import type { DemoFacts } from "./emails.tsx";
import { type DemoBooking, findDemoBookings } from "./queries.ts";

interface QueueDeps {
  emailQueue: EmailQueue;
  clock: () => Date;
}

interface DemoEmailDeps {
  database: Database;
  emails: Written<typeof templates>;
  signedTokens: SignedTokens;
  site: () => Site;
  /** The staff's inbox. */
  staff: () => Mailbox;
  /** The inviting mailbox: the one our emails come from, or calendars distrust the invitation. */
  organizer: () => Mailbox;
  siteUrl: string;
  clock: () => Date;
}

/** Times before a class at which the reminders go out. */
export const reminderTimes = { "demo-reminder-day": day, "demo-reminder-hour": hour } as const;

/**
 * Names a booking in its current version. An email queued about an earlier version is not written, so a moved or cancelled
 * booking needs no email taken back.
 */
export function bookingVersion({ id, sequence }: Pick<DemoBooking, "id" | "sequence">): string {
  return `${id}.${sequence}`;
}

const bookingIdOf = (version: string) => version.split(".")[0] ?? "";

/** Queues, in the booking's own transaction, the emails about a place taken or moved: two now, two as reminders. */
export async function enqueueBookedEmails(deps: QueueDeps, transaction: Database, booking: DemoBooking) {
  const { emailQueue, clock } = deps;
  const about = bookingVersion(booking);
  await emailQueue.enqueue(transaction, [
    { email: "demo-confirmation", about },
    { email: "demo-staff", about },
  ]);
  for (const email of ["demo-reminder-day", "demo-reminder-hour"] as const) {
    const at = new Date(booking.startsAt.getTime() - reminderTimes[email]);
    if (at > clock()) await emailQueue.enqueue(transaction, [{ email, about }], at);
  }
}

/** Queues, in the booking's own transaction, the emails about a place given back. */
export async function enqueueCancelledEmails({ emailQueue }: QueueDeps, transaction: Database, booking: DemoBooking) {
  const about = bookingVersion(booking);
  await emailQueue.enqueue(transaction, [
    { email: "demo-cancellation", about },
    { email: "demo-staff", about },
  ]);
}

/** Whether the booking was changed by the link of its email: then the visitor reads the mailbox. */
const isProved = ({ sequence }: DemoBooking) => sequence > 0;

type Write = (booking: DemoBooking, facts: DemoFacts) => EmailMessage | null;

/** Writers of the emails about demo bookings, by a booking's version; a reminder that comes too late is left out. */
export function writeDemoEmails(deps: DemoEmailDeps): Record<DemoEmailKind, EmailWriter> {
  const { emails, staff } = deps;

  const about = (write: Write): EmailWriter => {
    return async (versions) => {
      const found = await findDemoBookings(deps.database, [...new Set(versions.map(bookingIdOf))]);
      const messages = new Map<string, EmailMessage>();
      for (const booking of found.filter((one) => versions.includes(bookingVersion(one)))) {
        const message = write(booking, await factsOf(deps, booking));
        if (message) messages.set(bookingVersion(booking), message);
      }
      return messages;
    };
  };

  const invitation = (email: EmailContent, booking: DemoBooking, { manageUrl }: DemoFacts): EmailMessage => {
    const attendee = addresseeOf(booking);
    const calendar = demoCalendar(deps.site(), booking, deps.clock(), {
      ...{ organizer: deps.organizer(), attendee, manageUrl },
    });
    return { ...email, to: attendee, calendar, endsOnRefusal: true, isProved: isProved(booking) };
  };

  /** A reminder is worth sending until the next one is due, or the class begins. */
  const reminder = (latest: number): EmailWriter =>
    about((booking, facts) => {
      const isTooLate = deps.clock().getTime() >= booking.startsAt.getTime() - latest;
      if (booking.cancelledAt || isTooLate) return null;
      const to = addresseeOf(booking);
      return { ...emails.demoReminder(facts), to, endsOnRefusal: true, isProved: isProved(booking) };
    });

  return {
    "demo-confirmation": about((booking, facts) =>
      booking.cancelledAt ? null : invitation(emails.demoConfirmation(facts), booking, facts),
    ),
    "demo-cancellation": about((booking, facts) => invitation(emails.demoCancellation(facts), booking, facts)),
    "demo-reminder-day": reminder(reminderTimes["demo-reminder-hour"]),
    "demo-reminder-hour": reminder(0),
    "demo-staff": about((booking, facts) => ({
      ...emails.demoStaffEmail(facts),
      to: staff(),
      replyTo: addresseeOf(booking),
      endsOnRefusal: false,
    })),
  };
}

async function factsOf({ signedTokens, site, siteUrl }: DemoEmailDeps, booking: DemoBooking): Promise<DemoFacts> {
  const { id, courseId, startsAt, endsAt, name, email, phone, timeZone, sequence, cancelledAt } = booking;
  const living = sequence === 0 ? "booked" : "moved";
  return {
    ...{ id, name, email, phone, timeZone },
    course: findCourse(site().content, courseId)?.title ?? courseId,
    starts: startsAt,
    ends: endsAt,
    state: cancelledAt ? "cancelled" : living,
    manageUrl: `${siteUrl}${await demoBookingPath(signedTokens, booking)}`,
  };
}
