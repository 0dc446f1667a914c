import { type ReactNode, useState } from "react";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import type { Ask } from "#ui/form/ask-first.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { useAnswered } from "#ui/office/use-answered.ts";

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
  outcome: Outcome<ShownPlan> | undefined;
}

/** What a change would leave to pay: each charge, what is left in all, and the form as it was sent. */
export interface ShownPlan {
  rows: { key: string; text: string; isNew: boolean }[];
  left: string;
  typed: Record<string, string | undefined>;
}

type Texts = Record<string, string | undefined>;

type FoldedProps = PlanProps & {
  intent: string;
  title: string;
  text: string;
  button: string;
  isDanger?: boolean;
  /** Whether it can be shown before it is done. */
  hasPreview?: boolean;
  /** The question before it is done. */
  ask?: Ask;
  /** Its fields, with what is wrong in them and, after a preview, what was typed. */
  children: (wrong: Texts, typed: Texts) => ReactNode;
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
  hasPreview = false,
  ask,
  children,
}: FoldedProps) {
  const { preview: words } = useFrame().words.fees.plan;
  const answered = useAnswered(outcome);
  const isOurs = outcome?.intent === intent || outcome?.intent === `check ${intent}`;
  const wrong: Texts = (isOurs && outcome.fields) || {};
  const preview = answered?.intent === `check ${intent}` ? answered.shown : undefined;
  /** The answer after which something was typed again: its preview is of another change. */
  const [typedSince, setTypedSince] = useState<number>();
  return (
    <details className="card px-4 py-3" open={preview !== undefined || (isOurs && Boolean(outcome.refused))}>
      <summary className="font-semibold">{title}</summary>
      <ActForm
        name={`plan ${intent}`}
        {...(ask && { ask })}
        {...(preview && { onInput: () => setTypedSince(answered?.at) })}
        className="mt-3 grid gap-3"
      >
        <p className="text-sm text-ink-soft">{text}</p>
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="seen" value={seen} />
        {children(wrong, preview?.typed ?? {})}
        {preview && typedSince !== answered?.at && <WouldBeDue {...preview} />}
        <div className="flex flex-wrap gap-2">
          <button
            type="submit"
            name="intent"
            value={intent}
            className={`button ${isDanger ? "button-danger" : "button-quiet"}`}
          >
            {button}
          </button>
          {hasPreview && (
            <button type="submit" name="intent" value={`check ${intent}`} className="button button-plain">
              {words.button}
            </button>
          )}
        </div>
      </ActForm>
    </details>
  );
}

/** What would be due, the new days and sums stressed. */
function WouldBeDue({ rows, left }: ShownPlan) {
  const { preview: words } = useFrame().words.fees.plan;
  return (
    <div role="status" className="rounded-control bg-sunken px-3 py-2">
      <p className="text-sm text-ink-soft">{words.title}</p>
      <ul className="my-1 tabular-nums">
        {rows.map(({ key, text, isNew }) => (
          <li key={key}>{isNew ? <strong>{text}</strong> : text}</li>
        ))}
      </ul>
      <p>{left}</p>
    </div>
  );
}

/** Why it is done, which the ledger keeps. */
export function Why({ error, typed }: { error: string | undefined; typed?: string | undefined }) {
  const { plan: words } = useFrame().words.fees;
  return (
    <Field label={words.reason} name="reason" maxLength={300} defaultValue={typed} required error={error} dir="auto" />
  );
}
