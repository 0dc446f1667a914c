import { fillText } from "#shared/fill-text.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type ByHandProps = { enrolmentId: string; name: string; letters: string | undefined; outcome: Outcome | undefined };

/** A certificate for a student whom the rule gives none, folded below their name. */
export function ByHand({ enrolmentId, name, letters, outcome }: ByHandProps) {
  const { certificates: words } = useClassFrame().words;
  const isThis = outcome?.refused !== undefined && outcome.typed?.enrolment === enrolmentId;
  const wrong = isThis ? (outcome.fields ?? {}) : {};
  return (
    <details open={isThis || undefined} className="mt-1">
      <summary className="link text-sm">
        {words.forHand} <span className="sr-only">{name}</span>
      </summary>
      <ActForm name={`issue ${enrolmentId}`} className="mt-2 mb-1 grid gap-3 md:grid-cols-2">
        <input type="hidden" name="enrolment" value={enrolmentId} />
        <Field
          label={words.name}
          hint={letters && fillText(words.unprintable, { letters })}
          name="name"
          defaultValue={isThis ? (outcome.typed?.name ?? name) : name}
          maxLength={120}
          required
          dir="auto"
          error={wrong.name}
        />
        <Field
          label={words.reason}
          hint={words.reasonHint}
          name="reason"
          defaultValue={isThis ? outcome.typed?.reason : ""}
          maxLength={200}
          required
          dir="auto"
          error={wrong.reason}
        />
        <button type="submit" name="intent" value="issue" className="button button-quiet justify-self-start">
          {words.issueOne}
        </button>
      </ActForm>
    </details>
  );
}
