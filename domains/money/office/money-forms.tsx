import { fillText } from "#shared/fill-text.ts";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type MoneyFormsProps = { reference: string; refundableUntil: string | null; outcome: Outcome | undefined };

/** Refunds money and corrects an order's price; folded away, because both are rare. */
export function MoneyForms({ reference, refundableUntil, outcome }: MoneyFormsProps) {
  const { refund, correct, verdict, methods } = useFrame().words.payments;
  const fieldsOf = (intent: string) => (outcome?.intent === intent ? (outcome.fields ?? {}) : {});
  const [back, change] = [fieldsOf("refund"), fieldsOf("correct")];
  return (
    <div className="grid gap-2">
      <details className="card px-4 py-3" open={outcome?.intent === "refund" && Boolean(outcome.refused)}>
        <summary className="font-semibold">{refund.title}</summary>
        <ActForm name="refund" className="mt-3 grid gap-3">
          <input type="hidden" name="reference" value={reference} />
          <Field label={refund.amount} name="amount" inputMode="decimal" required error={back.amount} dir="ltr" />
          <Choice label={verdict.method} name="method" options={Object.entries(methods)} />
          <Field label={refund.reason} name="reason" maxLength={300} required error={back.reason} dir="auto" />
          {refundableUntil && (
            <label className="flex items-start gap-2">
              <input type="checkbox" name="beyond" value="yes" className="mt-1" />
              {fillText(refund.beyond, { day: refundableUntil })}
            </label>
          )}
          <button type="submit" name="intent" value="refund" className="button button-danger justify-self-start">
            {refund.button}
          </button>
        </ActForm>
      </details>
      <details className="card px-4 py-3" open={outcome?.intent === "correct" && Boolean(outcome.refused)}>
        <summary className="font-semibold">{correct.title}</summary>
        <ActForm name="correct" className="mt-3 grid gap-3">
          <input type="hidden" name="reference" value={reference} />
          <Choice
            label={correct.direction}
            name="direction"
            options={[
              ["down", correct.down],
              ["up", correct.up],
            ]}
          />
          <Field label={refund.amount} name="amount" inputMode="decimal" required error={change.amount} dir="ltr" />
          <Field label={refund.reason} name="reason" maxLength={300} required error={change.reason} dir="auto" />
          <button type="submit" name="intent" value="correct" className="button button-quiet justify-self-start">
            {correct.button}
          </button>
        </ActForm>
      </details>
    </div>
  );
}
