import type { StrayPaymentFacts } from "#server/integrations/mail/port.ts";
import { Fact } from "#server/integrations/mail/templates/fact.tsx";
import { FactTable } from "#server/integrations/mail/templates/fact-table.tsx";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { NoWrap } from "#server/integrations/mail/templates/no-wrap.tsx";
import { Paragraph } from "#server/integrations/mail/templates/paragraph.tsx";
import type { Company } from "#shared/content/company.ts";

/** The email that tells the staff of money that came by card for no order of ours. */
export function StrayCardPayment({ company, payment }: { company: Company; payment: StrayPaymentFacts }) {
  const { received, event } = payment;
  return (
    <Frame
      company={company}
      preview={`${received} came by card for no order here.`}
      heading="A card payment belongs to no order"
    >
      <FactTable>
        <Fact label="Received">{received}</Fact>
        <Fact label="Event">
          <NoWrap>{event}</NoWrap>
        </Fact>
      </FactTable>
      <Paragraph>
        The card provider says that this money was taken, for a checkout that no order here has opened. Please look the
        event up in the card provider's dashboard: it names who paid. Then give them their place, or return the money.
      </Paragraph>
      <Paragraph>If the same account at the card provider sells other things too, this may be one of them.</Paragraph>
    </Frame>
  );
}
