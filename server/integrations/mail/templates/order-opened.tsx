import type { OrderFacts } from "#server/integrations/mail/port.ts";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { Greeting } from "#server/integrations/mail/templates/greeting.tsx";
import { NoWrap } from "#server/integrations/mail/templates/no-wrap.tsx";
import { OrderTable } from "#server/integrations/mail/templates/order-table.tsx";
import { PageButton } from "#server/integrations/mail/templates/page-button.tsx";
import { Paragraph } from "#server/integrations/mail/templates/paragraph.tsx";
import { SmallPrint } from "#server/integrations/mail/templates/small-print.tsx";
import type { Company } from "#shared/content/company.ts";

/** The email that tells a student what to pay, until when, and where the order's page is. */
export function OrderOpened({ company, order }: { company: Company; order: OrderFacts }) {
  const due = order.dueAt.toLocaleDateString("en-GB", { timeZone: company.hours.timeZone, dateStyle: "long" });
  return (
    <Frame company={company} preview={`${order.courseTitle}: please pay by ${due}.`} heading="Pay for your place">
      <Greeting name={order.firstName} otherwise="student" />
      <Paragraph>
        Your request is with us. The order's page shows every way to pay, takes your receipt, and tells you how your
        payment stands.
      </Paragraph>
      <OrderTable order={order} />
      <Paragraph>
        Please pay by <NoWrap>{due}</NoWrap> and put the reference <NoWrap>{order.reference}</NoWrap> into the
        transfer's message.
      </Paragraph>
      <PageButton href={order.pageUrl}>Pay or send your receipt</PageButton>
      <Paragraph>The {company.name} team</Paragraph>
      <SmallPrint>
        The link is yours alone and works for a year. You did not enrol with us? Then somebody mistyped an address;
        there is nothing to do.
      </SmallPrint>
    </Frame>
  );
}
