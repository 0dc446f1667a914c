import { Link, Text } from "@react-email/components";
import type { DemoFacts } from "#server/integrations/mail/port.ts";
import { DemoClass } from "#server/integrations/mail/templates/demo-class.tsx";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { greetable } from "#server/integrations/mail/templates/greetable.ts";
import { MailButton } from "#server/integrations/mail/templates/mail-button.tsx";
import type { Company } from "#shared/content/company.ts";

interface DemoConfirmationProps {
  company: Company;
  booking: DemoFacts;
}

/** The letter that confirms a demo class, booked or moved; its calendar entry goes along. */
export function DemoConfirmation({ company, booking }: DemoConfirmationProps) {
  const moved = booking.state === "moved";
  const link = { color: company.brand.colors.link.light };
  return (
    <Frame
      company={company}
      preview={
        moved ? "Your new time, and an entry for your calendar." : "The time, the link, and your calendar entry."
      }
      heading={moved ? "Your demo class has a new time" : "Your demo class is booked"}
    >
      <Text>Dear {greetable(booking.name, "reader", 60)},</Text>
      <Text>
        {moved
          ? "we have moved your class. The entry that comes with this mail corrects the one in your calendar."
          : "we look forward to meeting you. The entry that comes with this mail puts the class into your calendar."}
      </Text>
      <DemoClass company={company} booking={booking} />
      <Text>
        On the day, join here:{" "}
        <Link href={company.demo.joinUrl} style={link}>
          {company.demo.joinUrl}
        </Link>
      </Text>
      <Text>
        You need a browser and a steady connection; headphones help. We remind you a day and an hour before. If the time
        stops suiting you, take another one or cancel, free of charge and without a call:
      </Text>
      <MailButton company={company} href={booking.manageUrl} label="Change or cancel" />
      <Text>The {company.name} team</Text>
      <Text style={{ fontSize: "13px" }}>
        Reference: {booking.id}. You did not book a class? Then somebody mistyped an address; cancel it with the button
        above, or leave it.
      </Text>
    </Frame>
  );
}
