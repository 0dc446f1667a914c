import { EmailFact, Fact, FactTable, PhoneFact } from "#server/mail/facts.tsx";
import {
  BidiIsolate,
  type EmailTemplate,
  FilledText,
  Greeting,
  MailLink,
  PageButton,
  Panel,
  Paragraph,
  Reference,
  Signature,
  SmallPrint,
  useEmailColors,
  useEmailTheme,
} from "#server/mail/parts.tsx";
import { fillText } from "#shared/fill-text.ts";
import { clockTime, dayInWords, zoneInWords } from "#shared/formats/class-time.ts";

/** The longest name that these emails greet, in characters. */
const longestName = 60;

/** Confirms a demo class, booked or moved; its calendar entry travels with the email. */
export const demoConfirmation: EmailTemplate<DemoFacts> = (booking, { company, words }) => {
  const { subject, heading, lead } = booking.state === "moved" ? words.demo.moved : words.demo.booked;
  const { preview, onTheDay, join, change, changeLink, mistake } = words.demo.confirmation;
  return {
    subject: fillText(subject, { start: startOf(booking) }),
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
};

/** Tells a visitor that a demo class is cancelled; the attached entry removes it from the calendar. */
export const demoCancellation: EmailTemplate<DemoFacts> = (booking, { siteUrl, words }) => {
  const { subject, preview, heading, lead, again, book } = words.demo.cancellation;
  return {
    ...{ subject: fillText(subject, { start: startOf(booking) }), preview, heading },
    brief: { action: { label: book, href: `${siteUrl}/FreeDemo#book` } },
    body: (
      <>
        <Greeting name={booking.name} longest={longestName} />
        <Paragraph>{lead}</Paragraph>
        <DemoClass booking={booking} />
        <Paragraph>{again}</Paragraph>
        <PageButton href={`${siteUrl}/FreeDemo#book`}>{book}</PageButton>
        <Signature />
        <Reference id={booking.id} />
      </>
    ),
  };
};

/** Reminds a visitor of a demo class. */
export const demoReminder: EmailTemplate<DemoFacts> = (booking, { company, words }) => {
  const { subject, preview, heading, lead, join, change, changeLink } = words.demo.reminder;
  return {
    subject: fillText(subject, { start: startOf(booking) }),
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
      </>
    ),
  };
};

/** Tells the staff of a demo booking. A reply goes to the visitor. */
export const demoStaffEmail: EmailTemplate<DemoFacts> = (booking, { company, words }) => {
  const { id, name, email, phone, state, course } = booking;
  const { news, ...labels } = words.demo.staff;
  const { subject, heading } = news[state];
  const start = startOf({ ...booking, timeZone: company.hours.timeZone });
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
};

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

function startOf({ starts, timeZone }: DemoFacts): string {
  return `${dayInWords(starts, timeZone)}, ${clockTime(starts, timeZone)}`;
}

/** The class and its time: in the visitor's zone first, then in the company's where that differs. */
function DemoClass({ booking: { course, starts, ends, timeZone, state } }: { booking: DemoFacts }) {
  const colors = useEmailColors();
  const { company, words } = useEmailTheme();
  const home = company.hours.timeZone;
  const time = (zone: string) =>
    fillText(words.demo.time, {
      ...{ day: dayInWords(starts, zone), start: clockTime(starts, zone), end: clockTime(ends, zone) },
    });
  const place = (zone: string) => `${zoneInWords(starts, zone)} (${zone})`;
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
