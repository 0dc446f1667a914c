import { fillCount, fillText } from "#shared/fill-text.ts";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useActId } from "#ui/form/use-act-id.ts";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type SeveralFormProps = {
  /** The id of the change: a form that is sent twice changes the classes once. */
  id: string;
  /** The initial days of the form. */
  fromDay: string;
  untilDay: string;
  /** The days of the classes to come, and the number of people who are told. */
  days: string[];
  people: number;
  outcome: Outcome | undefined;
};

/** Moves or cancels the classes of some days in one step. */
export function SeveralForm({ id: given, fromDay, untilDay, days, people, outcome }: SeveralFormProps) {
  const id = useActId(given, outcome, / several$/);
  const { several: words, rule } = useClassFrame().words.timetable;
  const isThis = outcome?.refused !== undefined && /several$/.test(outcome.intent);
  const values: Partial<Record<string, string>> = (isThis && outcome.typed) || { fromDay, untilDay };
  const wrong: Partial<Record<string, string>> = (isThis && outcome.fields) || {};
  const weekdays = rule.days.map((name, at): [string, string] => [String(at + 1), name]);
  const of = (name: string) => ({ name, defaultValue: values[name] ?? "", error: wrong[name] });
  const ask = (sent: FormData) => {
    const [weekday = "", from = "", until = ""] = ["weekday", "fromDay", "untilDay"].map((name) =>
      String(sent.get(name)),
    );
    const classes = days.filter((day) => day >= from && day <= until && isOnWeekday(day, weekday)).length;
    const sure = sent.get("intent") === "cancel several" ? words.cancelSure : words.moveSure;
    return fillText(sure, { classes: fillCount(words.classes, classes), people: fillCount(words.people, people) });
  };
  return (
    <details className="card p-4" open={isThis || undefined}>
      <summary>
        <h2 className="inline text-lg">{words.title}</h2>
      </summary>
      <ActForm name="several" ask={ask} className="mt-3 grid gap-3">
        <p className="text-ink-soft">{words.text}</p>
        <input type="hidden" name="change" value={id} />
        <Choice {...of("weekday")} label={words.weekday} options={[["", words.everyDay], ...weekdays]} />
        <div className="grid grid-cols-2 gap-3">
          <Field {...of("fromDay")} label={words.fromDay} type="date" required />
          <Field {...of("untilDay")} label={words.untilDay} type="date" required />
        </div>
        <Field {...of("minutes")} label={words.minutes} hint={words.minutesHint} inputMode="text" dir="ltr" />
        <button type="submit" name="intent" value="move several" className="button button-quiet justify-self-start">
          {words.move}
        </button>
        <Field {...of("reason")} label={words.reason} hint={words.reasonHint} maxLength={300} dir="auto" />
        <button type="submit" name="intent" value="cancel several" className="button button-danger justify-self-start">
          {words.cancel}
        </button>
      </ActForm>
    </details>
  );
}

/** Whether a day is on a weekday from 1, Monday; empty is every day. */
const isOnWeekday = (day: string, weekday: string) =>
  weekday === "" || (new Date(day).getUTCDay() || 7) === Number(weekday);
