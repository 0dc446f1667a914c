import type { Database } from "#server/db/client.ts";
import { findEnrolmentsWithPeople } from "#server/db/queries/enrolments.ts";
import type { Emails, SeatFacts } from "#server/integrations/emails/port.ts";
import { seatPath } from "#server/services/enrolments/offered-seats.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import type { SeatEmailKind } from "#server/services/mail/email-queue.ts";
import { addresseeOf, type EmailMessage, type EmailWriter } from "#server/services/mail/email-writer.ts";
import { shownTime } from "#server/services/orders/shown.ts";
import { findCourse } from "#shared/rules/find-course.ts";
import type { Site } from "#shared/rules/site.ts";

interface Deps {
  database: Database;
  emails: Emails;
  signedTokens: SignedTokens;
  site: () => Site;
  siteUrl: string;
}

type Found = Awaited<ReturnType<typeof findEnrolmentsWithPeople>>[number];

/** The writers of the emails about seats, by an enrolment's id. An offer that has ended is not sent. */
export function writeSeatEmails(deps: Deps): Record<SeatEmailKind, EmailWriter> {
  const { database, emails } = deps;
  const about =
    (isDue: (found: Found) => boolean, write: (facts: SeatFacts) => ReturnType<Emails["seatGiven"]>): EmailWriter =>
    async (ids) => {
      const due = (await findEnrolmentsWithPeople(database, ids)).filter(isDue);
      const written = due.map(async (found): Promise<[string, EmailMessage][]> => {
        const { email, name } = found.person;
        if (email === null) return [];
        const to = addresseeOf({ name, email });
        return [[found.enrolment.id, { ...write(await factsOf(deps, found, email)), to, endsOnRefusal: true }]];
      });
      return new Map((await Promise.all(written)).flat());
    };
  return {
    "seat-offered": about(({ enrolment }) => enrolment.state === "held", emails.seatOffered),
    "seat-given": about(({ enrolment }) => enrolment.state === "active", emails.seatGiven),
    "seat-moved": about(() => true, emails.seatMoved),
  };
}

async function factsOf(
  { signedTokens, site, siteUrl }: Deps,
  { enrolment, person, batch }: Found,
  email: string,
): Promise<SeatFacts> {
  const { content } = site();
  const { heldUntil } = enrolment;
  const { words: until } = shownTime(heldUntil ?? new Date(), "minute", content.company.hours.timeZone);
  const page = heldUntil ? await seatPath(signedTokens, { id: enrolment.id, heldUntil }) : "/lms";
  return {
    ...{ name: person.name, email, batch, until },
    course: findCourse(content, batch.courseId)?.title ?? batch.courseId,
    pageUrl: `${siteUrl}${page}`,
  };
}
