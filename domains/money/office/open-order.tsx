import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type OpenOrderProps = {
  /** The id of the enrolment request, or of the place that is billed. */
  request: string;
  /** The texts of a place; without it, those of a request. */
  said?: { title: string; text: string; button: string };
  plans: [id: string, title: string][];
  currencies: string[];
  outcome: Outcome | undefined;
};

/** Opens the order of a request or a place that has none, at the price that was agreed. */
export function OpenOrder({ request, plans, currencies, said, outcome }: OpenOrderProps) {
  const words = { ...useFrame().words.leads.order, ...said };
  const [[only = ""] = []] = plans.length === 1 ? plans : [];
  const isOurs = outcome?.intent === "order";
  const wrong: Record<string, string> = (isOurs && outcome.fields) || {};
  return (
    <details className="card px-4 py-3" open={isOurs && Boolean(outcome.refused)}>
      <summary className="font-semibold">{words.title}</summary>
      <ActForm name={`order ${request}`} className="mt-3 grid gap-3">
        <p className="text-ink-soft">{words.text}</p>
        <input type="hidden" name="request" value={request} />
        <div className="grid gap-3 sm:grid-cols-2">
          {only ? (
            <input type="hidden" name="plan" value={only} />
          ) : (
            <Choice label={words.plan} name="plan" options={plans} error={wrong.plan} />
          )}
          <Choice label={words.schedule} name="schedule" options={Object.entries(words.schedules)} />
          <Choice
            label={words.currency}
            name="currency"
            options={[["", words.book], ...currencies.map((one): [string, string] => [one, one])]}
          />
          <Field label={words.monthly} name="monthly" inputMode="decimal" dir="ltr" error={wrong.monthly} />
        </div>
        <button type="submit" name="intent" value="order" className="button button-main justify-self-start">
          {words.button}
        </button>
      </ActForm>
    </details>
  );
}
