import type { DemoFacts } from "#server/integrations/mail/port.ts";
import { DemoClass } from "#server/integrations/mail/templates/demo-class.tsx";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { Greeting } from "#server/integrations/mail/templates/greeting.tsx";
import { MailLink } from "#server/integrations/mail/templates/mail-link.tsx";
import { PageButton } from "#server/integrations/mail/templates/page-button.tsx";
import { Paragraph } from "#server/integrations/mail/templates/paragraph.tsx";
import { SmallPrint } from "#server/integrations/mail/templates/small-print.tsx";
import type { Company } from "#shared/content/company.ts";

interface DemoConfirmationProps {
  company: Company;
  booking: DemoFacts;
}

/** The email that confirms a demo class, booked or moved; its calendar entry goes along. */
export function DemoConfirmation({ company, booking }: DemoConfirmationProps) {
  const moved = booking.state === "moved";
  return (
    <Frame
      company={company}
      preview={`${booking.course}: where to join, and an entry for your calendar.`}
      heading={moved ? "Your demo class has a new time" : "Your demo class is booked"}
    >
      <Greeting name={booking.name} longest={60} />
      <Paragraph>
        {moved
          ? "We have moved your class. The entry that comes with this mail corrects the one in your calendar."
          : "We look forward to meeting you. The entry that comes with this mail puts the class into your calendar."}
      </Paragraph>
      <DemoClass company={company} booking={booking} />
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
      <Paragraph>The {company.name} team</Paragraph>
      <SmallPrint>Reference: {booking.id}</SmallPrint>
      <SmallPrint>
        You did not book a class? Then somebody mistyped an address; cancel it with the link above, or leave it.
      </SmallPrint>
    </Frame>
  );
}
