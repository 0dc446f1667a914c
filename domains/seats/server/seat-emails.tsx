import type { BatchFacts } from "#domains/catalogue/server/batch-fact.tsx";
import { BatchFact, firstDayOf } from "#domains/catalogue/server/batch-fact.tsx";
import type { PersonFacts } from "#domains/people/server/person-facts.ts";
import { Fact, FactTable } from "#server/mail/facts.tsx";
import {
  type EmailTemplate,
  type EmailText,
  type EmailTheme,
  Greeting,
  PageButton,
  Paragraph,
  Signature,
  SmallPrint,
  WrittenText,
} from "#server/mail/parts.tsx";
import { fillText } from "#shared/fill-text.ts";

/** Offers a freed seat to the next on the waiting list. */
export const seatOffered: EmailTemplate<SeatFacts> = (seat, theme) => {
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
};

/** Tells a student who has paid and waited of their seat. */
export const seatGiven: EmailTemplate<SeatFacts> = (seat, theme) => aboutSeat(theme.words.seats.given, seat, theme);

/** Tells a student of the batch that they were moved to. */
export const seatMoved: EmailTemplate<SeatFacts> = (seat, theme) => aboutSeat(theme.words.seats.moved, seat, theme);

/** Tells a student that staff have released the seat that was held for them, and why. */
export const seatReleased: EmailTemplate<ReleasedSeatFacts> = (seat, theme) => {
  const { subject, preview, heading, text, note, button } = theme.words.seats.released;
  return {
    subject: fillText(subject, { batch: seat.batch.name, course: seat.course }),
    ...{ preview, heading },
    body: (
      <>
        <Greeting name={seat.name} otherwise="student" />
        <Paragraph>{text}</Paragraph>
        <WrittenText text={seat.reason} />
        <Paragraph>{note}</Paragraph>
        <PageButton href={seat.pageUrl}>{button}</PageButton>
        <SeatTable seat={seat} theme={theme} />
        <Signature />
      </>
    ),
  };
};

function aboutSeat(words: EmailTheme["words"]["seats"]["given"], seat: SeatFacts, theme: EmailTheme): EmailText {
  const { course, batch } = seat;
  const start = firstDayOf(batch);
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
        <Signature />
      </>
    ),
  };
}

function SeatTable({ seat, theme }: { seat: SeatFacts; theme: EmailTheme }) {
  return (
    <FactTable>
      <Fact label={theme.words.layout.course}>{seat.course}</Fact>
      <BatchFact batch={seat.batch} />
    </FactTable>
  );
}

/** A place in a batch, for the emails about it. */
export interface SeatFacts extends Pick<PersonFacts, "email"> {
  /** The student's full name. */
  name: string;
  course: string;
  batch: BatchFacts;
  /** The page to take an offered seat, or the student's own page. */
  pageUrl: string;
  /** The end of an offered seat's hold, in the company's time zone: "23 November 2026 at 17:14 GMT+5". */
  until: string;
}

/** A seat that staff released. */
export interface ReleasedSeatFacts extends SeatFacts {
  /** The reason, as staff wrote it. */
  reason: string;
}
