import { findCourse } from "#domains/content/rules/site.ts";
import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { defineEmail, type Typed } from "#server/mail/define-email.ts";
import { useEmailColors, useEmailTheme } from "#server/mail/email-theme.tsx";
import { addresseeOf } from "#server/mail/email-writer.ts";
import { EmailFact, Fact, FactTable, PhoneFact } from "#server/mail/facts.tsx";
import {
  BidiIsolate,
  FilledText,
  Greeting,
  MailLink,
  PageButton,
  Panel,
  Paragraph,
  Reference,
  Signature,
  SmallPrint,
} from "#server/mail/parts.tsx";
import { samplePerson } from "#server/mail/person-facts.ts";
import { sampleLink, sampleTime } from "#server/mail/samples.ts";
import { fillText } from "#shared/fill-text.ts";
import { clockTime, wholeDay } from "#shared/formats/class-time.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { momentAndZone, spokenZone } from "#shared/formats/spoken-zone.ts";
import { demoCalendar } from "./demo-calendar.ts";
import { demoBookingPath } from "./demo-links.ts";
import { bookingVersion, reminderTimes } from "./enqueue-demo-emails.ts";
import { type DemoBooking, findDemoBookings } from "./queries.ts";

/** The longest name that these emails greet, in characters. */
const longestName = 60;

/** Confirms a demo class, booked or moved; its calendar entry travels with the email. */
export const demoConfirmation = defineEmail({
  kind: "demo-confirmation",
  pool: "forms",
  find: findBookings,
  isDue: ({ cancelledAt }) => !cancelledAt,
  to: visitorOf,
  isProved,
  facts: factsOf,
  calendar: calendarOf,
  samples: (typed) => ({
    "demo, booked": sampleBooking(typed),
    "demo, moved, another zone": { ...farBooking(typed), state: "moved" as const },
  }),
  view: (booking, { company, words, language }) => {
    const { subject, heading, lead } = booking.state === "moved" ? words.demo.moved : words.demo.booked;
    const { preview, onTheDay, join, change, changeLink, mistake } = words.demo.confirmation;
    return {
      subject: fillText(subject, { start: startOf(booking, language.lang) }),
      preview: fillText(preview, { course: booking.course }),
      heading,
      brief: { action: { label: changeLink, href: booking.manageUrl } },
      body: (
        <>
          <Greeting name={booking.name} longest={longestName} />
          <Paragraph>{lead}</Paragraph>
          <DemoClass booking={booking} />
          <PageButton href={company.demo.joinUrl}>{join}</PageButton>
          <Paragraph>{onTheDay}</Paragraph>
          <ChangeLink text={change} label={changeLink} href={booking.manageUrl} />
          <Signature />
          <Reference id={booking.id} />
          <SmallPrint>{mistake}</SmallPrint>
        </>
      ),
    };
  },
});

/** Tells a visitor that a demo class is cancelled; the attached entry removes it from the calendar. */
export const demoCancellation = defineEmail({
  kind: "demo-cancellation",
  pool: "forms",
  find: findBookings,
  to: visitorOf,
  isProved,
  facts: factsOf,
  calendar: calendarOf,
  samples: (typed) => ({ "demo, cancelled": { ...farBooking(typed), state: "cancelled" as const } }),
  view: (booking, { addressOf, words, language, isClosed }) => {
    const { subject, preview, heading, lead, again, book } = words.demo.cancellation;
    const isOffered = !isClosed("/FreeDemo");
    return {
      ...{ subject: fillText(subject, { start: startOf(booking, language.lang) }), preview, heading },
      brief: { action: isOffered ? { label: book, href: addressOf("/FreeDemo#book") } : null },
      body: (
        <>
          <Greeting name={booking.name} longest={longestName} />
          <Paragraph>{lead}</Paragraph>
          <DemoClass booking={booking} />
          {isOffered && <Paragraph>{again}</Paragraph>}
          {isOffered && <PageButton href={addressOf("/FreeDemo#book")}>{book}</PageButton>}
          <Signature />
          <Reference id={booking.id} />
        </>
      ),
    };
  },
});

