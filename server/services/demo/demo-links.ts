import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import { day } from "#shared/rules/durations.ts";

/** How long after the class its links still open, in days: long enough to take another time when it had to end early. */
const lastingDays = 30;

const managing = "demo-booking";
const calendar = "demo-calendar";

interface Linked {
  id: string;
  endsAt: Date;
}

const lasting = ({ endsAt }: Linked) => new Date(endsAt.getTime() + lastingDays * day);

/** The path at which anybody who has it may see, move and cancel a booking. Only the visitor's own mailbox gets it. */
export async function demoBookingPath(signedTokens: SignedTokens, booking: Linked): Promise<string> {
  return `/demo-booking/${booking.id}?key=${await signedTokens.sign(managing, booking.id, lasting(booking))}`;
}

/** The path of a booking's calendar entry, which names no person. */
export async function demoCalendarPath(signedTokens: SignedTokens, booking: Linked): Promise<string> {
  return `/api/demo/bookings/${booking.id}/calendar.ics?key=${await signedTokens.sign(calendar, booking.id, lasting(booking))}`;
}

/** Whether a key opens a booking's page: it does, it did, or it never has. */
export async function readDemoBookingKey(signedTokens: SignedTokens, id: string, key: string, now: Date) {
  return await readKey(signedTokens, { purpose: managing, id, key, now });
}

/** The same for a booking's calendar entry. */
export async function readDemoCalendarKey(signedTokens: SignedTokens, id: string, key: string, now: Date) {
  return await readKey(signedTokens, { purpose: calendar, id, key, now });
}

async function readKey(signedTokens: SignedTokens, asked: { purpose: string; id: string; key: string; now: Date }) {
  const reading = await signedTokens.read(asked.purpose, asked.key, asked.now);
  if (reading.is === "good" && reading.subject !== asked.id) return "invalid";
  return reading.is;
}
