import {
  type OrderFacts,
  officeUrlOf,
  orderFactsOf,
  sampleAmount,
  sampleOrders,
  studentOf,
} from "#domains/money/server/emails/order-facts.ts";
import { nameOf, OrderTable, StudentFacts } from "#domains/money/server/emails/order-parts.tsx";
import { renewalPath } from "#domains/money/server/order-links.ts";
import { defineEmail } from "#server/mail/define-email.ts";
import { Fact, FactTable } from "#server/mail/facts.tsx";
import { Greeting, PageButton, Paragraph, Signature } from "#server/mail/parts.tsx";
import { sampleLink, sampleTime } from "#server/mail/samples.ts";
import { fillText } from "#shared/fill-text.ts";
import { dateIn } from "#shared/formats/format-date.ts";
import { findOrderEvents, moneyOf, outcomeAmong } from "./card-event-facts.ts";

const renewals = ["renewal_failed", "renewal_failed_last", "renewal_ending", "renewal_ended"] as const;
const staffEvents = [
  ...(["renewal_failed_last", "renewal_ending", "renewal_ended", "refund_failed", "refund_unmatched"] as const),
  ...(["dispute_asked", "dispute_open", "dispute_won", "dispute_lost"] as const),
] as const;

/** A renewal by card that failed or ends, for the student's email. */
interface CardRenewalFacts extends OrderFacts {
  what: (typeof renewals)[number];
  /** The amount that could not be charged, as text. */
  failed: string;
  /** The end of a renewal that is still running. */
  endsAt: Date | null;
  /** The provider's page where the student changes the card. */
  renewalUrl: string;
}

/**
 * Tells a student that the card could not be charged, and where to change it, or that no more will be charged; by the
 * event's id and the time it names.
 */
export const cardRenewal = defineEmail({
  kind: "card-renewal",
  pool: null,
  find: findOrderEvents,
  to: studentOf,
  facts: async (found, deps): Promise<CardRenewalFacts> => ({
    ...(await orderFactsOf(found, deps)),
    ...{
      what: outcomeAmong(renewals, found.event),
      failed: moneyOf(found.event, deps.site().messages.language.lang),
      endsAt: found.moment,
    },
    renewalUrl: `${deps.siteUrl}${await renewalPath(deps.signedTokens, found.order)}`,
  }),
  samples: (typed, locale) => {
    const renewal = {
      ...sampleOrders(typed, locale).monthly,
      failed: sampleAmount(locale),
      renewalUrl: sampleLink,
      endsAt: sampleTime,
    };
    return Object.fromEntries(renewals.map((what) => [`card renewal, ${what}`, { ...renewal, what }]));
  },
  view: (renewal, { company, words, language }) => {
    const { reference, courseTitle: course, failed, endsAt, what } = renewal;
    // A renewal with an unknown last day has ended.
    const { subject, preview, heading, text, button } =
      words.cards.renewal[what === "renewal_ending" && !endsAt ? "renewal_ended" : what];
    const isFailed = what === "renewal_failed" || what === "renewal_failed_last";
    const ends = endsAt ? dateIn(company.hours.timeZone, endsAt, language.lang) : "";
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
  },
});

/** An event at the card provider that staff must know about, for their email. */
interface CardEventFacts extends OrderFacts {
  what: (typeof staffEvents)[number];
  /** The amount it is about, as text; null if there is none. */
  moved: string | null;
  /** The end of a renewal, or the deadline for answering a dispute. */
  until: Date | null;
  /** The order in the back office. */
  officeUrl: string;
}

/**
 * Tells the staff what happened at the card provider, and their deadline for a response; by the event's id and the time
 * it names.
 */
export const cardEventStaff = defineEmail({
  kind: "card-event-staff",
  pool: null,
  find: findOrderEvents,
  to: "staff",
  replyTo: studentOf,
  facts: async (found, deps): Promise<CardEventFacts> => ({
    ...(await orderFactsOf(found, deps)),
    officeUrl: officeUrlOf(found, deps),
    ...{ what: outcomeAmong(staffEvents, found.event), until: found.moment },
    moved: found.event.amountMinor === null ? null : moneyOf(found.event, deps.site().messages.language.lang),
  }),
  samples: (typed, locale) => {
    const samples = staffEvents.map((what) => {
      const moved = what === "renewal_ending" || what === "renewal_ended" ? null : sampleAmount(locale);
      const until = what === "dispute_open" || what === "renewal_ending" ? sampleTime : null;
      const event = { ...sampleOrders(typed, locale).monthly, what, officeUrl: sampleLink, moved, until };
      return [`card event, ${what}`, event] as const;
    });
    return Object.fromEntries(samples);
  },
  view: (event, { company, words, language }) => {
    const { staff } = words.cards;
    const { reference, courseTitle: course, moved, until, what } = event;
    const { subject, heading, text } = staff[what];
    const untilLabel = what.startsWith("renewal") ? staff.ends : staff.respondBy;
    return {
      subject: fillText(subject, { reference, moved: moved ?? "" }),
      preview: fillText(staff.preview, { name: nameOf(event), course }),
      heading,
      body: (
        <>
          <Paragraph>{text}</Paragraph>
          <PageButton href={event.officeUrl}>{staff.button}</PageButton>
          <FactTable>
            <StudentFacts order={event} />
            {moved === null ? null : <Fact label={staff.money}>{moved}</Fact>}
            {until === null ? null : (
              <Fact label={untilLabel} isMain>
                {dateIn(company.hours.timeZone, until, language.lang)}
              </Fact>
            )}
          </FactTable>
          <OrderTable order={event} />
        </>
      ),
    };
  },
});
