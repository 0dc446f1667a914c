import type { showReceiptRules } from "#domains/money/server/receipts/receipt-rules.ts";
import { fillText } from "#shared/fill-text.ts";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import type { TypedReceiptRules, TypedTax } from "./receipt-rules-form.ts";

type ReceiptRulesScreenProps = Pick<Awaited<ReturnType<typeof showReceiptRules>>, "branches" | "seen"> & {
  rules: TypedReceiptRules;
  outcome: Outcome | undefined;
};

const empty: TypedTax = { name: "", rate: "", from: "", until: "", branchId: "" };

/** What receipts say beside the money: tax numbers, and the rates of taxes, with an empty one at the end. */
export function ReceiptRulesScreen({ rules: saved, branches, seen, outcome }: ReceiptRulesScreenProps) {
  const { receiptRules: words } = useFrame().words;
  const rules = (outcome?.document as TypedReceiptRules | undefined) ?? saved;
  const rows = [...rules.taxes, empty];
  const wrong = outcome?.fields ?? {};
  return (
    <div className="grid max-w-4xl gap-5 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words.about}</p>
      </header>
      <ActForm name="receipt rules" stays className="grid gap-5">
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="taxes" value={rows.length} />
        <fieldset className="card grid min-w-0 gap-3 p-4 sm:grid-cols-2">
          <legend className="sr-only">{words.numbers}</legend>
          <h2 className="text-lg sm:col-span-2">{words.numbers}</h2>
          <Field label={words.ntn} name="ntn" defaultValue={rules.ntn} maxLength={40} error={wrong.ntn} />
          <Field label={words.strn} name="strn" defaultValue={rules.strn} maxLength={40} error={wrong.strn} />
          <p className="text-sm text-ink-soft sm:col-span-2">{words.numbersHint}</p>
        </fieldset>
        {branches.length > 0 && (
          <fieldset className="card grid min-w-0 gap-3 p-4 sm:grid-cols-2">
            <legend className="sr-only">{words.series}</legend>
            <h2 className="text-lg sm:col-span-2">{words.series}</h2>
            {branches.map(({ id, name }) => (
              <Field
                key={id}
                label={name}
                name={`series.${id}`}
                defaultValue={rules.series[id]}
                maxLength={2}
                autoCapitalize="characters"
                error={wrong[`series.${id}`]}
              />
            ))}
            <p className="text-sm text-ink-soft sm:col-span-2">{words.seriesHint}</p>
          </fieldset>
        )}
        <div>
          <h2 className="text-lg">{words.taxes}</h2>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">{words.taxesHint}</p>
        </div>
        {/* An answer brings the rows as the server read them. */}
        <div key={JSON.stringify(rules.taxes)} className="grid gap-4">
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rate is known by its place alone
            <TaxFields key={at} {...{ row, at, branches, wrong }} isNew={at >= rules.taxes.length} />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <button type="submit" name="intent" value="save" className="button button-main">
            {words.save}
          </button>
          <OutcomeNote outcome={outcome} />
        </div>
      </ActForm>
    </div>
  );
}

type TaxFieldsProps = {
  row: TypedTax;
  at: number;
  isNew: boolean;
  branches: ReceiptRulesScreenProps["branches"];
  wrong: Record<string, string>;
};

function TaxFields({ row, at, isNew, branches, wrong }: TaxFieldsProps) {
  const { receiptRules: words } = useFrame().words;
  const title = isNew ? words.another : fillText(words.rateOf, { name: row.name, rate: row.rate });
  const of = (name: keyof TypedTax) => {
    const field = `taxes.${at}.${name}`;
    return { name: field, defaultValue: row[name], error: wrong[field] };
  };
  const isGone = row.branchId !== "" && branches.every(({ id }) => id !== row.branchId);
  const regions: [string, string][] = [
    ["", words.everywhere],
    ...branches.map(({ id, name }): [string, string] => [id, name]),
    ...(isGone ? [[row.branchId, words.gone] as [string, string]] : []),
  ];
  return (
    <fieldset className="card grid min-w-0 gap-3 p-4 sm:grid-cols-2">
      <legend className="sr-only">{title}</legend>
      <h3 className="text-base sm:col-span-2">
        <bdi>{title}</bdi>
      </h3>
      <Field {...of("name")} label={words.name} hint={words.nameHint} maxLength={60} dir="auto" />
      <Field {...of("rate")} label={words.rate} inputMode="decimal" maxLength={10} />
      <Field {...of("from")} label={words.from} type="date" />
      <Field {...of("until")} label={words.until} type="date" />
      {regions.length > 1 && <Choice {...of("branchId")} label={words.region} options={regions} />}
      {!isNew && (
        <label className="flex min-h-8 items-center gap-2 max-md:min-h-11 sm:col-span-2">
          <input type="checkbox" name={`taxes.${at}.remove`} />
          <span>{words.remove}</span>
        </label>
      )}
    </fieldset>
  );
}
