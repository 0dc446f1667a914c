import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

/** Adds a lecture whose video is at another host. */
export function AddAddress({ outcome }: { outcome: Outcome | undefined }) {
  const { address: words } = useFrame().words.lectures;
  const isThis = outcome?.intent === "address";
  const wrong = isThis ? (outcome.fields ?? {}) : {};
  const typed = isThis ? (outcome.typed ?? {}) : {};
  return (
    <ActForm name="address" className="card grid gap-3 p-4">
      <h2 className="text-lg">{words.title}</h2>
      <Field
        label={words.name}
        name="title"
        maxLength={160}
        required
        dir="auto"
        error={wrong.title}
        defaultValue={typed.title}
      />
      <Field
        label={words.url}
        hint={words.hint}
        name="url"
        inputMode="url"
        maxLength={500}
        required
        error={wrong.url}
        defaultValue={typed.url}
      />
      <button type="submit" name="intent" value="address" className="button button-quiet justify-self-start">
        {words.button}
      </button>
    </ActForm>
  );
}
