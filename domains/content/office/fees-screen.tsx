import { Link } from "react-router";
import { type FeesForm, type FeesRow, feeField } from "#domains/content/rules/fees-form.ts";
import { fillText } from "#shared/fill-text.ts";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type FeesScreenProps = {
  form: FeesForm;
  /** The fees that the form begins with; others are not overwritten. */
  seen: string;
  planned: { from: string; day: string; lines: { title: string; texts: string[] }[] }[];
  /** The institute's day. */
  today: string;
  outcome: Outcome | undefined;
};

/** A table of every fee in every currency, which changes at once or from a day on. */
export function FeesScreen({ form: published, seen, planned, today, outcome }: FeesScreenProps) {
  const { fees: words } = useFrame().words.content;
  const form = (outcome?.document as FeesForm | undefined) ?? published;
  const wrong = outcome?.fields ?? {};
  const rowProps = { currencies: form.currencies, wrong };
  return (
    <div className="grid max-w-5xl gap-5 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words.about}</p>
      </header>
      {planned.length > 0 && <Planned planned={planned} outcome={outcome} />}
      <ActForm name="fees" stays className="grid gap-5">
        <input type="hidden" name="seen" value={seen} />
        <Section title={words.common} rows={form.common} {...rowProps} />
        {form.courses.map(({ id, title, feeFor, rows }) => (
          <Section key={id} title={title} rows={rows} {...rowProps}>
            <Choice
              label={words.unit}
              name={`unit.${id}`}
              defaultValue={feeFor}
              options={Object.entries(words.units)}
              aria-label={fillText(words.of, { field: words.unit, title })}
            />
          </Section>
        ))}
        {form.common.length + form.courses.length === 1 && (
          <p className="max-w-prose text-ink-soft">
            <span>{words.none}</span>{" "}
            <Link to="/content?drafts" className="link">
              {words.drafts}
            </Link>
          </p>
        )}
        <div className="card grid gap-3 p-4 sm:max-w-md">
          <Field
            label={words.from}
            name="from"
            type="date"
            min={today}
            defaultValue={form.from}
            hint={words.fromHint}
            error={wrong.from}
          />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <button type="submit" name="intent" value="save" className="button button-main">
            {words.save}
          </button>
          {outcome?.intent !== "takeBack" && <OutcomeNote outcome={outcome} />}
        </div>
      </ActForm>
    </div>
  );
}

type TableProps = Pick<FeesForm, "currencies"> & { wrong: Partial<Record<string, string>> };

function Section({
  title,
  rows,
  currencies,
  wrong,
  children,
}: TableProps & { title: string; rows: FeesRow[]; children?: React.ReactNode }) {
  return (
    <fieldset className="card min-w-0 p-4">
      <legend className="sr-only">{title}</legend>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-lg">
          <bdi>{title}</bdi>
        </h2>
        {children}
      </div>
      <div className="mt-3 grid gap-4">
        {rows.map((row) => (
          <Row key={row.key} row={row} title={title} currencies={currencies} wrong={wrong} />
        ))}
      </div>
    </fieldset>
  );
}

/** The fees of a line in each currency; an empty field shows the fee that counts there. */
function Row({ row, title, currencies, wrong }: TableProps & { row: FeesRow; title: string }) {
  const { fees: words } = useFrame().words.content;
  const name = row.kind === "registration" ? words.registration : row.title || words.fee;
  return (
    <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-[10rem_1fr]">
      <p className="pt-1 font-semibold sm:pt-7">
        <bdi>{name}</bdi>
      </p>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {currencies.map((code) => (
          <Field
            key={code}
            label={code}
            aria-label={fillText(words.cell, { title, name, currency: code })}
            name={feeField(row.key, code)}
            defaultValue={row.fees[code] ?? ""}
            placeholder={row.otherwise[code]}
            inputMode="decimal"
            dir="ltr"
            error={wrong[feeField(row.key, code)]}
          />
        ))}
      </div>
    </div>
  );
}

/** The fees that are planned, by day, each with the way back. */
function Planned({ planned, outcome }: Pick<FeesScreenProps, "planned" | "outcome">) {
  const { fees: words } = useFrame().words.content;
  return (
    <section className="card grid gap-4 p-4">
      <h2 className="text-lg">{words.plannedTitle}</h2>
      {planned.map(({ from, day, lines }) => (
        <div key={from} className="grid gap-2">
          <h3 className="text-base">{fillText(words.fromDay, { day })}</h3>
          <ul className="list-disc ps-5">
            {lines.map(({ title, texts }) => (
              <li key={title}>
                <bdi>{title}</bdi>
                <span>{`: ${texts.join(", ")}`}</span>
              </li>
            ))}
          </ul>
          <ActForm name={`fees planned ${from}`}>
            <input type="hidden" name="from" value={from} />
            <button type="submit" name="intent" value="takeBack" className="button button-quiet">
              {words.takeBack}
              <span className="sr-only">{`: ${day}`}</span>
            </button>
          </ActForm>
        </div>
      ))}
      {outcome?.intent === "takeBack" && <OutcomeNote outcome={outcome} />}
    </section>
  );
}
