import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type DetailsCardProps = {
  person: { id: string; name: string; phone: string | null; email: string | null; hasAccount: boolean };
  outcome: Outcome | undefined;
};

/** A person's name, number and address, to be changed over what the page showed. */
export function DetailsCard({ person: { id, hasAccount, ...saved }, outcome }: DetailsCardProps) {
  const { edit: words, noEmail } = useFrame().words.leads.person;
  const isThis = outcome?.intent === "details" && outcome.refused !== undefined;
  const wrong = isThis ? (outcome.fields ?? {}) : {};
  const shown = { name: saved.name, phone: saved.phone ?? "", email: saved.email ?? "" };
  return (
    <ActForm name="details" stays className="card grid gap-3 p-4">
      <h2 className="text-lg">{words.title}</h2>
      {saved.email === null && <p className="text-ink-soft">{noEmail}</p>}
      <input type="hidden" name="person" value={id} />
      <input type="hidden" name="seenName" value={shown.name} />
      <input type="hidden" name="seenPhone" value={shown.phone} />
      <input type="hidden" name="seenEmail" value={shown.email} />
      <Field
        {...{ label: words.name, name: "name", maxLength: 200, required: true, dir: "auto" }}
        {...{ defaultValue: shown.name, error: wrong.name }}
      />
      <Field
        {...{ label: words.phone, name: "phone", type: "tel", maxLength: 60, dir: "ltr" }}
        {...{ defaultValue: shown.phone, error: wrong.phone }}
      />
      <Field
        {...{ label: words.email, name: "email", type: "email", maxLength: 254, dir: "ltr" }}
        {...{ defaultValue: shown.email, error: wrong.email, hint: hasAccount ? words.held : undefined }}
      />
      {wrong.email && (
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" name="shares" value="yes" className="size-5" />
          {words.shares}
        </label>
      )}
      <button type="submit" name="intent" value="details" className="button button-quiet justify-self-start">
        {words.save}
      </button>
    </ActForm>
  );
}
