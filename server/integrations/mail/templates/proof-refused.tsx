import type { OrderFacts } from "#server/integrations/mail/port.ts";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { Greeting } from "#server/integrations/mail/templates/greeting.tsx";
import { MailLink } from "#server/integrations/mail/templates/mail-link.tsx";
import { OrderTable } from "#server/integrations/mail/templates/order-table.tsx";
import { PageButton } from "#server/integrations/mail/templates/page-button.tsx";
import { Paragraph } from "#server/integrations/mail/templates/paragraph.tsx";
import type { Company } from "#shared/content/company.ts";

/** The email that tells a student that the money a receipt shows was not found, and what to do. */
export function ProofRefused({ company, order }: { company: Company; order: OrderFacts }) {
  const phone = company.phones[0];
  return (
    <Frame
      company={company}
      preview="Your order stays open. Please look at your receipt again."
      heading="We could not match your payment"
    >
      <Greeting name={order.firstName} otherwise="student" />
      <Paragraph>
        We looked for the money your receipt shows and did not find it. Please compare the amount and the reference with
        your bank's record, and send us a clearer receipt.
      </Paragraph>
      <OrderTable order={order} />
      <PageButton href={order.pageUrl}>Send another receipt</PageButton>
      {phone ? (
        <Paragraph>
          If you are sure that you have paid, call <MailLink href={`tel:${phone.e164}`}>{phone.display}</MailLink>, and
          we look together.
        </Paragraph>
      ) : null}
      <Paragraph>The {company.name} team</Paragraph>
    </Frame>
  );
}
