import { type ChangeEvent, type FormEvent, useState } from "react";
import { Link } from "react-router";
import type { Fees } from "#domains/content/rules/course-price.ts";
import { changeMoneyForm, type MoneyForm, readMoneyForm } from "#domains/content/rules/money-form.ts";
import { fillText } from "#shared/fill-text.ts";
import { Choice } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { MarketPreview } from "./market-preview.tsx";

type MoneyScreenProps = {
  form: MoneyForm;
  /** The lowest published fee in each currency. */
  lowest: Fees;
  /** The state that the form begins with; another one is not overwritten. */
  seen: string;
  currencies: [code: string, name: string][];
  countries: [code: string, name: string][];
  outcome: Outcome | undefined;
};

/** The institute's currency, and its markets with what their visitors see. The fees have a screen of their own. */
export function MoneyScreen({ form: published, lowest, seen, currencies, countries, outcome }: MoneyScreenProps) {
  const { money: words } = useFrame().words.content;
  const begun = (outcome?.document as MoneyForm | undefined) ?? published;
  const [held, hold] = useState({ form: begun, round: 0, of: outcome?.at });
  // An answer brings the form as the server read it.
  const isAnswered = outcome?.document !== undefined && outcome.at !== held.of;
  const { form, round } = isAnswered ? { form: begun, round: held.round + 1 } : held;
  const wrong = outcome?.fields ?? {};
  const nameOf = new Map(countries);
  const show = (next: MoneyForm) => hold({ form: next, round: round + 1, of: outcome?.at });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== "change") return;
    event.preventDefault();
    show(changeMoneyForm(readMoneyForm(new FormData(event.currentTarget)), submitter.value));
  };
  /** A choice shows what it means at once. */
  const onChange = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const next = readMoneyForm(new FormData(currentTarget));
    if ((target as Element) instanceof HTMLSelectElement) show(next);
    else hold({ form: next, round, of: outcome?.at });
  };

  return (
    <div className="grid max-w-4xl gap-5 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      </header>
      <ActForm
        name="money"
        stays
        onSubmit={onSubmit}
        onChange={onChange}
        onEmpty={() => show(published)}
        className="grid gap-5"
      >
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="markets" value={form.markets.length} />
        {/* Enter in a field saves: a form is sent by its first button. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <div key={round} className="grid gap-5">
          <section className="card grid gap-3 p-4">
            <h2 className="text-lg">{words.institute.title}</h2>
            <Choice
              label={words.currency}
              name="currency"
              defaultValue={form.currency}
              options={currencies}
              hint={words.institute.hint}
              error={wrong.currency}
            />
          </section>
          <section className="grid gap-3">
            <h2 className="text-lg">{words.markets}</h2>
            <p className="max-w-prose text-ink-soft">{words.marketsLead}</p>
            {form.markets.map((market, at) => {
              const place = `markets.${at}`;
              const title = fillText(words.market, { number: at + 1 });
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a market is known by its place alone
                <fieldset key={at} className="card grid gap-3 p-4 sm:grid-cols-2">
                  <legend className="sr-only">{title}</legend>
                  <p className="font-semibold sm:col-span-2">{title}</p>
                  {market.countries.length > 0 && (
                    <fieldset className="sm:col-span-2">
                      <legend className="text-sm font-semibold">{words.countries}</legend>
                      <div className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
                        {market.countries.map((code) => (
                          <label key={code} className="flex min-h-8 items-center gap-2 max-md:min-h-11">
                            <input type="checkbox" name={`${place}.countries`} value={code} defaultChecked />
                            {nameOf.get(code) ?? code}
                          </label>
                        ))}
                      </div>
                    </fieldset>
                  )}
                  <Choice
                    label={words.addCountry}
                    name={`${place}.add`}
                    defaultValue=""
                    options={[
                      ["", words.chooseCountry],
                      ...countries.filter(([code]) => !market.countries.includes(code)),
                    ]}
                    error={wrong[`${place}.countries`]}
                  />
                  <Terms place={place} terms={market} currencies={currencies} error={wrong[`${place}.currency`]} />
                  <MarketPreview
                    form={form}
                    lowest={lowest}
                    terms={market}
                    countries={market.countries.map((code) => nameOf.get(code) ?? code)}
                  />
                  <button
                    type="submit"
                    name="change"
                    value={`remove:${at}`}
                    className="button button-quiet justify-self-start"
                  >
                    {words.removeMarket}
                  </button>
                </fieldset>
              );
            })}
            {wrong.markets && <p className="text-sm text-danger">{wrong.markets}</p>}
            <fieldset className="card grid gap-3 p-4 sm:grid-cols-2">
              <legend className="sr-only">{words.elsewhere}</legend>
              <p className="font-semibold sm:col-span-2">{words.elsewhere}</p>
              <Terms
                place="elsewhere"
                terms={form.elsewhere}
                currencies={currencies}
                error={wrong["elsewhere.currency"]}
              />
              <MarketPreview form={form} lowest={lowest} terms={form.elsewhere} countries={null} />
            </fieldset>
            <div className="flex flex-wrap gap-3">
              <button type="submit" name="change" value="add" className="button button-quiet">
                {words.addMarket}
              </button>
              <noscript>
                <button type="submit" name="change" value="show" className="button button-quiet">
                  {words.apply}
                </button>
              </noscript>
            </div>
          </section>
          <p>
            <Link to="/settings/fees" className="link">
              {words.allFees}
            </Link>
          </p>
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

type TermsProps = {
  place: string;
  terms: { currency: string; fees: string };
  currencies: [string, string][];
  error: string | undefined;
};

function Terms({ place, terms, currencies, error }: TermsProps) {
  const { money: words } = useFrame().words.content;
  return (
    <>
      <Choice
        label={words.currency}
        name={`${place}.currency`}
        defaultValue={terms.currency}
        options={currencies}
        error={error}
      />
      <Choice
        label={words.fees}
        name={`${place}.fees`}
        defaultValue={terms.fees}
        options={Object.entries(words.terms)}
      />
    </>
  );
}
