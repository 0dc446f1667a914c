import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { mailedOrderPath } from "#domains/money/server/order-links.ts";
import { findOrderOfSeat } from "#domains/money/server/queries/order-queries.ts";
import { findSeats, SeatTable, sampleSeat, seatFactsOf } from "#domains/seats/server/seat-emails.tsx";
import { defineEmail } from "#server/mail/define-email.ts";
import { Greeting, PageButton, Paragraph, Signature, WrittenText } from "#server/mail/parts.tsx";
import { fillText } from "#shared/fill-text.ts";

/** Tells a student that staff have released the seat that was held for an order: their reason and the order's page. */
export const seatReleased = defineEmail({
  kind: "seat-released",
  pool: null,
  find: async (deps: EmailDeps, ids) => {
    const seats = [...(await findSeats(deps, ids))].map(async ([id, seat]) => {
      const order = await findOrderOfSeat(deps.database, id);
      return order ? [[id, { ...seat, order }] as const] : [];
    });
    return new Map((await Promise.all(seats)).flat());
  },
  isDue: ({ enrolment }) => enrolment.releaseReason !== null,
  to: ({ person }) => person,
  facts: async ({ order, ...seat }, deps) => ({
    ...(await seatFactsOf(seat, deps)),
    /** As staff wrote it. */
    reason: seat.enrolment.releaseReason ?? "",
    pageUrl: deps.addressOf(await mailedOrderPath(deps.signedTokens, order)),
  }),
  samples: (typed, locale) => ({
    "seat, released": { ...sampleSeat(typed, locale), reason: typed("We could not reach you.\nWrite to us.") },
  }),
  view: (seat, theme) => {
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
  },
});
