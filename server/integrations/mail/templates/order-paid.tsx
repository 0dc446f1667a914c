import { Text } from "@react-email/components";
import type { OrderFacts } from "#server/integrations/mail/port.ts";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { greetable } from "#server/integrations/mail/templates/greetable.ts";
import { OrderTable } from "#server/integrations/mail/templates/order-table.tsx";
import { PageButton } from "#server/integrations/mail/templates/page-button.tsx";
import type { Company } from "#shared/content/company.ts";

/** The letter that tells a student the money has arrived; the refund terms are specification §9's. */
export function OrderPaid({ company, order }: { company: Company; order: OrderFacts }) {
  return (
    <Frame company={company} preview={`We have received ${order.amount}.`} heading="Your place is paid">
      <Text>Dear {greetable(order.firstName, "student")},</Text>
      <Text>
        thank you: we have received {order.amount}. Our team will contact you via WhatsApp with the day your classes
        begin.
      </Text>
      <OrderTable order={order} />
      {order.renews ? (
        <Text>
          Your plan renews by card at {order.amount} every {order.months} months. You can cancel that anytime on your
          order's page.
        </Text>
      ) : null}
      <Text>Within 7 days from the start of the course you may have all of it back; an e-mail to us is enough.</Text>
      <PageButton company={company} href={order.pageUrl}>
        See your order
      </PageButton>
      <Text>The {company.name} team</Text>
    </Frame>
  );
}
