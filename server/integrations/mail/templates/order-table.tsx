import type { OrderFacts } from "#server/integrations/mail/port.ts";
import { Fact } from "#server/integrations/mail/templates/fact.tsx";
import { FactTable } from "#server/integrations/mail/templates/fact-table.tsx";

/** What an order is for and what it costs, as every email about it shows. */
export function OrderTable({ order }: { order: OrderFacts }) {
  const { reference, courseTitle, planTitle, monthly, months, amount } = order;
  return (
    <FactTable>
      <Fact label="Order">{reference}</Fact>
      <Fact label="Course">{courseTitle}</Fact>
      <Fact label="Plan">{`${planTitle}, ${monthly} a month for ${months} months`}</Fact>
      <Fact label="Amount" isMain>
        {amount}
      </Fact>
    </FactTable>
  );
}
