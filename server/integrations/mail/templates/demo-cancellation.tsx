import type { DemoFacts } from "#server/integrations/mail/port.ts";
import { DemoClass } from "#server/integrations/mail/templates/demo-class.tsx";
import { useEmailTheme } from "#server/integrations/mail/templates/email-theme.ts";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { Greeting } from "#server/integrations/mail/templates/greeting.tsx";
import { PageButton } from "#server/integrations/mail/templates/page-button.tsx";
import { Paragraph } from "#server/integrations/mail/templates/paragraph.tsx";
import { SmallPrint } from "#server/integrations/mail/templates/small-print.tsx";
import type { Company } from "#shared/content/company.ts";

interface DemoCancellationProps {
  company: Company;
  booking: DemoFacts;
}

/** The email that says a demo class is cancelled; what goes along takes it out of the calendar. */
export function DemoCancellation({ company, booking }: DemoCancellationProps) {
  const { siteUrl } = useEmailTheme();
  return (
    <Frame
      company={company}
      preview="It disappears from your calendar as well. You can book another one at any time."
      heading="Your demo class is cancelled"
    >
      <Greeting name={booking.name} longest={60} />
      <Paragraph>As you asked, we have cancelled this class. It disappears from your calendar as well.</Paragraph>
      <DemoClass company={company} booking={booking} />
      <Paragraph>You are welcome to book another one at any time; it stays free.</Paragraph>
      <PageButton href={`${siteUrl}/FreeDemo#book`}>Book another class</PageButton>
      <Paragraph>The {company.name} team</Paragraph>
      <SmallPrint>Reference: {booking.id}</SmallPrint>
    </Frame>
  );
}
