import { Text } from "@react-email/components";
import type { OrderFacts } from "#server/integrations/mail/port.ts";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { greetable } from "#server/integrations/mail/templates/greetable.ts";
import { OrderTable } from "#server/integrations/mail/templates/order-table.tsx";
import { PageButton } from "#server/integrations/mail/templates/page-button.tsx";
import type { Company } from "#shared/content/company.ts";

/** The letter that tells a student what to pay, until when, and where the order's page is. */
export function OrderOpened({ company, order }: { company: Company; order: OrderFacts }) {
  const due = order.dueAt.toLocaleDateString("en-GB", { timeZone: company.hours.timeZone, dateStyle: "long" });
  return (
    <Frame company={company} preview={`${order.amount} by ${due}`} heading="Pay for your place">
      <Text>Dear {greetable(order.firstName, "student")},</Text>
      <Text>
        your request is with us. The order's page shows every way to pay, takes your receipt, and tells you how your
        payment stands.
      </Text>
      <OrderTable order={order} />
      <Text>
        Please pay by {due} and put the reference {order.reference} into the transfer's message.
      </Text>
      <PageButton company={company} href={order.pageUrl}>
        Pay or send your receipt
      </PageButton>
      <Text>The {company.name} team</Text>
      <Text style={{ fontSize: "13px" }}>
        The link is yours alone and works for a year. You did not enrol with us? Then somebody mistyped an address; no
        need to do anything.
      </Text>
    </Frame>
  );
}
