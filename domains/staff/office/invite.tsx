import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

/** Invites a person to the staff by e-mail. */
export function Invite({ outcome }: { outcome: Outcome | undefined }) {
  const { staff, frame } = useFrame().words;
  const { invite, about } = staff;
  const wrong = outcome?.intent === "invite" ? (outcome.fields ?? {}) : {};
  const roles = Object.entries(frame.roles).map(([role, name]): [string, string] => {
    return [role, `${name}: ${about[role as keyof typeof about]}`];
  });
  return (
    <ActForm name="invite" className="card grid gap-3 p-4">
      <h2 className="text-lg">{invite.title}</h2>
      <Field label={invite.name} name="name" maxLength={100} required error={wrong.name} dir="auto" />
      <Field label={invite.email} name="email" type="email" maxLength={254} required error={wrong.email} />
      <Choice label={invite.role} name="role" options={roles} defaultValue="support" />
      <Field label={invite.batches} hint={invite.batchesHint} name="batches" maxLength={1000} />
      <button type="submit" name="intent" value="invite" className="button button-main justify-self-start">
        {invite.button}
      </button>
    </ActForm>
  );
}
