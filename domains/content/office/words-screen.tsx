import { Link } from "react-router";
import type { TradeWord } from "#domains/content/contract/trade-words.ts";
import type { WordsForm, WordUses } from "#domains/content/rules/trade-words.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { languageOf } from "#shared/language-of.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type WordsScreenProps = {
  form: WordsForm;
  /** The state that the form begins with; another one is not overwritten. */
  seen: string;
  /** Where each word is used. */
  uses: Record<TradeWord, WordUses>;
  outcome: Outcome | undefined;
};

/** What the institute calls the things of its trade: each word with its uses. */
export function WordsScreen({ form, seen, uses, outcome }: WordsScreenProps) {
  const { trade: words } = useFrame().words.content.allSettings;
  const shown = outcome?.refused === undefined ? form : ((outcome.document as WordsForm | undefined) ?? form);
  return (
    <div className="grid max-w-4xl gap-5 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      </header>
      <ActForm key={seen} name="words" stays className="grid gap-4">
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="seen" value={seen} />
        {(Object.keys(words.names) as TradeWord[]).map((word) => (
          <OneWord key={word} word={word} typed={shown.words[word]} uses={uses[word]} wrong={outcome?.fields} />
        ))}
        <div className="card p-4">
          <Switch name="hasGuidedDay" isOn={shown.hasGuidedDay} label={words.guidedDay} hint={words.guidedDayHint} />
        </div>
        <section aria-label={words.writing} className="card grid gap-4 p-4">
          <h2 className="text-lg">{words.writing}</h2>
          <Switch name="hasOwnDigits" isOn={shown.hasOwnDigits} label={words.ownDigits} hint={words.ownDigitsHint} />
          <Switch name="hijri" isOn={shown.hijri} label={words.hijri} hint={words.hijriHint} />
        </section>
        <p className="text-ink-soft">
          <span>{words.replyTime}</span>{" "}
          <Link to="/settings/institute/contact" className="link">
            {words.replyTimeLink}
          </Link>
        </p>
        <button type="submit" className="button button-main justify-self-start">
          {words.save}
        </button>
      </ActForm>
      <OutcomeNote outcome={outcome} />
    </div>
  );
}

type SwitchProps = { name: string; isOn: boolean; label: string; hint: string };

function Switch({ name, isOn, label, hint }: SwitchProps) {
  return (
    <div>
      <label className="flex min-h-9 items-center gap-2 font-semibold max-md:min-h-11">
        <input type="checkbox" name={name} defaultChecked={isOn} className="size-4.5 shrink-0 accent-link" />
        {label}
      </label>
      <p className="mt-1 text-sm text-ink-faint">{hint}</p>
    </div>
  );
}

type OneWordProps = {
  word: TradeWord;
  typed: WordsForm["words"][TradeWord];
  uses: WordUses;
  wrong: Partial<Record<string, string>> | undefined;
};

function OneWord({ word, typed, uses, wrong = {} }: OneWordProps) {
  const { trade: words } = useFrame().words.content.allSettings;
  const name = words.names[word];
  const of = (form: "one" | "other") => ({
    ...{ name: `${word}.${form}`, defaultValue: typed[form], maxLength: 40, dir: "auto" as const },
    error: wrong[`${word}.${form}`],
  });
  return (
    <section aria-label={name} className="card grid gap-3 p-4 sm:grid-cols-2">
      <h2 className="text-lg sm:col-span-2">
        {name}
        <small className="ms-2 text-sm font-normal text-ink-soft">{fillCount(words.uses, uses.count)}</small>
      </h2>
      <Field {...of("one")} label={fillText(word === "portal" ? words.onlyOne : words.one, { word: name })} />
      {word !== "portal" && <Field {...of("other")} label={fillText(words.other, { word: name })} />}
      {uses.texts.length > 0 && (
        <div className="text-sm text-ink-soft sm:col-span-2">
          <p>{words.example}</p>
          <ul {...languageOf({ lang: siteLocale })} className="list-disc ps-5">
            {uses.texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
