import { findCourse } from "#domains/content/rules/site.ts";
import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { defineEmail, type Typed } from "#server/mail/define-email.ts";
import type { EmailText, EmailTheme } from "#server/mail/email-theme.tsx";
import { Fact, FactTable } from "#server/mail/facts.tsx";
import {
  ClassroomLinks,
  Greeting,
  PageButton,
  Paragraph,
  Signature,
  SmallPrint,
  WrittenText,
} from "#server/mail/parts.tsx";
import { sampleLink, sampleUntil } from "#server/mail/samples.ts";
import { fillText } from "#shared/fill-text.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import { BatchFact, type BatchFacts, firstDayOf, sampleBatch } from "./batch-fact.tsx";
import { seatPath } from "./offered-seats.ts";
import { findEnrolmentsWithPeople } from "./queries.ts";

/** A place in a batch, for the emails about it. */
export interface SeatFacts {
  /** The student's full name. */
  name: string;
  course: string;
  batch: BatchFacts;
  /** The page to take an offered seat, or the student's own page. */
  pageUrl: string;
  /** The end of an offered seat's hold, in the company's time zone: "23 November 2026, 5:14 PM Pakistan time". */
  until: string;
}

/** Offers a freed seat to the next on the waiting list; an offer that has ended is not sent. */
export const seatOffered = defineEmail({
  kind: "seat-offered",
  pool: "forms",
  find: findSeats,
  isDue: ({ enrolment }) => enrolment.state === "held",
  to: ({ person }) => person,
  isProved: ({ enrolment }) => enrolment.provedAt !== null,
  facts: seatFactsOf,
  samples: (typed, locale) => ({ "seat, offered": sampleSeat(typed, locale) }),
  view: (seat, theme) => {
    const { subject, preview, heading, text, button, note } = theme.words.seats.offered;
    const { until } = seat;
    return {
      subject: fillText(subject, { batch: seat.batch.name, course: seat.course }),
      preview: fillText(preview, { until }),
      heading,
      brief: { action: { label: button, href: seat.pageUrl } },
      body: (
        <>
          <Greeting name={seat.name} otherwise="student" />
          <Paragraph>{fillText(text, { until })}</Paragraph>
          <PageButton href={seat.pageUrl}>{button}</PageButton>
          <SeatTable seat={seat} theme={theme} />
          <Signature />
          <SmallPrint>{note}</SmallPrint>
        </>
      ),
    };
  },
});

/** Tells a student who has paid and waited of their seat. */
export const seatGiven = defineEmail({
  kind: "seat-given",
  pool: null,
  find: findSeats,
  isDue: ({ enrolment }) => enrolment.state === "active",
  to: ({ person }) => person,
  facts: seatFactsOf,
  samples: (typed, locale) => ({ "seat, given": sampleSeat(typed, locale) }),
  view: (seat, theme) => aboutSeat(theme.words.seats.given, seat, theme),
});

/** Tells a student of the batch that they were moved to. */
export const seatMoved = defineEmail({
  kind: "seat-moved",
  pool: null,
  find: findSeats,
  to: ({ person }) => person,
  facts: seatFactsOf,
  samples: (typed, locale) => ({ "seat, moved": sampleSeat(typed, locale) }),
  view: (seat, theme) => aboutSeat(theme.words.seats.moved, seat, theme),
});

/** Tells a student that staff have taken them out of a batch, with the reason that they gave. */
export const seatTakenOut = defineEmail({
  kind: "seat-taken-out",
  pool: null,
  find: findSeats,
  isDue: ({ enrolment }) => enrolment.state === "withdrawn",
  to: ({ person }) => person,
  replyTo: "staff",
  facts: async (found, deps) => ({ ...(await seatFactsOf(found, deps)), reason: found.enrolment.releaseReason }),
  samples: (typed, locale) => ({
    "seat, taken out": { ...sampleSeat(typed, locale), reason: null },
    "seat, taken out for a reason": {
      ...sampleSeat(typed, locale),
      reason: typed("The batch was too early.\nSee you in March."),
    },
  }),
  view: (seat, theme) => {
    const { subject, preview, heading, text, reason, note, button } = theme.words.seats.takenOut;
    const values = { batch: seat.batch.name, course: seat.course };
    return {
      subject: fillText(subject, values),
      ...{ preview, heading },
      body: (
        <>
          <Greeting name={seat.name} otherwise="student" />
          <Paragraph>{fillText(text, values)}</Paragraph>
          {seat.reason ? <Paragraph>{reason}</Paragraph> : null}
          {seat.reason ? <WrittenText text={seat.reason} /> : null}
          <Paragraph>{note}</Paragraph>
          <PageButton href={seat.pageUrl}>{button}</PageButton>
          <Signature />
        </>
      ),
    };
  },
});

