import { mailedOrderPath } from "#domains/money/server/order-links.ts";
import { findOrderOfSeat } from "#domains/money/server/queries/orders.ts";
import { findEnrolmentsWithPeople } from "#domains/seats/server/queries.ts";
import { type SeatEmailDeps, seatFactsOf } from "#domains/seats/server/write-seat-emails.ts";
import { addresseeOf, type EmailMessage, type EmailWriter } from "#server/mail/email-writer.ts";

/** The writer of the email with which staff release a seat that was held for an order: their reason and the order's page. */
export function writeReleasedEmails(deps: SeatEmailDeps): Record<"seat-released", EmailWriter> {
  return { "seat-released": async (ids) => await writeReleased(deps, ids) };
}

async function writeReleased(deps: SeatEmailDeps, ids: string[]): Promise<Map<string, EmailMessage>> {
  const { database, emails, signedTokens, siteUrl } = deps;
  const written = new Map<string, EmailMessage>();
  for (const found of await findEnrolmentsWithPeople(database, ids)) {
    const { id, releaseReason: reason } = found.enrolment;
    const { email, name } = found.person;
    const order = await findOrderOfSeat(database, id);
    if (email === null || reason === null || !order) continue;
    const pageUrl = `${siteUrl}${await mailedOrderPath(signedTokens, order)}`;
    const facts = { ...(await seatFactsOf(deps, found, email)), reason, pageUrl };
    written.set(id, { ...emails.seatReleased(facts), to: addresseeOf({ name, email }), endsOnRefusal: true });
  }
  return written;
}
