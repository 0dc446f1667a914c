import type { EnrolmentFacts } from "#server/integrations/mail/port.ts";
import type { Company } from "#shared/content/company.ts";

/** A plan and its fee in words: "Standard, 4 months at $149, $596 in all". */
export function planFee(plan: NonNullable<EnrolmentFacts["plan"]>, { currency }: Company): string {
  const money = new Intl.NumberFormat("en-US", { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" });
  const { title, months, monthlyPrice, total } = plan;
  return `${title}, ${months} months at ${money.format(monthlyPrice)}, ${money.format(total)} in all`;
}
