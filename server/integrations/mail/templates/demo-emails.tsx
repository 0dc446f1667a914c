import type { DemoFacts } from "#server/integrations/mail/port.ts";
import {
  BidiIsolate,
  EmailFact,
  type EmailTemplate,
  Fact,
  FactTable,
  Greeting,
  MailLink,
  PageButton,
  Panel,
  Paragraph,
  PhoneFact,
  Signature,
  SmallPrint,
  useEmailColors,
  useEmailTheme,
} from "#server/integrations/mail/templates/email-parts.tsx";
import { classTime, clockTime, dayInWords, zoneInWords } from "#shared/rules/class-time.ts";

/** The longest name that these emails greet, in characters. */
const longestName = 60;

/** Confirms a demo class, booked or moved; its calendar entry travels with the email. */
export const demoConfirmation: EmailTemplate<DemoFacts> = (booking, { company }) => {
  const isMoved = booking.state === "moved";
  return {
    subject: `Your demo class ${confirmed[booking.state]}: ${startOf(booking)} | ${company.name}`,
    preview: `${booking.course}: where to join, and an entry for your calendar.`,
    heading: isMoved ? "Your demo class has a new time" : "Your demo class is booked",
    body: (
      <>
        <Greeting name={booking.name} longest={longestName} />
        <Paragraph>
          {isMoved
            ? "We have moved your class. The entry that comes with this mail corrects the one in your calendar."
            : "We look forward to meeting you. The entry that comes with this mail puts the class into your calendar."}
        </Paragraph>
        <DemoClass booking={booking} />
        <Paragraph>
          On the day, join here. You need a browser and a steady connection; headphones help. We remind you a day and an
          hour before.
        </Paragraph>
        <PageButton href={company.demo.joinUrl}>Join the class</PageButton>
        <Paragraph>
          If the time stops suiting you, take another one or cancel, free of charge and without a call:{" "}
          <MailLink href={booking.manageUrl} inText="action">
            Change or cancel
          </MailLink>
        </Paragraph>
        <Signature />
        <SmallPrint>Reference: {booking.id}</SmallPrint>
        <SmallPrint>
          You did not book a class? Then somebody mistyped an address; cancel it with the link above, or leave it.
        </SmallPrint>
      </>
    ),
  };
};

const confirmed = { booked: "is booked", moved: "has moved", cancelled: "is cancelled" };

/** Tells a visitor that a demo class is cancelled; the attached entry removes it from the calendar. */
export const demoCancellation: EmailTemplate<DemoFacts> = (booking, { company, siteUrl }) => ({
  subject: `Your demo class is cancelled: ${startOf(booking)} | ${company.name}`,
  preview: "It disappears from your calendar as well. You can book another one at any time.",
  heading: "Your demo class is cancelled",
  body: (
    <>
      <Greeting name={booking.name} longest={longestName} />
      <Paragraph>As you asked, we have cancelled this class. It disappears from your calendar as well.</Paragraph>
      <DemoClass booking={booking} />
      <Paragraph>You are welcome to book another one at any time; it stays free.</Paragraph>
      <PageButton href={`${siteUrl}/FreeDemo#book`}>Book another class</PageButton>
      <Signature />
      <SmallPrint>Reference: {booking.id}</SmallPrint>
    </>
  ),
});

/** Reminds a visitor of a demo class. */
export const demoReminder: EmailTemplate<DemoFacts> = (booking, { company }) => ({
  subject: `Reminder: your demo class, ${startOf(booking)} | ${company.name}`,
  preview: `${booking.course}: where to join, and how to take another time.`,
  heading: "Your demo class is coming up",
  body: (
    <>
      <Greeting name={booking.name} longest={longestName} />
      <Paragraph>This is a short reminder of the class you have booked.</Paragraph>
      <DemoClass booking={booking} />
      <PageButton href={company.demo.joinUrl}>Join the class</PageButton>
      <Paragraph>
        Something came up? It costs nothing to change:{" "}
        <MailLink href={booking.manageUrl} inText="action">
          Take another time or cancel
        </MailLink>
      </Paragraph>
      <Signature />
    </>
  ),
});

/** Tells the staff of a demo booking. A reply goes to the visitor. */
export const demoStaffEmail: EmailTemplate<DemoFacts> = (booking, { company }) => {
  const { id, name, email, phone, state, course } = booking;
  return {
    subject: `${news[state].subject}: ${course}, ${startOf({ ...booking, timeZone: company.hours.timeZone })}`,
    preview: `${name}, ${phone}`,
    heading: news[state].heading,
    body: (
      <>
        <FactTable>
          <Fact label="Name">{name}</Fact>
          <PhoneFact phone={phone} />
          <EmailFact email={email} />
        </FactTable>
        <DemoClass booking={booking} />
        <Paragraph>
          Answer this mail to write to <BidiIsolate>{name}</BidiIsolate>.
        </Paragraph>
        <SmallPrint>Reference: {id}</SmallPrint>
      </>
    ),
  };
};

const news = {
  booked: { subject: "New demo booking", heading: "New demo booking" },
  moved: { subject: "Demo booking moved", heading: "A demo booking has moved" },
  cancelled: { subject: "Demo booking cancelled", heading: "A demo booking is cancelled" },
};

function startOf({ starts, timeZone }: DemoFacts): string {
  return `${dayInWords(starts, timeZone)}, ${clockTime(starts, timeZone)}`;
}

/** The class and its time: in the visitor's zone first, then in the company's where that differs. */
function DemoClass({ booking: { course, starts, ends, timeZone, state } }: { booking: DemoFacts }) {
  const colors = useEmailColors();
  const home = useEmailTheme().company.hours.timeZone;
  const time = (zone: string) => classTime(starts, ends, zone);
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
