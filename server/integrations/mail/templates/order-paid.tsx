import type { OrderFacts } from "#server/integrations/mail/port.ts";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { Greeting } from "#server/integrations/mail/templates/greeting.tsx";
import { OrderTable } from "#server/integrations/mail/templates/order-table.tsx";
import { PageButton } from "#server/integrations/mail/templates/page-button.tsx";
import { Paragraph } from "#server/integrations/mail/templates/paragraph.tsx";
import type { Company } from "#shared/content/company.ts";

/** The email that tells a student the money has arrived; the refund terms are specification §9's. */
export function OrderPaid({ company, order }: { company: Company; order: OrderFacts }) {
  return (
    <Frame
      company={company}
      preview={`We have received ${order.amount} for ${order.courseTitle}. See what comes next.`}
      heading="Your place is paid"
    >
      <Greeting name={order.firstName} otherwise="student" />
      <Paragraph>
        Thank you: we have received {order.amount}. Our team will contact you via WhatsApp with the day your classes
        begin.
      </Paragraph>
      <OrderTable order={order} />
      {order.renews ? (
        <Paragraph>
          Your plan renews by card at {order.amount} every {order.months} months. You can cancel that anytime on your
          order's page.
        </Paragraph>
      ) : null}
      <Paragraph>
        Within 7 days from the start of the course you may have all of it back; an e-mail to us is enough.
      </Paragraph>
      <PageButton href={order.pageUrl}>See your order</PageButton>
      <Paragraph>The {company.name} team</Paragraph>
    </Frame>
  );
}
