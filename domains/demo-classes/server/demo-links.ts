import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { day } from "#shared/durations.ts";

/** Lifetime of the links after the class: long enough to take another time if it ended early. */
const linkLife = 30 * day;

const purpose = { page: "demo-booking", calendar: "demo-calendar" };

interface Linked {
  id: string;
  endsAt: Date;
}

const sign = (signedTokens: SignedTokens, purpose: string, { id, endsAt }: Linked) =>
  signedTokens.sign(purpose, id, new Date(endsAt.getTime() + linkLife));

/** The path where its bearer sees, moves and cancels a booking. Only the visitor's own mailbox gets it. */
export async function demoBookingPath(signedTokens: SignedTokens, booking: Linked): Promise<string> {
  return `/demo-booking/${booking.id}?key=${await sign(signedTokens, purpose.page, booking)}`;
}

/** The path of a booking's calendar entry, which names no person. */
export async function demoCalendarPath(signedTokens: SignedTokens, booking: Linked): Promise<string> {
  return `/api/demo/bookings/${booking.id}/calendar.ics?key=${await sign(signedTokens, purpose.calendar, booking)}`;
}

/** Whether a key opens a booking's page. */
export async function readDemoBookingKey(signedTokens: SignedTokens, id: string, key: string, now: Date) {
  return await readKey(signedTokens, { purpose: purpose.page, id, key, now });
}

/** Whether a key opens a booking's calendar entry. */
export async function readDemoCalendarKey(signedTokens: SignedTokens, id: string, key: string, now: Date) {
  return await readKey(signedTokens, { purpose: purpose.calendar, id, key, now });
}

async function readKey(signedTokens: SignedTokens, asked: { purpose: string; id: string; key: string; now: Date }) {
  const reading = await signedTokens.read(asked.purpose, asked.key, asked.now);
  if (reading.is === "good" && reading.subject !== asked.id) return "invalid";
  return reading.is;
}