/** Tells a student that staff have taken them in again. */
export const seatTakenIn = defineEmail({
  kind: "seat-taken-in",
  pool: null,
  find: findSeats,
  isDue: ({ enrolment }) => enrolment.state !== "withdrawn",
  to: ({ person }) => person,
  facts: async (found, deps) => ({
    ...(await seatFactsOf(found, deps)),
    isWaiting: found.enrolment.state === "waitlisted",
  }),
  samples: (typed, locale) => ({
    "seat, taken in": { ...sampleSeat(typed, locale), isWaiting: false },
    "seat, taken in, waiting": { ...sampleSeat(typed, locale), isWaiting: true },
  }),
  view: (seat, theme) => {
    const { waiting, ...words } = theme.words.seats.takenIn;
    return aboutSeat(seat.isWaiting ? { ...words, text: waiting, preview: waiting } : words, seat, theme);
  },
});

function aboutSeat(words: EmailTheme["words"]["seats"]["given"], seat: SeatFacts, theme: EmailTheme): EmailText {
  const { course, batch } = seat;
  const start = firstDayOf(batch, theme.language.lang);
  return {
    subject: fillText(words.subject, { batch: batch.name, course }),
    preview: fillText(words.preview, { course, start }),
    heading: words.heading,
    body: (
      <>
        <Greeting name={seat.name} otherwise="student" />
        <Paragraph>{fillText(words.text, { start })}</Paragraph>
        <PageButton href={seat.pageUrl}>{words.button}</PageButton>
        <SeatTable seat={seat} theme={theme} />
        <ClassroomLinks />
        <Signature />
      </>
    ),
  };
}

/** The course and the batch of a seat. */
export function SeatTable({ seat, theme }: { seat: SeatFacts; theme: EmailTheme }) {
  return (
    <FactTable>
      <Fact label={theme.words.layout.course}>{seat.course}</Fact>
      <BatchFact batch={seat.batch} />
    </FactTable>
  );
}

/** Enrolments with their people and batches, for an email about each. */
export async function findSeats({ database }: EmailDeps, ids: string[]) {
  return new Map((await findEnrolmentsWithPeople(database, ids)).map((found) => [found.enrolment.id, found]));
}

type Found = Awaited<ReturnType<typeof findEnrolmentsWithPeople>>[number];

/** The facts of an enrolment for an email, and the page it links to. */
export async function seatFactsOf(found: Found, deps: EmailDeps): Promise<SeatFacts> {
  const { enrolment, person, batch } = found;
  const { content, messages } = deps.site();
  const { heldUntil } = enrolment;
  const { timeZone } = content.company.hours;
  const { words: until } = shownTime(heldUntil ?? new Date(), "minute", timeZone, messages.language.lang);
  return {
    ...{ name: person.name, batch, until },
    course: findCourse(content, batch.courseId)?.title ?? batch.courseId,
    pageUrl: deps.addressOf(await pageOf(found, deps)),
  };
}

/** The page to take an offered seat, the page that opens the account of a student who has paid theirs, or their courses. */
async function pageOf({ enrolment, person }: Found, { signedTokens, openingOf }: EmailDeps): Promise<string> {
  const { id, heldUntil, state } = enrolment;
  if (heldUntil) return await seatPath(signedTokens, { id, heldUntil });
  const { id: personId, email } = person;
  const opening = state === "active" && email !== null && (await openingOf({ enrolmentId: id, personId, email }));
  return opening || "/lms";
}

export const sampleSeat = (typed: Typed, locale: Locale): SeatFacts => ({
  ...{ name: typed("Ayesha Khan"), course: typed("MERN Full Stack"), batch: sampleBatch(typed), pageUrl: sampleLink },
  until: sampleUntil(locale),
});
