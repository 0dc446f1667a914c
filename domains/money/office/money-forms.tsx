import { fillText } from "#shared/fill-text.ts";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type MoneyFormsProps = {
  reference: string;
  /** The number of entries in the ledger. */
  seen: number;
  /** The charges that a change may be about. */
  charges: { value: string; label: string }[];
  credit: string | null;
  refundableUntil: string | null;
  outcome: Outcome | undefined;
};

/** Refunds money and corrects an order's price; folded away, because both are rare. */
export function MoneyForms({ reference, seen, charges, credit, refundableUntil, outcome }: MoneyFormsProps) {
  const { payments, fees } = useFrame().words;
  const { refund, correct, verdict, methods } = payments;
  const fieldsOf = (intent: string) => (outcome?.intent === intent ? (outcome.fields ?? {}) : {});
  const [back, change] = [fieldsOf("refund"), fieldsOf("correct")];
  return (
    <div className="grid gap-2">
      <details className="card px-4 py-3" open={outcome?.intent === "refund" && Boolean(outcome.refused)}>
        <summary className="font-semibold">{refund.title}</summary>
        <ActForm name="refund" className="mt-3 grid gap-3">
          <input type="hidden" name="reference" value={reference} />
          <input type="hidden" name="seen" value={seen} />
          {credit && <p className="text-ink-soft">{fillText(refund.credit, { credit })}</p>}
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
          <input type="hidden" name="seen" value={seen} />
          <Choice
            label={correct.direction}
            name="direction"
            options={[
              ["down", correct.down],
              ["up", correct.up],
            ]}
          />
          <Choice
            label={fees.plan.correct.of}
            name="charge"
            options={[
              ["", fees.plan.correct.whole],
              ...charges.map(({ value, label }): [string, string] => [value, label]),
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

/** A way to pay by which a transfer may have come. */
type Way = { id: string; title: string };

type FurtherPaymentProps = {
  reference: string;
  seen: number;
  latestProof: string;
  ways: Way[];
  outcome: Outcome | undefined;
};

/** Records money that came for an order about which nothing is to be decided: a later month, or more than is owed. */
export function FurtherPayment({ reference, seen, latestProof, ways, outcome }: FurtherPaymentProps) {
  const { verdict: words } = useFrame().words.payments;
  const fields = outcome?.intent === "record" ? outcome.fields : undefined;
  return (
    <details className="card px-4 py-3" open={outcome?.intent === "record" && Boolean(outcome.refused)}>
      <summary className="font-semibold">{words.further}</summary>
      <ActForm name="record" className="mt-3 grid gap-3">
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="proof" value={latestProof} />
        <PaymentFields label={words.amountCame} ways={ways} required error={fields?.[""] ?? fields?.amount} />
        <button type="submit" name="intent" value="record" className="button button-quiet justify-self-start">
          {words.record}
        </button>
      </ActForm>
    </details>
  );
}

type PaymentFieldsProps = { label: string; ways: Way[]; required?: boolean; error: string | undefined };

/** The amount of a payment, how it came, and whether it may be more than is owed. */
export function PaymentFields({ label, ways, required = false, error }: PaymentFieldsProps) {
  const { verdict: words, methods } = useFrame().words.payments;
  const options: [value: string, label: string][] = [
    ["transfer", methods.transfer],
    ...ways.filter(({ id }) => !Object.hasOwn(methods, id)).map(({ id, title }): [string, string] => [id, title]),
    ["cash", methods.cash],
  ];
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={label} name="amount" inputMode="decimal" required={required} error={error} dir="ltr" />
        <Choice label={words.method} name="method" options={options} />
      </div>
      <label className="flex items-start gap-2">
        <input type="checkbox" name="beyond" value="yes" className="mt-1" />
        {words.beyond}
      </label>
    </>
  );
}
