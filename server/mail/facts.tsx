import { Children, type ReactNode } from "react";
import { momentAndZone } from "#shared/formats/spoken-zone.ts";
import { paddingOf, useEmailColors, useEmailTheme, useSides, useTypeSizes } from "./email-theme.tsx";
import { MailLink, Panel } from "./parts.tsx";

/** Facts, one a row: a data table for screen readers, lines in the text part. */
export function FactTable({ children }: { children: ReactNode }) {
  return (
    <Panel>
      <table width="100%" border={0} cellPadding="0" cellSpacing="0">
        <tbody>{children}</tbody>
      </table>
    </Panel>
  );
}

interface FactProps {
  label: string;
  /** Whether it is the email's main fact: an amount to pay. */
  isMain?: boolean;
  children: ReactNode;
}

/** A row of a fact table: label first, value beside it; on a phone one below the other. */
export function Fact({ label, isMain = false, children }: FactProps) {
  const colors = useEmailColors();
  const sizes = useTypeSizes();
  const { start, end } = useSides();
  const cell = { ...sizes(15, 22), padding: "9px 0", verticalAlign: "baseline" };
  const row = isMain ? { ...cell, borderTop: "1px solid" } : cell;
  const head = { ...row, fontWeight: 400, ...paddingOf(end, "16px"), width: "104px" };
  const { fontSize, lineHeight } = sizes(20, 26);
  const main = isMain ? { fontSize, fontWeight: 700, lineHeight } : {};
  const value = { ...row, ...main, wordBreak: "break-word" as const };
  return (
    <tr className="fact">
      <th scope="row" align={start} {...colors({ text: "ink-soft", edge: "line" }, head, ["fact-label"])}>
        {label}
      </th>
      <td align={start} {...colors({ text: "ink", edge: "line" }, value, ["fact-value"])}>
        {isSentence(children) ? children : <span dir="auto">{children}</span>}
      </td>
    </tr>
  );
}

/** Whether a value is a sentence of our words around isolated facts: it has the direction of the email. */
const isSentence = (children: ReactNode) =>
  Children.toArray(children).some((one) => typeof one === "string" && one.includes("\u2068"));

export function EmailFact({ email }: { email: string }) {
  return (
    <Fact label={useEmailTheme().words.layout.email}>
      <MailLink href={`mailto:${email}`}>{email}</MailLink>
    </Fact>
  );
}

export function PhoneFact({ phone }: { phone: string }) {
  return (
    <Fact label={useEmailTheme().words.layout.phone}>
      <MailLink href={`tel:${phone}`}>{phone}</MailLink>
    </Fact>
  );
}

/** The time a form was sent, by the company's clock: "Monday 2 March 2026, 2:30 PM Pakistan time". */
export function SentFact({ at }: { at: Date }) {
  const { company, words, language } = useEmailTheme();
  const { timeZone } = company.hours;
  return <Fact label={words.layout.sent}>{momentAndZone(at, timeZone, "with year", language.lang)}</Fact>;
}
