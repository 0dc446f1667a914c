import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import type { Language } from "#shared/words.ts";
import { Badge } from "#ui/badge.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { idOf } from "./document-field.tsx";
import type { PlacedRow, TranslationPart } from "./translation-places.ts";

type TranslationFormProps = {
  parts: TranslationPart[];
  /** The language of the translation, and its name. */
  language: Language & { name: string };
  version: number;
  originalVersion: number;
  hasDraft: boolean;
  isWithdrawing: boolean;
  /** Whether the original or another translation has a draft too. */
  waitsElsewhere: boolean;
  outcome: Outcome | undefined;
};

/** The name of the field of a text. */
export const textName = (place: string) => `text.${place}`;

/** Each text of a document beside its translation. */
export function TranslationForm({ parts, language, version, originalVersion, ...given }: TranslationFormProps) {
  const words = useFrame().words.content.translations.form;
  const isSending = useNavigation().state !== "idle";
  const round = useRounds(given.hasDraft);
  return (
    <ActForm name={`translation ${language.lang}`} noValidate stays className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="seen" value={version} />
      <input type="hidden" name="seenOriginal" value={originalVersion} />
      {/* Enter in a field saves: a form is sent by its first button. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" disabled={isSending} />
      {given.isWithdrawing && <p className="rounded-lg bg-danger-tint px-3 py-2 text-danger">{words.withdrawing}</p>}
      <p className="text-sm text-ink-soft">{words.braces}</p>
      {parts.map(({ title, rows }, at) => (
        <section key={`${round} ${title}`} className="card p-4" aria-labelledby={`part-${at}`}>
          <h2 id={`part-${at}`} className="text-base">
            {title}
          </h2>
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <Row key={`${row.place} ${row.original} ${row.was ?? ""}`} row={row} language={language} />
            ))}
          </ul>
        </section>
      ))}
      <div className="sticky bottom-0 z-5 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-3 max-md:bottom-14 md:-mx-6 md:px-6">
        <button type="submit" name="intent" value="publish" className="button button-main" disabled={isSending}>
          {fillText(words.publish, { language: language.name })}
        </button>
        {given.waitsElsewhere && (
          <button type="submit" name="intent" value="publishAll" className="button button-quiet" disabled={isSending}>
            {words.publishAll}
          </button>
        )}
        <button type="submit" className="button button-quiet" disabled={isSending}>
          {words.save}
        </button>
        {given.hasDraft && (
          <button type="submit" name="intent" value="discard" className="button button-danger" disabled={isSending}>
            {words.discard}
          </button>
        )}
        <OutcomeNote outcome={given.outcome} />
      </div>
    </ActForm>
  );
}

/** Counts the drafts that are gone: after one the fields hold what visitors read again. */
function useRounds(hasDraft: boolean): number {
  const [round, setRound] = useState(0);
  const had = useRef(hasDraft);
  useEffect(() => {
    if (had.current && !hasDraft) setRound((before) => before + 1);
    had.current = hasDraft;
  }, [hasDraft]);
  return round;
}

/** Length from which a text is typed over several lines, in characters. */
const longLine = 70;

function Row({ row, language }: { row: PlacedRow; language: Language }) {
  const words = useFrame().words.content.translations.form;
  const { place, original, translation, was, label, issue } = row;
  const id = idOf(place);
  const field = {
    ...{ id, name: textName(place), defaultValue: translation, lang: language.lang, dir: language.dir },
    "aria-describedby": issue ? `${id}-issue ${id}-original` : `${id}-original`,
    ...{ "aria-invalid": issue !== null, autoComplete: "off" },
  };
  const isLong = original.length > longLine || original.includes("\n");
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 py-3 md:grid-cols-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <label htmlFor={id}>{label}</label>
          {translation === "" && <Badge look="red">{words.missing}</Badge>}
          {was !== null && <Badge look="amber">{words.changed}</Badge>}
        </p>
        <p id={`${id}-original`} lang={siteLocale} dir="auto" className="mt-1 whitespace-pre-line">
          {original}
        </p>
        {was !== null && (
          <div className="mt-2 border-s-2 border-line ps-3 text-sm text-ink-soft">
            <p>{words.was}</p>
            <p lang={siteLocale} dir="auto" className="whitespace-pre-line">
              {was}
            </p>
          </div>
        )}
      </div>
      <div className="grid content-start gap-2">
        {isLong ? (
          <textarea
            {...field}
            rows={Math.min(12, Math.ceil(original.length / 60) + 1)}
            className="control field-sizing-content max-h-96"
          />
        ) : (
          <input {...field} type="text" className="control" />
        )}
        {issue && (
          <p id={`${id}-issue`} className="text-sm text-danger">
            {issue}
          </p>
        )}
        {was !== null && (
          <label className="flex min-h-9 items-center gap-2 text-sm max-md:min-h-11">
            <input type="checkbox" name="fits" value={place} className="size-4.5 accent-link" />
            {words.fits}
          </label>
        )}
      </div>
    </li>
  );
}
