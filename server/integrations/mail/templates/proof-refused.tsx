import { Text } from "@react-email/components";
import type { OrderFacts } from "#server/integrations/mail/port.ts";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { greetable } from "#server/integrations/mail/templates/greetable.ts";
import { OrderTable } from "#server/integrations/mail/templates/order-table.tsx";
import { PageButton } from "#server/integrations/mail/templates/page-button.tsx";
import type { Company } from "#shared/content/company.ts";

/** The letter that tells a student that the money a receipt shows was not found, and what to do. */
export function ProofRefused({ company, order }: { company: Company; order: OrderFacts }) {
  const phone = company.phones[0];
  return (
    <Frame company={company} preview="Please look at your receipt again." heading="We could not match your payment">
      <Text>Dear {greetable(order.firstName, "student")},</Text>
      <Text>
        we looked for the money your receipt shows and did not find it. Please compare the amount and the reference with
        your bank's record, and send us a clearer receipt.
      </Text>
      <OrderTable order={order} />
      <PageButton company={company} href={order.pageUrl}>
        Send another receipt
      </PageButton>
      {phone ? <Text>You are sure that you have paid? Call {phone.display}, and we look together.</Text> : null}
      <Text>The {company.name} team</Text>
    </Frame>
  );
}