export const demoReminderDay = demoReminder("demo-reminder-day", reminderTimes["demo-reminder-hour"]);
export const demoReminderHour = demoReminder("demo-reminder-hour", 0);

/** Reminds a visitor of a demo class; worth sending until `latest` before it, when the next one is due or it begins. */
function demoReminder<Kind extends string>(kind: Kind, latest: number) {
  return defineEmail({
    kind,
    pool: "forms",
    find: findBookings,
    isDue: ({ startsAt, cancelledAt, remindersEndedAt }, { clock }) =>
      !cancelledAt && !remindersEndedAt && clock().getTime() < startsAt.getTime() - latest,
    to: visitorOf,
    isProved,
    facts: factsOf,
    unsubscribeUrl: ({ manageUrl }) => manageUrl,
    samples: (typed) => ({ [latest > 0 ? "demo, reminder, a day before" : "demo, reminder"]: sampleBooking(typed) }),
    view: (booking, { company, words, language }) => {
      const { subject, preview, heading, lead, join, change, changeLink, end, endLink } = words.demo.reminder;
      return {
        subject: fillText(subject, { start: startOf(booking, language.lang) }),
        preview: fillText(preview, { course: booking.course }),
        heading,
        brief: { action: { label: join, href: company.demo.joinUrl } },
        body: (
          <>
            <Greeting name={booking.name} longest={longestName} />
            <Paragraph>{lead}</Paragraph>
            <DemoClass booking={booking} />
            <PageButton href={company.demo.joinUrl}>{join}</PageButton>
            <ChangeLink text={change} label={changeLink} href={booking.manageUrl} />
            <Signature />
            <SmallPrint>
              <FilledText
                text={end}
                values={{
                  link: (
                    <MailLink href={`${booking.manageUrl}#reminders`} inText="action">
                      {endLink}
                    </MailLink>
                  ),
                }}
              />
            </SmallPrint>
          </>
        ),
      };
    },
  });
}

/** Tells the staff of a demo booking. A reply goes to the visitor. */
export const demoStaffEmail = defineEmail({
  kind: "demo-staff",
  pool: null,
  find: findBookings,
  to: "staff",
  replyTo: visitorOf,
  facts: factsOf,
  samples: (typed) => ({
    "demo, staff, booked": farBooking(typed),
    "demo, staff, moved": { ...farBooking(typed), state: "moved" as const },
    "demo, staff, cancelled": { ...farBooking(typed), state: "cancelled" as const },
  }),
  view: (booking, { company, words, language }) => {
    const { id, name, email, phone, state, course } = booking;
    const { news, ...labels } = words.demo.staff;
    const { subject, heading } = news[state];
    const start = startOf({ ...booking, timeZone: company.hours.timeZone }, language.lang);
    return {
      ...{ subject: fillText(subject, { course, start }), preview: `${name}, ${phone}`, heading },
      body: (
        <>
          <FactTable>
            <Fact label={labels.name}>{name}</Fact>
            <PhoneFact phone={phone} />
            <EmailFact email={email} />
          </FactTable>
          <DemoClass booking={booking} />
          <Paragraph>
            <FilledText text={labels.answer} values={{ name: <BidiIsolate>{name}</BidiIsolate> }} />
          </Paragraph>
          <Reference id={id} />
        </>
      ),
    };
  },
});

/** A text with the link to the booking's own page, `{link}`. */
function ChangeLink({ text, label, href }: { text: string; label: string; href: string }) {
  const link = (
    <MailLink href={href} inText="action">
      {label}
    </MailLink>
  );
  return (
    <Paragraph>
      <FilledText text={text} values={{ link }} />
    </Paragraph>
  );
}

function startOf({ starts, timeZone }: DemoFacts, locale: Locale): string {
  return momentAndZone(starts, timeZone, "with year", locale);
}

