import { findCourse } from "#domains/content/rules/find-course.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { SeatEmailKind } from "#server/mail/email-queue.ts";
import { addresseeOf, type EmailMessage, type EmailWriter } from "#server/mail/email-writer.ts";
import type { Written } from "#server/mail/parts.tsx";
import type { EmailContent } from "#server/mail/port.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import { seatPath } from "./offered-seats.ts";
import { findEnrolmentsWithPeople } from "./queries.ts";
import type * as templates from "./seat-emails.tsx";
import type { SeatFacts } from "./seat-emails.tsx";

/** The dependencies of the emails about seats. */
export interface SeatEmailDeps {
  database: Database;
  emails: Written<typeof templates>;
  signedTokens: SignedTokens;
  site: () => Site;
  siteUrl: string;
}

type Found = Awaited<ReturnType<typeof findEnrolmentsWithPeople>>[number];

/** The writers of the emails about seats, by an enrolment's id. An offer that has ended is not sent. */
export function writeSeatEmails(deps: SeatEmailDeps): Record<Exclude<SeatEmailKind, "seat-released">, EmailWriter> {
  const { database, emails } = deps;
  const about =
    (isDue: (found: Found) => boolean, write: (facts: SeatFacts) => EmailContent): EmailWriter =>
    async (ids) => {
      const due = (await findEnrolmentsWithPeople(database, ids)).filter(isDue);
      const written = due.map(async (found): Promise<[string, EmailMessage][]> => {
        const { email, name } = found.person;
        if (email === null) return [];
        const to = addresseeOf({ name, email });
        const isProved = found.enrolment.provedAt !== null;
        const message = { ...write(await seatFactsOf(deps, found, email)), to, endsOnRefusal: true, isProved };
        return [[found.enrolment.id, message]];
      });
      return new Map((await Promise.all(written)).flat());
    };
  return {
    "seat-offered": about(({ enrolment }) => enrolment.state === "held", emails.seatOffered),
    "seat-given": about(({ enrolment }) => enrolment.state === "active", emails.seatGiven),
    "seat-moved": about(() => true, emails.seatMoved),
  };
}

/** The facts of an enrolment for an email, and the page it links to. */
export async function seatFactsOf(
  { signedTokens, site, siteUrl }: SeatEmailDeps,
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
