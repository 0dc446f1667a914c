import { Text } from "@react-email/components";
import type { DemoFacts } from "#server/integrations/mail/port.ts";
import { DemoClass } from "#server/integrations/mail/templates/demo-class.tsx";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { greetable } from "#server/integrations/mail/templates/greetable.ts";
import type { Company } from "#shared/content/company.ts";

interface DemoCancellationProps {
  company: Company;
  booking: DemoFacts;
}

/** The letter that says a demo class is cancelled; what goes along takes it out of the calendar. */
export function DemoCancellation({ company, booking }: DemoCancellationProps) {
  return (
    <Frame company={company} preview="Your place is free again." heading="Your demo class is cancelled">
      <Text>Dear {greetable(booking.name, "reader", 60)},</Text>
      <Text>as you asked, we have cancelled this class. It disappears from your calendar as well.</Text>
      <DemoClass company={company} booking={booking} />
      <Text>You are welcome to book another one at any time; it stays free.</Text>
      <Text>The {company.name} team</Text>
      <Text style={{ fontSize: "13px" }}>Reference: {booking.id}.</Text>
    </Frame>
  );
}
