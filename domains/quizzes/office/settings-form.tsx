import { ClassField } from "#domains/timetable/office/class-choice.tsx";
import type { ClassChoice } from "#domains/timetable/office/class-choices.ts";
import { fillText } from "#shared/fill-text.ts";
import { spokenZone } from "#shared/formats/spoken-zone.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { MarkedField } from "#ui/office/marked-field.tsx";
import type { Outcome } from "#ui/office/office-outcome.ts";

type SettingsFormProps = {
  intent: "create" | "settings";
  texts: Record<string, string>;
  version?: number;
  outcome: Outcome | undefined;
  classes: ClassChoice[];
};

/** The staff's settings of a quiz: its name, its opening times, its attempts. */
export function SettingsForm({ intent, texts: shown, version, outcome, classes }: SettingsFormProps) {
  const { quizzes, work } = useClassFrame().words;
  const { marks, reads } = work.form;
  const { settings: words } = quizzes;
  const { timeZone, language } = useClassFrame();
  const isThis = outcome?.refused !== undefined && outcome.intent === intent;
  const texts = isThis ? (outcome.typed ?? shown) : shown;
  const wrong = isThis ? (outcome.fields ?? {}) : {};
  const zone = fillText(words.zone, { zone: spokenZone(new Date(), timeZone, language.lang) });
  return (
    <ActForm name={intent} className="grid gap-3">
      <input type="hidden" name="seen" value={version ?? ""} />
      <Field
        {...{ label: words.name, name: "title", defaultValue: texts.title, error: wrong.title }}
        maxLength={160}
        required
        dir="auto"
      />
      <MarkedField
        {...{ label: words.instructions, name: "instructions", defaultValue: texts.instructions }}
        hint={marks}
        preview={reads}
        error={wrong.instructions}
        rows={3}
        maxLength={4000}
        dir="auto"
      />
      <ClassField classes={classes} due="closesAt" defaultValue={texts.classId} error={wrong.classId} />
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-1">
        <Field
          {...{ label: words.opensAt, name: "opensAt", defaultValue: texts.opensAt, error: wrong.opensAt }}
          type="datetime-local"
        />
        <Field
          {...{ label: words.closesAt, name: "closesAt", defaultValue: texts.closesAt, error: wrong.closesAt }}
          type="datetime-local"
        />
        <p className="text-sm text-ink-faint sm:col-span-2 xl:col-span-1">{zone}</p>
        <Field
          {...{ label: words.minutes, name: "minutes", defaultValue: texts.minutes, error: wrong.minutes }}
          hint={words.minutesHint}
          inputMode="numeric"
        />
        <Field
          {...{ label: words.attempts, name: "attempts", defaultValue: texts.attempts, error: wrong.attempts }}
          hint={words.attemptsHint}
          inputMode="numeric"
          required
        />
      </div>
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" name="shuffle" defaultChecked={texts.shuffle === "on"} className="size-5 shrink-0" />
        {words.shuffle}
      </label>
      <button
        type="submit"
        name="intent"
        value={intent}
        className={`button justify-self-start ${intent === "create" ? "button-main" : "button-quiet"}`}
      >
        {intent === "create" ? words.create : words.save}
      </button>
    </ActForm>
  );
}
