import { fillText } from "#shared/fill-text.ts";
import { spokenZone } from "#shared/formats/spoken-zone.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type MoreFormProps = { name: string; texts: Record<string, string>; outcome: Outcome | undefined };

/** What one student may have more than the others: minutes, attempts, a later closing. */
export function MoreForm({ name, texts: shown, outcome }: MoreFormProps) {
  const { timeZone, language, words } = useClassFrame();
  const { more } = words.quizzes.ofStudent;
  const refused = outcome?.refused === undefined ? undefined : outcome;
  const texts = refused?.typed ?? shown;
  const wrong = refused?.fields ?? {};
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="more">
      <h3 id="more" className="text-lg">
        {fillText(more.title, { name })}
      </h3>
      <p className="text-sm text-ink-soft">{more.text}</p>
      <ActForm name="more" className="grid gap-3" stays>
        <Field
          {...{ label: more.minutes, name: "minutes", defaultValue: texts.minutes, error: wrong.minutes }}
          hint={more.minutesHint}
          inputMode="numeric"
        />
        <Field
          {...{ label: more.attempts, name: "attempts", defaultValue: texts.attempts, error: wrong.attempts }}
          inputMode="numeric"
        />
        <Field
          {...{ label: more.closesAt, name: "closesAt", defaultValue: texts.closesAt, error: wrong.closesAt }}
          hint={fillText(more.closesHint, { zone: spokenZone(new Date(), timeZone, language.lang) })}
          type="datetime-local"
        />
        <button type="submit" name="intent" value="more" className="button button-quiet justify-self-start">
          {more.save}
        </button>
      </ActForm>
    </section>
  );
}
