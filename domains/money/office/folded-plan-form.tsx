import type { ReactNode } from "react";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import type { Ask } from "#ui/form/ask-first.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

/** A charge of an order as its forms name it. */
interface PlannedCharge {
  /** Its number; "course" for a single one. */
  value: string;
  /** "Month 2 of 3, 5 January: PKR 6,000". */
  label: string;
  /** Whether something is left of it, and how much, as it is typed. */
  isOpen: boolean;
  left: string;
  /** "2027-01-05". */
  day: string;
  /** What it asks for, in whole units, and the days of the classes that it is for. */
  fee: number;
  classDays: string[];
}

export interface PlanProps {
  reference: string;
  /** The number of entries in the ledger. */
  seen: number;
  charges: PlannedCharge[];
  /** The receipts of payments that may be moved: number and text. */
  payments: [number: string, label: string][];
  /** The orders of the student's family. */
  family: [reference: string, name: string][];
  /** Since when its student has the seat; the day of today without one. */
  joinedOn: string;
  hasSeat: boolean;
  takesCode: boolean;
  /** Its number with 1Bill or Kuickpay; empty for none. */
  consumerNumber: string;
  holdsMoney: boolean;
  /** What is left to pay of all of it; null for nothing. */
  left: string | null;
  outcome: Outcome | undefined;
}

type FoldedProps = PlanProps & {
  intent: string;
  title: string;
  text: string;
  button: string;
  isDanger?: boolean;
  /** The question before it is done. */
  ask?: Ask;
  children: (wrong: Record<string, string | undefined>) => ReactNode;
};

/** One act: its form opens from its title. */
export function Folded({
  reference,
  seen,
  outcome,
  intent,
  title,
  text,
  button,
  isDanger = false,
  ask,
  children,
}: FoldedProps) {
  const isOurs = outcome?.intent === intent;
  const wrong: Record<string, string | undefined> = (isOurs && outcome.fields) || {};
  return (
    <details className="card px-4 py-3" open={isOurs && Boolean(outcome.refused)}>
      <summary className="font-semibold">{title}</summary>
      <ActForm name={`plan ${intent}`} {...(ask && { ask })} className="mt-3 grid gap-3">
        <p className="text-sm text-ink-soft">{text}</p>
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="seen" value={seen} />
        {children(wrong)}
        <button
          type="submit"
          name="intent"
          value={intent}
          className={`button justify-self-start ${isDanger ? "button-danger" : "button-quiet"}`}
        >
          {button}
        </button>
      </ActForm>
    </details>
  );
}

/** Why it is done, which the ledger keeps. */
export function Why({ error }: { error: string | undefined }) {
  const { plan: words } = useFrame().words.fees;
  return <Field label={words.reason} name="reason" maxLength={300} required error={error} dir="auto" />;
}
