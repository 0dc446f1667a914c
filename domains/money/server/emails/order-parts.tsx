import { BatchFact } from "#domains/seats/server/batch-fact.tsx";
import { EmailFact, Fact, FactTable, PhoneFact } from "#server/mail/facts.tsx";
import { useEmailTheme } from "#server/mail/parts.tsx";
import { fillText } from "#shared/fill-text.ts";
import type { OrderFacts } from "./order-facts.ts";

/** An order's purpose and price. */
export function OrderTable({ order }: { order: OrderFacts }) {
  const { reference, courseTitle, planTitle: plan, monthly, months, amount, isMonthly, asked } = order;
  const { layout, orders } = useEmailTheme().words;
  return (
    <FactTable>
      <Fact label={orders.table.order}>{reference}</Fact>
      <Fact label={layout.course}>{courseTitle}</Fact>
      <BatchFact batch={order.batch} />
      <Fact label={layout.plan}>{fillText(orders.table.planFee, { plan, monthly, months })}</Fact>
      {isMonthly && asked ? (
        <Fact label={orders.table.asked} isMain>
          {asked}
        </Fact>
      ) : null}
      <Fact label={orders.table.amount} isMain={!(isMonthly && asked)}>
        {amount}
      </Fact>
    </FactTable>
  );
}

/** Whose order it is, for the staff: name, telephone and address. */
export function StudentFacts({ order }: { order: OrderFacts }) {
  const { staff } = useEmailTheme().words.orders;
  return (
    <>
      <Fact label={staff.from}>{nameOf(order)}</Fact>
      <PhoneFact phone={order.phone} />
      <EmailFact email={order.email} />
    </>
  );
}

/** A student's full name. */
export const nameOf = ({ firstName, lastName }: OrderFacts) => `${firstName} ${lastName}`;
