import { Link, Text } from "@react-email/components";
import type { DemoFacts } from "#server/integrations/mail/port.ts";
import { DemoClass } from "#server/integrations/mail/templates/demo-class.tsx";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { greetable } from "#server/integrations/mail/templates/greetable.ts";
import { MailButton } from "#server/integrations/mail/templates/mail-button.tsx";
import type { Company } from "#shared/content/company.ts";

interface DemoReminderProps {
  company: Company;
  booking: DemoFacts;
}

/** The letter that reminds of a demo class. */
export function DemoReminder({ company, booking }: DemoReminderProps) {
  return (
    <Frame company={company} preview="When it begins, and where to join." heading="Your demo class is coming up">
      <Text>Dear {greetable(booking.name, "reader", 60)},</Text>
      <Text>a short reminder of the class you have booked.</Text>
      <DemoClass company={company} booking={booking} />
      <MailButton company={company} href={company.demo.joinUrl} label="Join the class" />
      <Text>
        Something came up?{" "}
        <Link href={booking.manageUrl} style={{ color: company.brand.colors.link.light }}>
          Take another time or cancel
        </Link>
        , free of charge.
      </Text>
      <Text>The {company.name} team</Text>
    </Frame>
  );
}