/** The class and its time: in the visitor's zone first, then in the company's where that differs. */
function DemoClass({ booking: { course, starts, ends, timeZone, state } }: { booking: DemoFacts }) {
  const colors = useEmailColors();
  const { company, words, language } = useEmailTheme();
  const locale = language.lang;
  const home = company.hours.timeZone;
  const time = (zone: string) =>
    fillText(words.demo.time, {
      day: wholeDay(starts, zone, locale),
      ...{ start: clockTime(starts, zone, locale), end: clockTime(ends, zone, locale) },
    });
  const place = (zone: string) => spokenZone(starts, zone, locale);
  const title = { fontSize: "15px", fontWeight: 600, lineHeight: "22px", margin: "12px 0 4px" };
  const decoration = state === "cancelled" ? { textDecoration: "line-through" } : {};
  const main = { ...decoration, fontSize: "20px", fontWeight: 700, lineHeight: "28px", margin: 0 };
  const small = { fontSize: "14px", lineHeight: "22px", margin: "2px 0 12px" };
  return (
    <Panel>
      <p {...colors({ text: "ink-soft" }, title)}>{course}</p>
      <p {...colors({ text: "ink" }, main, ["line"])}>{time(timeZone)}</p>
      <p {...colors({ text: "ink-soft" }, small, ["line"])}>{place(timeZone)}</p>
      {timeZone === home ? null : (
        <p {...colors({ text: "ink-soft" }, small)}>
          {time(home)}
          <br />
          {place(home)}
        </p>
      )}
    </Panel>
  );
}

/** A demo booking, for the emails about it. */
export interface DemoFacts {
  id: string;
  course: string;
  starts: Date;
  ends: Date;
  name: string;
  email: string;
  phone: string;
  /** The visitor's. */
  timeZone: string;
  /** Its last change. */
  state: "booked" | "moved" | "cancelled";
  /** The address where the visitor moves or cancels it. */
  manageUrl: string;
}

/** The bookings that are still at these versions. */
async function findBookings({ database }: EmailDeps, versions: string[]) {
  const ids = versions.map((version) => version.split(".")[0] ?? "");
  const found = await findDemoBookings(database, [...new Set(ids)]);
  const current = found.map((booking) => [bookingVersion(booking), booking] as const);
  return new Map(current.filter(([version]) => versions.includes(version)));
}

function visitorOf({ name, email, personId }: DemoBooking) {
  return { name, email, personId };
}

/** Whether the booking was changed by the link of its email: then the visitor reads the mailbox. */
function isProved({ sequence }: DemoBooking): boolean {
  return sequence > 0;
}

function calendarOf(booking: DemoBooking, { site, clock, organizer }: EmailDeps, { manageUrl }: DemoFacts) {
  return demoCalendar(site(), booking, clock(), { organizer: organizer(), attendee: addresseeOf(booking), manageUrl });
}

async function factsOf(booking: DemoBooking, { signedTokens, site, addressOf }: EmailDeps): Promise<DemoFacts> {
  const { id, courseId, startsAt, endsAt, name, email, phone, timeZone, sequence, cancelledAt } = booking;
  const living = sequence === 0 ? "booked" : "moved";
  return {
    ...{ id, name, email, phone, timeZone },
    course: findCourse(site().content, courseId)?.title ?? courseId,
    starts: startsAt,
    ends: endsAt,
    state: cancelledAt ? "cancelled" : living,
    manageUrl: addressOf(await demoBookingPath(signedTokens, booking)),
  };
}

function sampleBooking(typed: Typed): DemoFacts {
  const { email, phone } = samplePerson(typed);
  return {
    ...{ id: "5f6c0f5e-0000-4000-8000-000000000000", course: typed("Data Analysis"), name: typed("Ayesha Khan") },
    ...{ starts: sampleTime, ends: new Date("2026-03-02T10:15:00Z"), email, phone, timeZone: "Asia/Karachi" },
    ...{ state: "booked", manageUrl: sampleLink },
  };
}

const farBooking = (typed: Typed): DemoFacts => ({
  ...{ ...sampleBooking(typed), timeZone: "America/New_York", name: typed("{company}") },
});
