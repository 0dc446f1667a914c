import { type FormEvent, useState } from "react";
import { iconKey } from "#domains/content/contract/icon-key.ts";
import {
  changeLookForm,
  colourNames,
  faintColours,
  type LookForm,
  presets,
  readLookForm,
  themes,
} from "#domains/content/rules/look-form.ts";
import { fillText } from "#shared/fill-text.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { Icon } from "#ui/site/icon.tsx";
import { type LogoFormProps, LogoForms } from "./logo-forms.tsx";
import { SetupPreview } from "./setup-preview.tsx";

type BrandScreenProps = Pick<LogoFormProps, "logos"> & {
  form: LookForm;
  /** The state that the form begins with; another one is not overwritten. */
  seen: string;
  preview: { address: string; path: string };
  outcome: Outcome | undefined;
};

/** The institute's logo, colours, pattern and pictograms, with the site beside them. */
export function BrandScreen({ form, seen, logos, preview, outcome }: BrandScreenProps) {
  const { brand: words } = useFrame().words.content.allSettings;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 md:p-6 min-[110rem]:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-6">
        <header>
          <h1 className="text-2xl">{words.title}</h1>
          <p className="mt-1 max-w-prose text-ink-soft">{words.about}</p>
        </header>
        <LogoForms logos={logos} outcome={outcome} />
        <LookFields form={form} seen={seen} outcome={outcome} />
        <section aria-labelledby="pictograms" className="card grid gap-3 p-4">
          <h2 id="pictograms" className="text-lg">
            {words.pictograms}
          </h2>
          <p className="text-sm text-ink-soft">{words.pictogramsLead}</p>
          <details>
            <summary className="min-h-9 cursor-pointer font-semibold max-md:min-h-11">{words.allPictograms}</summary>
            <Pictograms />
          </details>
        </section>
      </div>
      <SetupPreview key={JSON.stringify([seen, logos])} {...preview} />
    </div>
  );
}

function Pictograms() {
  const { icons } = useFrame().words.content.allSettings.brand;
  return (
    <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
      {iconKey.options.map((name) => (
        <li
          key={name}
          className="grid justify-items-center gap-1 rounded-lg border border-line p-2 text-center text-xs"
        >
          <Icon name={name} size={24} />
          {icons[name]}
        </li>
      ))}
    </ul>
  );
}

function LookFields({ form: published, seen, outcome }: Pick<BrandScreenProps, "form" | "seen" | "outcome">) {
  const { brand: words } = useFrame().words.content.allSettings;
  const own = outcome?.form === "look" ? outcome : undefined;
  const begun = (own?.document as LookForm | undefined) ?? published;
  const [held, hold] = useState({ form: begun, round: 0, of: own?.at });
  // An answer brings the form as the server read it.
  const isAnswered = own?.document !== undefined && own.at !== held.of;
  const { form, round } = isAnswered ? { form: begun, round: held.round + 1 } : held;
  const show = (next: LookForm) => hold({ form: next, round: round + 1, of: own?.at });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== "change") return;
    event.preventDefault();
    show(changeLookForm(readLookForm(new FormData(event.currentTarget)), submitter.value));
  };
  return (
    <ActForm
      name="look"
      stays
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => hold({ form: readLookForm(new FormData(currentTarget)), round, of: own?.at })}
      onEmpty={() => show(published)}
      className="card grid gap-4 p-4"
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="seen" value={seen} />
      {/* Enter in a field saves: a form is sent by its first button. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <h2 className="text-lg">{words.colours}</h2>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-sm font-semibold">{words.presets}</span>
        {Object.entries(presets).map(([name, { ink, accent, emerald }]) => (
          <button
            key={name}
            type="submit"
            name="change"
            value={`preset:${name}`}
            formNoValidate
            className="button button-quiet"
          >
            {/* A page's own styles are not let through: colours are those of drawings. */}
            <svg width="48" height="16" aria-hidden="true" className="rounded-sm">
              {[ink, accent, emerald].map(({ light }, at) => (
                <rect key={light} x={16 * at} width="16" height="16" fill={light} />
              ))}
            </svg>
            {words.presetNames[name as keyof typeof presets]}
          </button>
        ))}
      </div>
      <div key={round} className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {colourNames.map((name) => (
          <div key={name} className="flex items-center justify-between gap-3 border-b border-line pb-2">
            <span className="font-semibold">{words.colourNames[name]}</span>
            <span className="flex gap-2">
              {themes.map((theme) => (
                <label key={theme} className="grid justify-items-center text-xs text-ink-soft">
                  <input
                    type="color"
                    name={`colors.${name}.${theme}`}
                    defaultValue={form.colors[name][theme]}
                    aria-label={fillText(words.colourOf, {
                      colour: words.colourNames[name],
                      theme: words.themes[theme],
                    })}
                    className="h-9 w-14 cursor-pointer max-md:h-11"
                  />
                  <span aria-hidden="true">{words.themes[theme]}</span>
                </label>
              ))}
            </span>
          </div>
        ))}
      </div>
      <Faint form={form} />
      <fieldset className="grid gap-2">
        <legend className="text-lg font-bold">{words.pattern}</legend>
        <p className="text-sm text-ink-soft">{words.patternLead}</p>
        <div key={round} className="flex flex-wrap gap-x-6">
          {(["girih", "none"] as const).map((pattern) => (
            <label key={pattern} className="flex min-h-9 items-center gap-2 font-semibold max-md:min-h-11">
              <input
                type="radio"
                name="pattern"
                value={pattern}
                defaultChecked={form.pattern === pattern}
                className="size-4.5 accent-link"
              />
              {words.patterns[pattern]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-4">
        <button type="submit" value="save" className="button button-main">
          {words.save}
        </button>
        <OutcomeNote outcome={own} />
      </div>
    </ActForm>
  );
}

/** The colour on which, or beside which, another is read. */
const groundOf: Record<(typeof colourNames)[number], (typeof colourNames)[number]> = {
  ...{ ink: "paper", link: "paper", paper: "ink", accent: "ink" },
  ...{ emerald: "paper", lapis: "paper", brick: "paper", plum: "paper" },
};

/** What is too hard to read, before and after, each mended by one press. */
function Faint({ form }: { form: LookForm }) {
  const { brand: words } = useFrame().words.content.allSettings;
  const found = faintColours(form);
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {found.map(({ colour, theme, mended }) => {
        const named = { colour: words.colourNames[colour], theme: words.themes[theme] };
        const ground = form.colors[groundOf[colour]][theme];
        return (
          <div key={`${colour} ${theme}`} className="flex flex-wrap items-center gap-3 rounded-lg bg-danger-tint p-3">
            <p className="flex-1 basis-52 font-semibold">{fillText(words.faint, named)}</p>
            {mended ? (
              <>
                <svg width="290" height="34" aria-hidden="true" className="max-w-full rounded-lg font-semibold">
                  <rect width="290" height="34" fill={ground} />
                  {[form.colors, mended].map((colors, at) => (
                    <text key={colors[colour][theme]} x={14 + 138 * at} y="22" fill={colors[colour][theme]}>
                      {words.sample}
                    </text>
                  ))}
                </svg>
                <button
                  type="submit"
                  name="change"
                  value={`mend:${colour}:${theme}`}
                  formNoValidate
                  aria-label={fillText(words.mendOf, named)}
                  className="button button-main"
                >
                  {words.mend}
                </button>
              </>
            ) : (
              <p>{words.cannotMend}</p>
            )}
          </div>
        );
      })}
    </div>
  );
}
