import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type NewDiscountProps = {
  courses: [id: string, title: string][];
  currencies: string[];
  outcome: Outcome | undefined;
};

/** A form for a new code: per cent, or an amount of a currency. */
export function NewDiscount({ courses, currencies, outcome }: NewDiscountProps) {
  const { discounts: words } = useFrame().words.payments;
  const isOurs = outcome?.intent === "make";
  const wrong: Record<string, string> = (isOurs && outcome.fields) || {};
  return (
    <ActForm name="make" className="card grid gap-3 p-4">
      <h2 className="text-lg">{words.add}</h2>
      <Field
        label={words.code}
        name="code"
        required
        maxLength={30}
        dir="ltr"
        autoCapitalize="characters"
        error={wrong.code}
        hint={words.codeHint}
      />
      <Field
        label={words.amount}
        name="worth"
        required
        inputMode="decimal"
        dir="ltr"
        error={wrong.percent ?? wrong.amount ?? wrong[""]}
      />
      <Choice
        label={words.currency}
        name="currency"
        options={[["", words.noCurrency], ...currencies.map((one): [string, string] => [one, one])]}
      />
      <Choice label={words.forCourse} name="course" options={[["", words.anyCourse], ...courses]} />
      <Field
        label={words.maxUses}
        name="maxUses"
        inputMode="numeric"
        dir="ltr"
        maxLength={20}
        defaultValue={1}
        required
        error={wrong.maxUses}
      />
      <Field label={words.last} name="until" type="date" error={wrong.until} />
      <button type="submit" name="intent" value="make" className="button button-main justify-self-start">
        {words.make}
      </button>
    </ActForm>
  );
}
