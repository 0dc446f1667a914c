import type { Setup } from "#domains/content/server/set-up.ts";
import type { DemoLeaving, Kept } from "#domains/content/server/sort-demo.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { SetupList } from "./setup-list.tsx";

export interface SetupScreenProps extends Pick<DemoLeaving, "isDemo" | "goes"> {
  /** What stays, each with its reason in words. */
  stays: (Omit<Kept, "because"> & { because: string })[];
  /** Until when the demo can be brought back, as text; null if it did not go lately. */
  undoUntil: string | null;
  /** The countries and currencies to choose from, by code, with their names. */
  countries: [code: string, name: string][];
  currencies: [code: string, name: string][];
  setup: Setup;
  outcome: Outcome | undefined;
}

/** From the demo to a school of one's own, and what comes next. */
export function SetupScreen(given: SetupScreenProps) {
  const { setup } = useFrame().words;
  return (
    <div className="grid max-w-3xl gap-6 p-4 md:p-6">
      <h1 className="text-2xl">{setup.title}</h1>
      {given.isDemo ? <LeaveDemo {...given} /> : <NextSteps {...given} />}
    </div>
  );
}

function LeaveDemo({ goes, stays, countries, currencies, outcome }: SetupScreenProps) {
  const { setup } = useFrame().words;
  const { fields, kinds } = setup;
  const wrong = outcome?.fields ?? {};
  const choose: [string, string] = ["", fields.choose];
  const counted = Object.entries(goes).map(([kind, count]) => fillCount(kinds[kind as keyof typeof kinds], count));
  const text = (
    name: keyof typeof fields & ("name" | "street" | "area" | "city" | "region" | "postalCode"),
    most: number,
    isRequired = true,
  ) => (
    <Field
      label={fields[name]}
      hint={isRequired ? undefined : fields.ifThere}
      name={name}
      required={isRequired}
      maxLength={most}
      dir="auto"
      error={wrong[name]}
    />
  );
  return (
    <>
      {outcome?.intent === "undo" && <OutcomeNote outcome={outcome} />}
      <p className="max-w-xl text-ink-soft">{setup.isDemo}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <section className="card p-4" aria-labelledby="goes">
          <h2 id="goes" className="text-lg">
            {setup.goes}
          </h2>
          <p className="mt-1 text-ink-soft">{setup.goesText}</p>
          <ul className="mt-2 list-disc ps-5">
            {counted.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
        <section className="card p-4" aria-labelledby="stays">
          <h2 id="stays" className="text-lg">
            {setup.stays}
          </h2>
          <p className="mt-1 text-ink-soft">
            {setup.staysText} <span>{stays.length > 0 ? setup.besides : ""}</span>
          </p>
          <ul className="mt-2 list-disc ps-5">
            {stays.map(({ kind, id, title, because }) => (
              <li key={`${kind}/${id}`}>
                <bdi>{title}</bdi> ({because})
              </li>
            ))}
          </ul>
        </section>
      </div>
      <ActForm name="school" className="card grid gap-3 p-4 md:grid-cols-2">
        <h2 className="text-lg md:col-span-2">{setup.about}</h2>
        <fieldset className="md:col-span-2">
          <legend className="text-sm font-semibold">{setup.kindOfSchool}</legend>
          <div className="mt-1 grid gap-x-5 sm:grid-cols-2">
            {Object.entries(setup.schoolKinds).map(([kind, label]) => (
              <label key={kind} className="flex min-h-9 items-center gap-2 max-md:min-h-11">
                <input type="radio" name="kind" value={kind} defaultChecked={kind === "school"} />
                {label}
              </label>
            ))}
          </div>
          {wrong.kind && <p className="text-sm text-danger">{wrong.kind}</p>}
        </fieldset>
        {text("name", 60)}
        <Field label={fields.email} name="email" type="email" required maxLength={254} error={wrong.email} />
        <Choice label={fields.country} name="country" options={[choose, ...countries]} required error={wrong.country} />
        <Choice
          label={fields.currency}
          name="currency"
          options={[choose, ...currencies]}
          required
          error={wrong.currency}
        />
        <Field
          label={fields.phone}
          hint={fields.phoneHint}
          name="phone"
          type="tel"
          required
          maxLength={40}
          dir="ltr"
          error={wrong.phone}
        />
        {text("street", 120)}
        {text("area", 80)}
        {text("city", 80)}
        {text("region", 80, false)}
        {text("postalCode", 20, false)}
        <Chosen choice="removes" stays={stays} label={setup.removes} hint={setup.removesText} />
        <Chosen choice="hides" stays={stays} label={setup.hides} />
        <p className="md:col-span-2">
          <button type="submit" name="intent" value="make" className="button button-main">
            {setup.start}
          </button>
        </p>
      </ActForm>
    </>
  );
}

/** What stays unless the owner chooses otherwise; nothing where there is no such choice. */
function Chosen({
  choice,
  stays,
  label,
  hint,
}: Pick<SetupScreenProps, "stays"> & { choice: "removes" | "hides"; label: string; hint?: string }) {
  const offered = stays.filter((one) => one.choice === choice);
  if (offered.length === 0) return null;
  return (
    <fieldset className="md:col-span-2">
      <legend className="text-sm font-semibold">{label}</legend>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      {offered.map(({ kind, id, title }) => (
        <label key={`${kind}/${id}`} className="flex min-h-9 items-center gap-2 max-md:min-h-11">
          <input type="checkbox" name={choice} value={choice === "hides" ? id : `${kind}/${id}`} />
          <bdi>{title}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

function NextSteps({ setup: state, undoUntil, outcome }: SetupScreenProps) {
  const { words, company } = useFrame();
  const { setup } = words;
  const { done, inPreparation, isPutAway } = state;
  return (
    <>
      <OutcomeNote outcome={outcome} />
      <p role="status" className="text-ink-soft">
        {undoUntil && <span>{fillText(setup.made, { name: company })} </span>}
        <span>{inPreparation ? setup.inPreparation : setup.isOpen}</span>
      </p>
      <section aria-label={setup.steps} className="card p-4">
        <SetupList done={done} />
      </section>
      <div className="flex flex-wrap items-center gap-3">
        <a href="/" className="button button-main">
          {setup.see}
        </a>
        <ActForm name="away" className="grid justify-items-start gap-2">
          <button type="submit" name="intent" value={isPutAway ? "back" : "away"} className="button button-quiet">
            {isPutAway ? setup.putBack : setup.away}
          </button>
        </ActForm>
      </div>
      {undoUntil && (
        <ActForm name="undo" className="card grid justify-items-start gap-3 p-4" ask={() => setup.undoSure}>
          <p>{fillText(setup.undoText, { time: undoUntil })}</p>
          <button type="submit" name="intent" value="undo" className="button button-quiet">
            {setup.undo}
          </button>
        </ActForm>
      )}
    </>
  );
}
