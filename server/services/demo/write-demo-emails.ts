import type { Database } from "#server/db/client.ts";
import { type DemoBooking, findDemoBookings } from "#server/db/queries/demo-bookings.ts";
import type { DemoFacts, EmailContent, Emails, Mailbox } from "#server/integrations/mail/port.ts";
import { demoCalendar } from "#server/services/demo/demo-calendar.ts";
import { demoBookingPath } from "#server/services/demo/demo-links.ts";
import { reminding, stateOf } from "#server/services/demo/enqueue-demo-emails.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import type { DemoEmailKind } from "#server/services/mail/email-queue.ts";
import { addresseeOf, type EmailMessage, type EmailWriter } from "#server/services/mail/email-writer.ts";
import { findCourse } from "#shared/content/courses.ts";

export interface DemoEmailDeps {
  database: Database;
  emails: Emails;
  signedTokens: SignedTokens;
  /** The staff's inbox. */
  staff: Mailbox;
  /** Who invites: the mailbox our mails come from, or calendars distrust the invitation. */
  organizer: Mailbox;
  siteUrl: string;
  clock: () => Date;
}

type Write = (booking: DemoBooking, facts: DemoFacts) => EmailMessage | null;

/**
 * Writers of the emails about demo bookings. An email is ordered about a booking's state; once that has changed it is
 * left out, as is a reminder that comes too late to be one.
 */
export function writeDemoEmails(deps: DemoEmailDeps): Record<DemoEmailKind, EmailWriter> {
  const { emails, staff } = deps;

  const about = (write: Write): EmailWriter => {
    return async (states) => {
      const found = await findDemoBookings(deps.database, [...new Set(states.map(bookingOf))]);
      const messages = new Map<string, EmailMessage>();
      for (const booking of found.filter((one) => states.includes(stateOf(one)))) {
        const message = write(booking, await factsOf(deps, booking));
        if (message) messages.set(stateOf(booking), message);
      }
      return messages;
    };
  };

  const invitation = (email: EmailContent, booking: DemoBooking, { manageUrl }: DemoFacts): EmailMessage => {
    const attendee = addresseeOf(booking);
    const calendar = demoCalendar(booking, deps.clock(), { organizer: deps.organizer, attendee, manageUrl });
    return { ...email, to: attendee, calendar, endsOnRefusal: true };
  };

  /** A reminder is worth sending until the next one is due, or the class begins. */
  const reminder = (latest: number): Write => {
    return (booking, facts) => {
      const tooLate = deps.clock().getTime() >= booking.startsAt.getTime() - latest;
      if (booking.cancelledAt || tooLate) return null;
      return { ...emails.demoReminder(facts), to: addresseeOf(booking), endsOnRefusal: true };
    };
  };

  return {
    "demo-confirmation": about((booking, facts) =>
      booking.cancelledAt ? null : invitation(emails.demoConfirmation(facts), booking, facts),
    ),
    "demo-cancellation": about((booking, facts) => invitation(emails.demoCancellation(facts), booking, facts)),
    "demo-reminder-day": about(reminder(reminding["demo-reminder-hour"])),
    "demo-reminder-hour": about(reminder(0)),
    "demo-staff": about((booking, facts) => ({
      ...emails.demoStaffEmail(facts),
      to: staff,
      replyTo: addresseeOf(booking),
      endsOnRefusal: false,
    })),
  };
}

function bookingOf(state: string): string {
  return state.split(".")[0] ?? "";
}

async function factsOf({ signedTokens, siteUrl }: DemoEmailDeps, booking: DemoBooking): Promise<DemoFacts> {
  const { id, courseId, startsAt, endsAt, name, email, phone, timeZone, sequence, cancelledAt } = booking;
  const living = sequence === 0 ? "booked" : "moved";
  return {
    ...{ id, name, email, phone, timeZone },
    course: findCourse(courseId)?.title ?? courseId,
    starts: startsAt,
    ends: endsAt,
    state: cancelledAt ? "cancelled" : living,
    manageUrl: `${siteUrl}${await demoBookingPath(signedTokens, booking)}`,
  };
}
