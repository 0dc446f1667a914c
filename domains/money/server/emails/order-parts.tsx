import { type Figures, monthsInWords } from "#domains/money/rules/figures.ts";
import { BatchFact } from "#domains/seats/server/batch-fact.tsx";
import { useEmailTheme } from "#server/mail/email-theme.tsx";
import { EmailFact, Fact, FactTable, PhoneFact } from "#server/mail/facts.tsx";
import { Paragraph } from "#server/mail/parts.tsx";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { dateIn } from "#shared/formats/format-date.ts";
import type { OrderFacts } from "./order-facts.ts";

/** An order's purpose, and its money when the email is written. */
export function OrderTable({ order }: { order: OrderFacts }) {
  const { reference, courseTitle, planTitle: plan, months, feeFor, figures } = order;
  const { monthly, registration, takenOff, price, received, credit } = figures;
  const { layout, orders } = useEmailTheme().words;
  const { table } = orders;
  const asked = useAsked(figures);
  const fee = feeFor === "course" ? fillText(table.onceFee, { monthly }) : fillCount(table.fee, months, { monthly });
  return (
    <FactTable>
      <Fact label={table.order}>{reference}</Fact>
      <Fact label={layout.course}>{courseTitle}</Fact>
      <BatchFact batch={order.batch} />
      <Fact label={plan ? layout.plan : table.feeLabel}>{plan ? fillText(table.planFee, { plan, fee }) : fee}</Fact>
      {registration === null ? null : <Fact label={table.registration}>{registration}</Fact>}
      {takenOff === null ? null : <Fact label={table.takenOff}>{takenOff}</Fact>}
      <Fact label={table.amount} isMain={asked === null}>
        {price}
      </Fact>
      {received === null ? null : <Fact label={table.received}>{received}</Fact>}
      {credit === null ? null : <Fact label={table.credit}>{credit}</Fact>}
      {asked === null ? null : (
        <Fact label={asked.label} isMain>
          {asked.text}
        </Fact>
      )}
    </FactTable>
  );
}

/** The payment due now, or the next one and its day, with its month; null if none is. */
function useAsked({ asked, next, isDue, standing }: Figures): { label: string; text: string } | null {
  const { company, words, language } = useEmailTheme();
  const { table } = words.orders;
  if (isDue) {
    const months = monthsInWords(asked.months, table.within);
    return { label: table.asked, text: months ? fillText(table.askedFor, { ...asked, months }) : asked.amount };
  }
  if (!next || standing !== "paid_so_far") return null;
  const months = monthsInWords(next.months, table.within) ?? "";
  const values = { amount: next.amount, due: dateIn(company.hours.timeZone, next.dueAt, language.lang), months };
  return { label: table.next, text: fillText(months ? table.nextFor : table.nextOn, values) };
}

/** The open amount and its last day, as a sentence. */
export function NextPayment({ figures: { asked, next, isDue, overdue, credit, standing } }: { figures: Figures }) {
  const { company, words, language } = useEmailTheme();
  const { ledger } = words;
  if (!next)
    return credit ? (
      <Paragraph>{fillText(ledger.credit, { credit })}</Paragraph>
    ) : (
      <Paragraph>{ledger.nothingLeft}</Paragraph>
    );
  const due = dateIn(company.hours.timeZone, overdue?.since ?? next.dueAt, language.lang);
  if (overdue) return <Paragraph>{fillText(ledger.late, { amount: overdue.amount, due })}</Paragraph>;
  if (isDue && standing === "part_received")
    return <Paragraph>{fillText(ledger.rest, { amount: asked.amount, due })}</Paragraph>;
  return <Paragraph>{fillText(ledger.next, { amount: next.amount, due })}</Paragraph>;
}

/** Whose order it is, for the staff: name, telephone and address. */
export function StudentFacts({ order }: { order: OrderFacts }) {
  const { staff } = useEmailTheme().words.orders;
  return (
    <>
      <Fact label={staff.from}>{nameOf(order)}</Fact>
      {order.phone && <PhoneFact phone={order.phone} />}
      {order.email && <EmailFact email={order.email} />}
    </>
  );
}

/** A student's full name. */
export const nameOf = ({ firstName, lastName }: OrderFacts) => `${firstName} ${lastName}`.trim();
