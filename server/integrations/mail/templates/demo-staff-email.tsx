import type { DemoFacts } from "#server/integrations/mail/port.ts";
import { BidiIsolate } from "#server/integrations/mail/templates/bidi-isolate.tsx";
import { ContactFacts } from "#server/integrations/mail/templates/contact-facts.tsx";
import { DemoClass } from "#server/integrations/mail/templates/demo-class.tsx";
import { Fact } from "#server/integrations/mail/templates/fact.tsx";
import { FactTable } from "#server/integrations/mail/templates/fact-table.tsx";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { Paragraph } from "#server/integrations/mail/templates/paragraph.tsx";
import { SmallPrint } from "#server/integrations/mail/templates/small-print.tsx";
import type { Company } from "#shared/content/company.ts";

interface DemoStaffEmailProps {
  company: Company;
  booking: DemoFacts;
}

const headings = {
  booked: "New demo booking",
  moved: "A demo booking has moved",
  cancelled: "A demo booking is cancelled",
};

/** The email that tells the staff of a demo booking. Answering it answers the visitor. */
export function DemoStaffEmail({ company, booking }: DemoStaffEmailProps) {
  const { id, name, email, phone, state } = booking;
  return (
    <Frame company={company} preview={`${name}, ${phone}`} heading={headings[state]}>
      <FactTable>
        <Fact label="Name">{name}</Fact>
        <ContactFacts email={email} phone={phone} />
      </FactTable>
      <DemoClass company={company} booking={booking} />
      <Paragraph>
        Answer this mail to write to <BidiIsolate>{name}</BidiIsolate>.
      </Paragraph>
      <SmallPrint>Reference: {id}</SmallPrint>
    </Frame>
  );
}
