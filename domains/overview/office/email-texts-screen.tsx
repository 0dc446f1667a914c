import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { ShownEmailTexts } from "#domains/overview/server/email-texts.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { languageOf } from "#shared/language-of.ts";
import { FieldFrame } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { FilterChips } from "#ui/office/filter-chips.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { inTextLanguage, languageChips, type TextLanguage } from "./text-languages.ts";

type EmailTextsScreenProps = ShownEmailTexts & {
  /** The texts that the form begins with; others are not overwritten. */
  seen: string;
  languages: TextLanguage[];
  outcome: Outcome | undefined;
};

type Text = ShownEmailTexts["texts"][number];

/** The texts of one e-mail, and the e-mail beside them as it reads with what is typed. */
export function EmailTextsScreen({ kind, locale, languages, samples, texts, seen, outcome }: EmailTextsScreenProps) {
  const { emailTexts: words } = useFrame().words;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState("");
  const ofSave = outcome?.form === `texts ${kind}` ? outcome : undefined;
  const fieldsOf = (shown: Text[]) =>
    shown.map((text) => (
      <TextField
        key={text.place}
        {...text}
        typed={ofSave?.typed?.[text.place]}
        error={ofSave?.fields?.[text.place]}
        onInsert={() => setTyped(typedIn(form.current, texts))}
      />
    ));
  const own = texts.filter(({ isShared }) => !isShared);
  const shared = texts.filter(({ isShared }) => isShared);
  return (
    <div className="grid gap-5 p-4 md:p-6 min-[87.5rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 content-start gap-5">
        <header>
          <Link
            to={inTextLanguage("/settings/emails", locale)}
            className="link inline-flex min-h-8 items-center gap-1.5 max-md:min-h-11"
          >
            <ArrowLeft size={16} aria-hidden="true" className="rtl:-scale-x-100" />
            {words.back}
          </Link>
          <h1 className="mt-1 text-2xl">
            <bdi>{texts.find(({ place }) => place.endsWith("subject"))?.text ?? words.title}</bdi>
          </h1>
          <p className="mt-1 max-w-prose text-ink-soft">
            <span>{words.about}</span> <code dir="ltr">{words.markdown}</code>
          </p>
          <FilterChips
            label={words.language}
            chips={languageChips(`/settings/emails/${kind}`, languages, locale)}
            look="mt-3"
          />
        </header>
        <ActForm
          name={`texts ${kind}`}
          stays
          element={form}
          className="grid gap-4"
          onInput={() => setTyped(typedIn(form.current, texts))}
        >
          <input type="hidden" name="seen" value={seen} />
          {fieldsOf(own)}
          {shared.length > 0 && (
            <details className="card p-4">
              <summary className="cursor-pointer font-semibold">{words.shared}</summary>
              <div className="mt-3 grid gap-4">{fieldsOf(shared)}</div>
            </details>
          )}
          <div className="flex flex-wrap items-center gap-4">
            <button type="submit" name="intent" value="save" className="button button-main">
              {words.save}
            </button>
            <OutcomeNote outcome={ofSave} />
          </div>
        </ActForm>
        {own.some(({ isEdited }) => isEdited) && (
          <ActForm name={`reset ${kind}`} ask={() => words.resetAsk} className="grid gap-2">
            <button type="submit" name="intent" value="reset" className="button button-quiet justify-self-start">
              {words.reset}
            </button>
            <OutcomeNote outcome={outcome?.form === `reset ${kind}` ? outcome : undefined} />
          </ActForm>
        )}
      </div>
      <Preview kind={kind} locale={locale} samples={samples} typed={typed} />
    </div>
  );
}

/** The texts that differ from what is stored, as the preview's address names them. */
function typedIn(form: HTMLFormElement | null, texts: Text[]): string {
  if (!form) return "";
  const now = new FormData(form);
  const changed = texts.flatMap(({ place, text }): [string, string][] => {
    const said = now.get(place);
    return typeof said === "string" && said !== text ? [[place, said]] : [];
  });
  return String(new URLSearchParams(changed));
}

