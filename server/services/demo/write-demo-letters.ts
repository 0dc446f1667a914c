import type { Database } from "#server/db/client.ts";
import { type DemoBooking, findDemoBookings } from "#server/db/queries/demo-bookings.ts";
import type { DemoFacts, DemoLetters, Letter, Mailbox } from "#server/integrations/mail/port.ts";
import { demoCalendar } from "#server/services/demo/demo-calendar.ts";
import { reminding, stateOf } from "#server/services/demo/demo-letters-due.ts";
import { demoBookingPath } from "#server/services/demo/demo-links.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import { addresseeOf } from "#server/services/mail/addressee-of.ts";
import type { DemoLetter } from "#server/services/mail/letter-names.ts";
import type { Draft, LetterWriter } from "#server/services/mail/letter-writer.ts";
import { findCourse } from "#shared/content/courses.ts";

export interface DemoLetterNeeds {
  database: Database;
  letters: DemoLetters;
  tokens: SignedTokens;
  /** The staff's inbox. */
  staff: Mailbox;
  /** Who invites: the mailbox our mails come from, or calendars distrust the invitation. */
  organizer: Mailbox;
  siteUrl: string;
  clock: () => Date;
}

type Write = (booking: DemoBooking, facts: DemoFacts) => Draft | null;

/**
 * Writers of the letters about demo bookings. A letter is ordered about a booking's state; once that has changed it is
 * left out, as is a reminder that comes too late to be one.
 */
export function writeDemoLetters(needs: DemoLetterNeeds): Record<DemoLetter, LetterWriter> {
  const { letters, staff } = needs;

  const about = (write: Write): LetterWriter => {
    return async (states) => {
      const found = await findDemoBookings(needs.database, [...new Set(states.map(bookingOf))]);
      const drafts = new Map<string, Draft>();
      for (const booking of found.filter((one) => states.includes(stateOf(one)))) {
        const draft = write(booking, await factsOf(needs, booking));
        if (draft) drafts.set(stateOf(booking), draft);
      }
      return drafts;
    };
  };

  const invitation = (letter: Letter, booking: DemoBooking, { manageUrl }: DemoFacts): Draft => {
    const attendee = addresseeOf(booking);
    const calendar = demoCalendar(booking, needs.clock(), { organizer: needs.organizer, attendee, manageUrl });
    return { ...letter, to: attendee, calendar, endsOnRefusal: true };
  };

  /** A reminder is worth sending until the next one is due, or the class begins. */
  const reminder = (latest: number): Write => {
    return (booking, facts) => {
      const tooLate = needs.clock().getTime() >= booking.startsAt.getTime() - latest;
      if (booking.cancelledAt || tooLate) return null;
      return { ...letters.demoReminder(facts), to: addresseeOf(booking), endsOnRefusal: true };
    };
  };

  return {
    "demo-confirmation": about((booking, facts) =>
      booking.cancelledAt ? null : invitation(letters.demoConfirmation(facts), booking, facts),
    ),
    "demo-cancellation": about((booking, facts) => invitation(letters.demoCancellation(facts), booking, facts)),
    "demo-reminder-day": about(reminder(reminding["demo-reminder-hour"])),
    "demo-reminder-hour": about(reminder(0)),
    "demo-notice": about((booking, facts) => ({
      ...letters.demoNotice(facts),
      to: staff,
      replyTo: addresseeOf(booking),
      endsOnRefusal: false,
    })),
  };
}

function bookingOf(state: string): string {
  return state.split(".")[0] ?? "";
}

async function factsOf({ tokens, siteUrl }: DemoLetterNeeds, booking: DemoBooking): Promise<DemoFacts> {
  const { id, courseId, startsAt, endsAt, name, email, phone, timeZone, sequence, cancelledAt } = booking;
  const living = sequence === 0 ? "booked" : "moved";
  return {
    ...{ id, name, email, phone, timeZone },
    course: findCourse(courseId)?.title ?? courseId,
    starts: startsAt,
    ends: endsAt,
    state: cancelledAt ? "cancelled" : living,
    manageUrl: `${siteUrl}${await demoBookingPath(tokens, booking)}`,
  };
}
