import { type TypedWay, wayKinds } from "#domains/institute/rules/ways-form.ts";
import { Choice, Field, LongField } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type WaysScreenProps = {
  ways: TypedWay[];
  /** The ways that the form begins with; others are not overwritten. */
  seen: string;
  /** The currencies that orders can be in, with their names. */
  currencies: [code: string, name: string][];
  outcome: Outcome | undefined;
};

/** The ways to pay without a card, each in the owner's words, with an empty one at the end. */
export function WaysScreen({ ways: published, seen, currencies, outcome }: WaysScreenProps) {
  const { ways: words } = useFrame().words.payments;
  const ways = (outcome?.document as TypedWay[] | undefined) ?? published;
  const wrong = outcome?.fields ?? {};
  return (
    <div className="grid max-w-4xl gap-5 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words.about}</p>
      </header>
      <ActForm name="ways to pay" stays className="grid gap-5">
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="ways" value={ways.length} />
        {ways.map((way, at) => {
          const title = way.title || words.another;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a way is known by its place alone
            <fieldset key={at} className="card grid min-w-0 gap-3 p-4 sm:grid-cols-2">
              <legend className="sr-only">{title}</legend>
              <h2 className="text-lg sm:col-span-2">
                <bdi>{title}</bdi>
              </h2>
              <Field
                label={words.name}
                name={`ways.${at}.title`}
                defaultValue={way.title}
                maxLength={60}
                error={wrong[`ways.${at}.title`]}
              />
              <Choice
                label={words.kind}
                name={`ways.${at}.kind`}
                defaultValue={way.kind}
                options={wayKinds.map((kind) => [kind, words.kinds[kind]])}
                error={wrong[`ways.${at}.kind`]}
              />
              <div className="sm:col-span-2">
                <LongField
                  label={words.details}
                  hint={words.detailsHint}
                  name={`ways.${at}.details`}
                  defaultValue={way.details}
                  rows={4}
                  dir="auto"
                  error={wrong[`ways.${at}.details`]}
                />
              </div>
              <div className="sm:col-span-2">
                <LongField
                  label={words.note}
                  name={`ways.${at}.note`}
                  defaultValue={way.note}
                  rows={2}
                  maxLength={500}
                  dir="auto"
                  error={wrong[`ways.${at}.note`]}
                />
              </div>
              <Field
                label={words.consumerNumber}
                hint={words.consumerHint}
                name={`ways.${at}.consumerNumber`}
                defaultValue={way.consumerNumber}
                maxLength={40}
                inputMode="numeric"
                error={wrong[`ways.${at}.consumerNumber`]}
              />
              <Field
                label={words.scheme}
                hint={words.schemeHint}
                name={`ways.${at}.scheme`}
                defaultValue={way.scheme}
                maxLength={2}
                inputMode="numeric"
                error={wrong[`ways.${at}.scheme`]}
              />
              {/* What this screen does not ask stays as it is. */}
              {way.currencies
                .filter((one) => currencies.length < 2 || !currencies.some(([code]) => code === one))
                .map((one) => (
                  <input key={one} type="hidden" name={`ways.${at}.currencies`} value={one} />
                ))}
              {currencies.length > 1 && (
                <fieldset className="sm:col-span-2">
                  <legend className="text-sm font-semibold">{words.currencies}</legend>
                  <div className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
                    {currencies.map(([code, name]) => (
                      <Check
                        key={code}
                        name={`ways.${at}.currencies`}
                        value={code}
                        isOn={way.currencies.includes(code)}
                      >
                        {name}
                      </Check>
                    ))}
                  </div>
                </fieldset>
              )}
              <div className="flex flex-wrap gap-x-5 gap-y-1 sm:col-span-2">
                <Check name={`ways.${at}.isOn`} value="on" isOn={way.isOn}>
                  {words.isOn}
                </Check>
                <Check name={`ways.${at}.hasQr`} value="on" isOn={way.hasQr}>
                  {words.hasQr}
                </Check>
              </div>
            </fieldset>
          );
        })}
        <p className="max-w-prose text-ink-soft">{words.remove}</p>
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

type CheckProps = { name: string; value: string; isOn: boolean; children: string };

function Check({ name, value, isOn, children }: CheckProps) {
  return (
    <label className="flex min-h-8 items-center gap-2 max-md:min-h-11">
      <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
      <span>{children}</span>
    </label>
  );
}
