import { Section, Text } from "@react-email/components";
import type { OrderFacts } from "#server/integrations/mail/port.ts";

/** What an order is for and what it costs, as every letter about it shows. */
export function OrderTable({ order }: { order: OrderFacts }) {
  const rows = [
    `Order: ${order.reference}`,
    `Course: ${order.courseTitle}`,
    `Plan: ${order.planTitle}, ${order.monthly} a month for ${order.months} months`,
    `Amount: ${order.amount}`,
  ];
  return (
    <Section style={{ backgroundColor: "#ffffff", borderRadius: "8px", margin: "24px 0", padding: "12px 16px" }}>
      {rows.map((row) => (
        <Text key={row} style={{ margin: 0 }}>
          {row}
        </Text>
      ))}
    </Section>
  );
}
