import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { type BatchChoice, type BranchChoice, DutyFields } from "./duty-fields.tsx";

type InviteProps = {
  batches: BatchChoice[];
  branches: BranchChoice[];
  /** The teachers who have no account yet. */
  teachers: { id: string; name: string }[];
  outcome: Outcome | undefined;
};

const newcomer = { role: "support" as const, batchIds: [], branchIds: [], rights: [] };

/** Invites a person to the staff by e-mail. */
export function Invite({ batches, branches, teachers, outcome }: InviteProps) {
  const { invite } = useFrame().words.staff;
  const wrong = outcome?.intent === "invite" ? (outcome.fields ?? {}) : {};
  return (
    <ActForm name="invite" className="card grid gap-3 p-4">
      <h2 className="text-lg">{invite.title}</h2>
      <Field label={invite.name} name="name" maxLength={100} required error={wrong.name} dir="auto" />
      <Field label={invite.email} name="email" type="email" maxLength={254} required error={wrong.email} />
      <DutyFields duty={newcomer} batches={batches} branches={branches} errors={wrong} />
      {teachers.length > 0 && (
        <Choice
          label={invite.teacher}
          name="teacherId"
          defaultValue=""
          options={[["", invite.newTeacher], ...teachers.map(({ id, name }): [string, string] => [id, name])]}
          error={wrong.teacherId}
        />
      )}
      <button type="submit" name="intent" value="invite" className="button button-main justify-self-start">
        {invite.button}
      </button>
    </ActForm>
  );
}