/** The longest address that every server takes, in characters: with more, the preview shows what is stored. */
const longestQuery = 6_000;
/** Delay before the preview follows what is typed, in milliseconds. */
const pause = 400;

function Preview({
  kind,
  locale,
  samples,
  typed,
}: Pick<ShownEmailTexts, "kind" | "locale" | "samples"> & { typed: string }) {
  const { emailTexts: words } = useFrame().words;
  const [sample, setSample] = useState(samples[0] ?? "");
  const [shown, setShown] = useState("");
  useEffect(() => {
    const later = setTimeout(() => setShown(typed.length > longestQuery ? "" : typed), pause);
    return () => clearTimeout(later);
  }, [typed]);
  const query = `${new URLSearchParams({ sample, language: locale })}${shown && `&${shown}`}`;
  return (
    <section aria-labelledby="email-preview" className="grid min-w-0 content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="email-preview" className="text-lg">
          {words.preview}
        </h2>
        {samples.length > 1 && (
          <select
            aria-label={words.sample}
            className="control max-w-56"
            value={sample}
            onChange={({ currentTarget }) => setSample(currentTarget.value)}
          >
            {samples.map((one) => (
              <option key={one} {...languageOf({ lang: siteLocale })}>
                {one}
              </option>
            ))}
          </select>
        )}
      </div>
      <iframe
        title={words.previewFrame}
        src={`/admin/preview/email/${kind}?${query}`}
        sandbox=""
        className="h-[42rem] w-full rounded-lg border border-line"
      />
    </section>
  );
}

type TextFieldProps = Text & { typed: string | undefined; error: string | undefined; onInsert: () => void };

/** One text: a line or several, with the facts that it may name. */
function TextField({ place, own, text, before, isLine, facts, needed, typed, error, onInsert }: TextFieldProps) {
  const { emailTexts: words } = useFrame().words;
  const control = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const put = (said: string, isWhole = false) => {
    const { current } = control;
    if (!current) return;
    const [from, to] = isWhole ? [0, current.value.length] : [current.selectionStart ?? 0, current.selectionEnd ?? 0];
    current.setRangeText(said, from, to, "end");
    current.dispatchEvent(new Event("input", { bubbles: true }));
    current.focus();
    onInsert();
  };
  const shape = { name: place, defaultValue: typed ?? text, dir: "auto", className: "control" };
  return (
    <div className="grid gap-1">
      <FieldFrame label={labelOf(place, words.fields)} error={error}>
        {(ties) =>
          isLine ? (
            <input ref={control} {...shape} {...ties} maxLength={2_000} />
          ) : (
            <textarea ref={control} {...shape} {...ties} maxLength={2_000} rows={Math.min(8, 2 + own.length / 90)} />
          )
        }
      </FieldFrame>
      {facts.length > 0 && (
        <p className="flex flex-wrap items-center gap-1.5 text-sm">
          <span className="text-ink-soft">{words.facts}</span>
          {facts.map((name) => (
            <button
              key={name}
              type="button"
              className="min-h-6 rounded-full border border-line px-2 hover:bg-sunken max-md:min-h-11"
              onClick={() => put(`{${name}}`)}
            >
              <span dir="ltr">{`{${name}}`}</span>
              {needed.includes(name) && <span className="text-ink-soft"> {words.needed}</span>}
            </button>
          ))}
        </p>
      )}
      {before !== null && (
        <p className="border-s-4 border-line ps-3 text-sm text-ink-soft">
          <span>{words.update} </span>
          <q>{before}</q>
        </p>
      )}
      {text !== own && (
        <p className="text-sm text-ink-soft">
          <span>{words.own}: </span>
          <q>{own}</q>{" "}
          <button type="button" className="link min-h-6" onClick={() => put(own, true)}>
            {words.useOwn}
          </button>
        </p>
      )}
    </div>
  );
}

/** What a text is called: by the last part of its place. */
function labelOf(place: string, words: Record<string, string>): string {
  const [last = "", before = ""] = place.split(".").reverse();
  const isCount = /^(?:zero|one|two|few|many|other)$/.test(last);
  const kind = isCount ? before : last;
  const label = words[kind] ?? words.text ?? "";
  return isCount ? `${label}, ${words[last]}` : label;
}
