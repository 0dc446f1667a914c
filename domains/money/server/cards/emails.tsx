import type { OrderFacts } from "#domains/money/server/emails/facts.ts";
import { nameOf, OrderTable } from "#domains/money/server/emails/order-emails.tsx";
import { EmailFact, Fact, FactTable, PhoneFact } from "#server/mail/facts.tsx";
import { type EmailTemplate, Greeting, PageButton, Paragraph, Signature } from "#server/mail/parts.tsx";
import { fillText } from "#shared/fill-text.ts";
import { dateIn } from "#shared/formats/format-date.ts";

/** Tells a student that the card could not be charged, and where to change it, or that no more will be charged. */
export const cardRenewal: EmailTemplate<CardRenewalFacts> = (renewal, { company, words }) => {
  const { reference, courseTitle: course, failed, endsAt, what } = renewal;
  // A renewal with an unknown last day has ended.
  const { subject, preview, heading, text, button } =
    words.cards.renewal[what === "renewal_ending" && !endsAt ? "renewal_ended" : what];
  const isFailed = what === "renewal_failed" || what === "renewal_failed_last";
  const ends = endsAt ? dateIn(company.hours.timeZone, endsAt) : "";
  return {
    subject: fillText(subject, { reference }),
    preview: fillText(preview, { failed, course }),
    heading,
    body: (
      <>
        <Greeting name={renewal.firstName} otherwise="student" />
        <Paragraph>{fillText(text, { failed, course, ends })}</Paragraph>
        <PageButton href={isFailed ? renewal.renewalUrl : renewal.pageUrl}>{button}</PageButton>
        <OrderTable order={renewal} />
        <Signature />
      </>
    ),
  };
};

/** Tells the staff what happened at the card provider, and their deadline for a response. */
export const cardEventStaff: EmailTemplate<CardEventFacts> = (event, { company, words }) => {
  const { staff } = words.cards;
  const { reference, email, phone, courseTitle: course, moved, until, what } = event;
  const { subject, heading, text } = staff[what];
  const name = nameOf(event);
  const untilLabel = what.startsWith("renewal") ? staff.ends : staff.respondBy;
  return {
    subject: fillText(subject, { reference, moved: moved ?? "" }),
    preview: fillText(staff.preview, { name, course }),
    heading,
    body: (
      <>
        <Paragraph>{text}</Paragraph>
        <PageButton href={event.officeUrl}>{staff.button}</PageButton>
        <FactTable>
          <Fact label={words.orders.staff.from}>{name}</Fact>
          <PhoneFact phone={phone} />
          <EmailFact email={email} />
          {moved === null ? null : <Fact label={staff.money}>{moved}</Fact>}
          {until === null ? null : (
            <Fact label={untilLabel} isMain>
              {dateIn(company.hours.timeZone, until)}
            </Fact>
          )}
        </FactTable>
        <OrderTable order={event} />
      </>
    ),
  };
};

/** A renewal by card that failed or ends, for the student's email. */
export interface CardRenewalFacts extends OrderFacts {
  what: "renewal_failed" | "renewal_failed_last" | "renewal_ending" | "renewal_ended";
  /** The amount that could not be charged, as text. */
  failed: string;
  /** The end of a renewal that is still running. */
  endsAt: Date | null;
  /** The provider's page where the student changes the card. */
  renewalUrl: string;
}

/** An event at the card provider that staff must know about, for their email. */
export interface CardEventFacts extends OrderFacts {
  what:
    | Exclude<CardRenewalFacts["what"], "renewal_failed">
    | "refund_failed"
    | "refund_unmatched"
    | "dispute_asked"
    | "dispute_open"
    | "dispute_won"
    | "dispute_lost";
  /** The amount it is about, as text; null if there is none. */
  moved: string | null;
  /** The end of a renewal, or the deadline for answering a dispute. */
  until: Date | null;
  /** The order in the back office. */
  officeUrl: string;
}
