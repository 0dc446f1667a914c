import { useState } from "react";
import { Choice, Field } from "#ui/field.tsx";
import { useFrame } from "#ui/office/office-frame.ts";

/** The fees of a batch as they are published, and what may be chosen in their place. */
export type FeeTerms = {
  plans: [id: string, title: string][];
  /** The institute's own. */
  currency: string;
  /** By currency: the fee of each plan that has one, and the registration fee, in whole units. */
  book: { currency: string; fees: Partial<Record<string, number>>; registration: number | undefined }[];
  months: [month: string, label: string][];
  /** The month chosen at first. */
  firstMonth: string;
  course: { months: number; feeFor: "month" | "course" };
};

type FeeTermsFieldsProps = {
  terms: FeeTerms;
  typed: Partial<Record<string, string>> | undefined;
  wrong: Partial<Record<string, string>>;
};

/** The terms by which fees are opened. Amounts are proposed by plan and currency, until one is typed. */
export function FeeTermsFields({ terms, typed, wrong }: FeeTermsFieldsProps) {
  const { open: words } = useFrame().words.fees;
  const { plans, book, months, course } = terms;
  const [[first = ""] = []] = plans;
  const [plan, setPlan] = useState(typed?.plan ?? first);
  const [currency, setCurrency] = useState(typed?.currency ?? terms.currency);
  const known = book.find((one) => one.currency === currency);
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {plans.length === 1 ? (
        <input type="hidden" name="plan" value={first} />
      ) : (
        <Choice
          label={words.plan}
          name="plan"
          options={plans}
          defaultValue={typed?.plan}
          onChange={({ target }) => setPlan(target.value)}
          error={wrong.plan}
        />
      )}
      <Field
        label={words.monthly}
        name="monthly"
        inputMode="decimal"
        dir="ltr"
        maxLength={60}
        required
        defaultValue={typed?.monthly ?? known?.fees[plan]}
        error={wrong.monthly}
      />
      <Choice
        label={words.currency}
        name="currency"
        options={book.map(({ currency: one }) => [one, one])}
        defaultValue={typed?.currency ?? terms.currency}
        onChange={({ target }) => setCurrency(target.value)}
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
        defaultValue={typed?.firstMonth ?? terms.firstMonth}
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
        defaultValue={typed?.registration ?? known?.registration}
        hint={words.registrationHint}
        error={wrong.registration}
      />
    </div>
  );
}
