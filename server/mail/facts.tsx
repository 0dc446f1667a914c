import type { ReactNode } from "react";
import { momentAndZone } from "#shared/formats/class-time.ts";
import { MailLink, Panel, useEmailColors, useEmailTheme } from "./parts.tsx";

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

/** A row of a fact table: label left, value right; on a phone one below the other. */
export function Fact({ label, isMain = false, children }: FactProps) {
  const colors = useEmailColors();
  const cell = { fontSize: "15px", lineHeight: "22px", padding: "9px 0", verticalAlign: "baseline" };
  const row = isMain ? { ...cell, borderTop: "1px solid" } : cell;
  const head = { ...row, fontWeight: 400, paddingRight: "16px", width: "104px" };
  const main = isMain ? { fontSize: "20px", fontWeight: 700, lineHeight: "26px" } : {};
  const value = { ...row, ...main, wordBreak: "break-word" as const };
  return (
    <tr className="fact">
      <th scope="row" align="left" {...colors({ text: "ink-soft", edge: "line" }, head, ["fact-label"])}>
        {label}
      </th>
      <td align="left" {...colors({ text: "ink", edge: "line" }, value, ["fact-value"])}>
        <span dir="auto">{children}</span>
      </td>
    </tr>
  );
}

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
  const { company, words } = useEmailTheme();
  const { timeZone } = company.hours;
  return <Fact label={words.layout.sent}>{momentAndZone(at, timeZone, "with year")}</Fact>;
}
