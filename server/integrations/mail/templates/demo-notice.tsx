import { Link, Text } from "@react-email/components";
import type { DemoFacts } from "#server/integrations/mail/port.ts";
import { DemoClass } from "#server/integrations/mail/templates/demo-class.tsx";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import type { Company } from "#shared/content/company.ts";

interface DemoNoticeProps {
  company: Company;
  booking: DemoFacts;
}

const headings = {
  booked: "New demo booking",
  moved: "A demo booking has moved",
  cancelled: "A demo booking is cancelled",
};

/** The letter that tells the staff of a demo booking. Answering it answers the visitor. */
export function DemoNotice({ company, booking }: DemoNoticeProps) {
  const link = { color: company.brand.colors.link.light };
  return (
    <Frame company={company} preview={`${booking.name}, ${booking.course}`} heading={headings[booking.state]}>
      <Text style={{ margin: 0 }}>Name: {booking.name}</Text>
      <Text style={{ margin: 0 }}>
        E-mail:{" "}
        <Link href={`mailto:${booking.email}`} style={link}>
          {booking.email}
        </Link>
      </Text>
      <Text style={{ margin: 0 }}>
        Phone:{" "}
        <Link href={`tel:${booking.phone}`} style={link}>
          {booking.phone}
        </Link>
      </Text>
      <DemoClass company={company} booking={booking} />
      <Text style={{ margin: 0 }}>Answer this mail to write to the visitor.</Text>
      <Text style={{ fontSize: "13px", margin: 0 }}>Reference: {booking.id}</Text>
    </Frame>
  );
}
