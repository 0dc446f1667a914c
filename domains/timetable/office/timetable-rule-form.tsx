import { useState } from "react";
import { useNavigation } from "react-router";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { filledRows, type RowField, type RuleTexts, rowField } from "./rule-fields.ts";
import { Weekdays } from "./weekdays.tsx";

type RuleFormProps = {
  /** The current rule, or a proposal for a batch without one. */
  texts: RuleTexts;
  version: number;
  /** The days and hours that follow from it. */
  words: string | null;
  /** The institute's holidays, as text. */
  closed: string | null;
  outcome: Outcome | undefined;
};

/** The days and hours of a batch's classes. */
export function RuleForm({ texts, version, words: follows, closed, outcome }: RuleFormProps) {
  const { rule: words } = useClassFrame().words.timetable;
  const isThis = outcome?.intent === "save" || outcome?.intent === "preview";
  const values = (isThis && outcome.typed) || texts;
  const wrong = isThis ? (outcome.fields ?? {}) : {};
  const isSending = useNavigation().state !== "idle";
  const of = (name: string) => ({ name, defaultValue: values[name] ?? "", error: wrong[name] });
  return (
    // Saved values fill the form again; those only previewed, or refused, stay.
    <details key={version} open={version === 0 || (isThis && !outcome.done) || undefined} className="card p-4">
      <summary>
        <h2 className="inline text-lg">{words.title}</h2>
        {follows && <span className="block text-ink-soft">{follows}</span>}
      </summary>
      <ActForm name="rule" className="mt-4 grid gap-4">
        {version === 0 && <p className="text-ink-soft">{words.none}</p>}
        <input type="hidden" name="version" value={version} />
        <Weekdays title={words.weekdays} days={words.days} values={values} error={wrong.weekdays} />
        <div className="grid grid-cols-2 gap-3">
          <Field {...of("startsAt")} label={words.startsAt} type="time" required />
          <Field {...of("endsAt")} label={words.endsAt} type="time" required />
          <Field {...of("fromDay")} label={words.fromDay} type="date" required />
          <Field {...of("untilDay")} label={words.untilDay} type="date" required />
        </div>
        <OwnHours values={values} wrong={wrong} />
        <Field {...of("timeZone")} label={words.timeZone} required />
        <Field {...of("note")} label={words.note} hint={words.noteHint} maxLength={60} dir="auto" />
        <Field
          {...of("meetingUrl")}
          label={words.meetingUrl}
          hint={words.meetingHint}
          inputMode="url"
          maxLength={500}
        />
        <Holidays values={values} wrong={wrong} />
        {closed && <p className="text-sm text-ink-soft">{closed}</p>}
        <Exceptions values={values} wrong={wrong} />
        <div className="flex flex-wrap gap-2">
          <button type="submit" name="intent" value="preview" disabled={isSending} className="button button-quiet">
            {words.preview}
          </button>
          <button type="submit" name="intent" value="save" disabled={isSending} className="button button-main">
            {words.save}
          </button>
        </div>
      </ActForm>
    </details>
  );
}

/** Two date fields beside each other where both fit, else one below the other. */
const rowClass = "grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-3 rounded-lg border border-line p-3";

type RowsProps = { values: RuleTexts; wrong: Partial<Record<string, string>> };

/**
 * The rows of a form that are filled in, and an empty one. The contract names what is wrong by a row's place among those
 * that are filled in.
 */
function rowsOf(
  kind: "exceptions" | "closures" | "dayHours",
  { values, wrong }: RowsProps,
  words: Record<RowField, string>,
) {
  const filled = filledRows(values, kind);
  return [...filled, (filled.at(-1) ?? -1) + 1].map((at, place) => ({
    at,
    of: (name: RowField) => {
      const field = rowField(kind, at, name);
      const error = at === filled[place] ? wrong[rowField(kind, place, name)] : undefined;
      return { name: field, label: words[name], defaultValue: values[field] ?? "", error };
    },
  }));
}

const isWrongIn = (wrong: RowsProps["wrong"], kind: string) => Object.keys(wrong).some((name) => name.startsWith(kind));

/** The holidays, a range of days each. */
function Holidays(props: RowsProps) {
  const { rule: words } = useClassFrame().words.timetable;
  const rows = rowsOf("closures", props, words);
  const [removed, setRemoved] = useState<number[]>([]);
  const [further, setFurther] = useState(0);
  const last = rows.at(-1)?.at ?? 0;
  const added = Array.from({ length: further }, (_, more) => last + 1 + more).map((at) => ({
    at,
    of: (name: RowField) => ({
      name: rowField("closures", at, name),
      label: words[name],
      defaultValue: "",
      error: undefined,
    }),
  }));
  const shown = [...rows, ...added].filter(({ at }) => !removed.includes(at));
  const wrongList = props.wrong.closures ?? props.wrong.holidays;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-semibold">{words.holidays}</legend>
      {shown.map(({ at, of }) => (
        <div key={at} className={rowClass}>
          <div className="col-span-full">
            <Field {...of("name")} label={words.holidayName} maxLength={60} dir="auto" />
          </div>
          <Field {...of("from")} type="date" />
          <Field {...of("until")} type="date" />
          <button
            type="button"
            className="button button-plain justify-self-start invisible in-data-hydrated:visible"
            onClick={() => setRemoved([...removed, at])}
          >
            {words.removeHoliday}
          </button>
        </div>
      ))}
      {wrongList && <p className="text-sm text-danger">{wrongList}</p>}
      <button
        type="button"
        className="button button-quiet justify-self-start invisible in-data-hydrated:visible"
        onClick={() => setFurther(further + 1)}
      >
        {words.addHoliday}
      </button>
      <p className="text-sm text-ink-faint">{words.holidaysHint}</p>
    </fieldset>
  );
}

/** The weekdays with hours of their own. */
function OwnHours(props: RowsProps) {
  const { rule: words } = useClassFrame().words.timetable;
  const rows = rowsOf("dayHours", props, words);
  const days = words.days.map((name, at): [string, string] => [String(at + 1), name]);
  return (
    <details open={rows.length > 1 || isWrongIn(props.wrong, "dayHours") || undefined}>
      <summary className="link font-semibold">{words.dayHours}</summary>
      <div className="mt-2 grid gap-4">
        {rows.map(({ at, of }) => (
          <div key={at} className={rowClass}>
            <div className="col-span-full">
              <Choice {...of("weekday")} options={[["", words.noDay], ...days]} />
            </div>
            <Field {...of("startsAt")} type="time" />
            <Field {...of("endsAt")} type="time" />
          </div>
        ))}
        <p className="text-sm text-ink-faint">{words.dayHoursHint}</p>
      </div>
    </details>
  );
}

/** The weeks with other hours. */
function Exceptions(props: RowsProps) {
  const { rule: words } = useClassFrame().words.timetable;
  const rows = rowsOf("exceptions", props, words);
  return (
    <details open={rows.length > 1 || isWrongIn(props.wrong, "exceptions") || undefined}>
      <summary className="link font-semibold">{words.exceptions}</summary>
      <div className="mt-2 grid gap-4">
        {rows.map(({ at, of }) => (
          <div key={at} className={rowClass}>
            <div className="col-span-full">
              <Field {...of("name")} maxLength={60} dir="auto" />
            </div>
            <Field {...of("from")} type="date" />
            <Field {...of("until")} type="date" />
            <Field {...of("startsAt")} type="time" />
            <Field {...of("endsAt")} type="time" />
          </div>
        ))}
        <p className="text-sm text-ink-faint">{words.further}</p>
      </div>
    </details>
  );
}
