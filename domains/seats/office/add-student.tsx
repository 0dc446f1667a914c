import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

/** Adds one student by hand. */
export function AddStudent({ batchId, outcome }: { batchId: string; outcome: Outcome | undefined }) {
  const { add } = useFrame().words.batches;
  const isThis = outcome?.intent === "add";
  const wrong = isThis ? (outcome.fields ?? {}) : {};
  return (
    <ActForm name="enrol" className="card grid gap-3 p-4">
      <h2 className="text-lg">{add.title}</h2>
      <input type="hidden" name="batch" value={batchId} />
      <Field label={add.name} name="name" maxLength={200} required error={wrong.name} dir="auto" />
      <Field label={add.email} name="email" type="email" maxLength={254} required error={wrong.email} />
      <Field label={add.phone} name="phone" type="tel" maxLength={30} error={wrong.phone} dir="ltr" />
      <button type="submit" name="intent" value="add" className="button button-main justify-self-start">
        {add.button}
      </button>
    </ActForm>
  );
}
