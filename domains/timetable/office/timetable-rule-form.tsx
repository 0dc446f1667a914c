import { useNavigation } from "react-router";
import { Field, LongField } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { exceptionField, exceptionFields, type RuleTexts } from "./rule-fields.ts";

type RuleFormProps = {
  /** The current rule, or a proposal for a batch without one. */
  texts: RuleTexts;
  version: number;
  /** The days and hours that follow from it. */
  words: string | null;
  outcome: Outcome | undefined;
};

/** The days and hours of a batch's classes. */
export function RuleForm({ texts, version, words: follows, outcome }: RuleFormProps) {
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
        <fieldset aria-describedby={wrong.weekdays && "weekdays-error"} className="grid gap-1">
          <legend className="mb-1 text-sm font-semibold">{words.weekdays}</legend>
          <div className="grid grid-cols-2 gap-x-3">
            {words.days.map((name, at) => (
              <label key={name} className="flex min-h-8 items-center gap-2 max-md:min-h-11">
                <input
                  type="checkbox"
                  name={`weekday.${at + 1}`}
                  defaultChecked={values[`weekday.${at + 1}`] !== undefined}
                  className="size-5"
                />
                {name}
              </label>
            ))}
          </div>
          {wrong.weekdays && (
            <p id="weekdays-error" className="text-sm text-danger">
              {wrong.weekdays}
            </p>
          )}
        </fieldset>
        <div className="grid grid-cols-2 gap-3">
          <Field {...of("startsAt")} label={words.startsAt} type="time" required />
          <Field {...of("endsAt")} label={words.endsAt} type="time" required />
          <Field {...of("fromDay")} label={words.fromDay} type="date" required />
          <Field {...of("untilDay")} label={words.untilDay} type="date" required />
        </div>
        <Field {...of("timeZone")} label={words.timeZone} required />
        <Field {...of("note")} label={words.note} hint={words.noteHint} maxLength={60} dir="auto" />
        <Field
          {...of("meetingUrl")}
          label={words.meetingUrl}
          hint={words.meetingHint}
          inputMode="url"
          maxLength={500}
        />
        <LongField
          {...of("holidays")}
          error={holidayError(wrong)}
          label={words.holidays}
          hint={words.holidaysHint}
          rows={3}
        />
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

/** The error of any of the holidays: the contract names each by its place. */
function holidayError(wrong: Partial<Record<string, string>>): string | undefined {
  return Object.entries(wrong).find(([name]) => name.startsWith("holidays"))?.[1];
}

type ExceptionsProps = { values: RuleTexts; wrong: Partial<Record<string, string>> };

function Exceptions({ values, wrong }: ExceptionsProps) {
  const { rule: words } = useClassFrame().words.timetable;
  const filled = [...Array(12).keys()].filter((at) => exceptionFields.some((name) => values[exceptionField(at, name)]));
  const shown = [...filled, (filled.at(-1) ?? -1) + 1];
  const isWrong = Object.keys(wrong).some((name) => name.startsWith("exceptions"));
  return (
    <details open={filled.length > 0 || isWrong || undefined}>
      <summary className="link font-semibold">{words.exceptions}</summary>
      <div className="mt-2 grid gap-4">
        {shown.map((at) => {
          const of = (name: "name" | "from" | "until" | "startsAt" | "endsAt") => {
            const field = exceptionField(at, name);
            return { name: field, label: words[name], defaultValue: values[field] ?? "", error: wrong[field] };
          };
          return (
            <div key={at} className="grid grid-cols-2 gap-3 rounded-lg border border-line p-3">
              <div className="col-span-2">
                <Field {...of("name")} maxLength={60} dir="auto" />
              </div>
              <Field {...of("from")} type="date" />
              <Field {...of("until")} type="date" />
              <Field {...of("startsAt")} type="time" />
              <Field {...of("endsAt")} type="time" />
            </div>
          );
        })}
        <p className="text-sm text-ink-faint">{words.further}</p>
      </div>
    </details>
  );
}
