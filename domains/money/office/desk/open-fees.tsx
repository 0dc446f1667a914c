import { Link } from "react-router";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { useAnswered } from "#ui/office/use-answered.ts";
import { FeesPreview, type ShownPreview } from "./fees-preview.tsx";

type OpenFeesProps = {
  batchId: string;
  plans: [id: string, title: string][];
  currencies: string[];
  /** The institute's own. */
  currency: string;
  months: [month: string, label: string][];
  /** The month chosen at first. */
  firstMonth: string;
  /** The published fee, where there is one for all plans. */
  fee: number | undefined;
  course: { months: number; feeFor: "month" | "course" };
  /** The places that are chosen by the way here; none for all. */
  chosen: string[];
  outcome: Outcome<ShownPreview> | undefined;
};

/** Opens the fees of a class: the terms first, then what each will owe by them. */
export function OpenFees({ batchId, outcome, ...form }: OpenFeesProps) {
  const { fees, feeRules } = useFrame().words;
  const { open: words } = fees;
  const answered = useAnswered(outcome);
  const preview = answered?.shown;
  return (
    <div className="grid max-w-5xl gap-5">
      <header>
        <h2 className="text-lg">{words.title}</h2>
        <p className="max-w-prose text-ink-soft">
          <span>{words.text}</span>{" "}
          <Link to={`/fees?of=batch:${batchId}`} className="link">
            {words.register}
          </Link>{" "}
          <a href={`/admin/fees/vouchers?of=batch:${batchId}`} download className="link">
            {feeRules.vouchers}
          </a>
        </p>
      </header>
      <OutcomeNote outcome={outcome} />
      <TermsForm {...form} typed={preview?.typed ?? outcome?.typed} wrong={outcome?.fields ?? {}} />
      {preview && <FeesPreview key={answered?.at} {...preview} />}
    </div>
  );
}

type TermsFormProps = Omit<OpenFeesProps, "batchId" | "outcome"> & {
  typed: Partial<Record<string, string>> | undefined;
  wrong: Record<string, string>;
};

function TermsForm({ plans, currencies, currency, months, course, chosen, typed, wrong, ...first }: TermsFormProps) {
  const { open: words } = useFrame().words.fees;
  const [[only = ""] = []] = plans.length === 1 ? plans : [];
  return (
    <ActForm name="open fees" stays className="card grid gap-4 p-4">
      {chosen.map((place) => (
        <input key={place} type="hidden" name="place" value={place} />
      ))}
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {only ? (
          <input type="hidden" name="plan" value={only} />
        ) : (
          <Choice label={words.plan} name="plan" options={plans} defaultValue={typed?.plan} error={wrong.plan} />
        )}
        <Field
          label={words.monthly}
          name="monthly"
          inputMode="decimal"
          dir="ltr"
          maxLength={60}
          required
          defaultValue={typed?.monthly ?? first.fee}
          error={wrong.monthly}
        />
        <Choice
          label={words.currency}
          name="currency"
          options={currencies.map((one) => [one, one])}
          defaultValue={typed?.currency ?? currency}
        />
        <Choice
          label={words.feeFor}
          name="feeFor"
          options={Object.entries(words.units)}
          defaultValue={typed?.feeFor ?? course.feeFor}
        />
        <Choice
          label={words.firstMonth}
          name="firstMonth"
          options={months}
          defaultValue={typed?.firstMonth ?? first.firstMonth}
          error={wrong.firstMonth}
        />
        <Field
          label={words.months}
          name="months"
          inputMode="numeric"
          dir="ltr"
          maxLength={3}
          required
          defaultValue={typed?.months ?? course.months}
          error={wrong.months}
        />
        <Field
          label={words.dueDay}
          name="dueDay"
          inputMode="numeric"
          dir="ltr"
          maxLength={3}
          required
          defaultValue={typed?.dueDay ?? 5}
          hint={words.dueDayHint}
          error={wrong.dueDay}
        />
        <Field
          label={words.registration}
          name="registration"
          inputMode="decimal"
          dir="ltr"
          maxLength={60}
          defaultValue={typed?.registration}
          hint={words.registrationHint}
          error={wrong.registration}
        />
      </div>
      <button type="submit" name="intent" value="check" className="button button-quiet justify-self-start">
        {words.check}
      </button>
    </ActForm>
  );
}
