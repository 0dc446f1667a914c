import type { DemoFacts } from "#server/integrations/mail/port.ts";
import { DemoClass } from "#server/integrations/mail/templates/demo-class.tsx";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { Greeting } from "#server/integrations/mail/templates/greeting.tsx";
import { MailLink } from "#server/integrations/mail/templates/mail-link.tsx";
import { PageButton } from "#server/integrations/mail/templates/page-button.tsx";
import { Paragraph } from "#server/integrations/mail/templates/paragraph.tsx";
import type { Company } from "#shared/content/company.ts";

interface DemoReminderProps {
  company: Company;
  booking: DemoFacts;
}

/** The email that reminds of a demo class. */
export function DemoReminder({ company, booking }: DemoReminderProps) {
  return (
    <Frame
      company={company}
      preview={`${booking.course}: where to join, and how to take another time.`}
      heading="Your demo class is coming up"
    >
      <Greeting name={booking.name} longest={60} />
      <Paragraph>This is a short reminder of the class you have booked.</Paragraph>
      <DemoClass company={company} booking={booking} />
      <PageButton href={company.demo.joinUrl}>Join the class</PageButton>
      <Paragraph>
        Something came up? It costs nothing to change:{" "}
        <MailLink href={booking.manageUrl} inText="action">
          Take another time or cancel
        </MailLink>
      </Paragraph>
      <Paragraph>The {company.name} team</Paragraph>
    </Frame>
  );
}
