import { fillText } from "#shared/fill-text.ts";
import { formats, siteLocale } from "#shared/formats/formats.ts";
import type { StaffRole } from "#shared/staff-role.ts";
import { Badge } from "#ui/badge.tsx";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { Initials } from "#ui/initials.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { type BatchChoice, DutyFields } from "./duty-fields.tsx";

type Person = { name: string; email: string; role: StaffRole; batchIds: string[] };
type Member = Person & { userId: string; since: string };
type Invited = Person & { id: string; until: string };
type MembersProps = {
  members: Member[];
  invitations: Invited[];
  batches: BatchChoice[];
  isOwner: boolean;
  outcome: Outcome | undefined;
};

/** The staff with who teaches what, and the open invitations below. */
export function Members({ members, invitations, batches, isOwner, outcome }: MembersProps) {
  const { staff, frame } = useFrame().words;
  return (
    <section className="card" aria-label={staff.title}>
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <li key={member.userId} className="flex flex-wrap items-start gap-3 px-4 py-3">
            <PersonFacts person={member} batches={batches} />
            {isOwner ? (
              <MemberForms member={member} batches={batches} outcome={outcome} />
            ) : (
              <Badge look={member.role === "owner" ? "amber" : "plain"}>{frame.roles[member.role]}</Badge>
            )}
          </li>
        ))}
        {invitations.map((invited) => (
          <li key={invited.id} className="flex flex-wrap items-start gap-3 px-4 py-3">
            <PersonFacts person={invited} batches={batches} />
            <div className="grid gap-2">
              <span className="text-sm text-ink-soft">
                {staff.invited}, {frame.roles[invited.role]}, {fillText(staff.until, { time: invited.until })}
              </span>
              {isOwner && <InvitedForms invited={invited} batches={batches} outcome={outcome} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const list = formats(siteLocale).list("conjunction");

function PersonFacts({ person, batches }: { person: Person; batches: BatchChoice[] }) {
  const { staff } = useFrame().words;
  const { name, email, role, batchIds } = person;
  const taught = batches.filter(({ id }) => batchIds.includes(id)).map((batch) => batch.name);
  const teaches = taught.length > 0 ? fillText(staff.teaches, { batches: list.format(taught) }) : staff.teachesNone;
  return (
    <>
      <Initials name={name} />
      <div className="min-w-40 flex-1">
        <bdi className="block font-semibold">{name}</bdi>
        <span className="text-sm text-ink-faint">{email}</span>
        {role === "teacher" && <span className="block text-sm text-ink-soft">{teaches}</span>}
      </div>
    </>
  );
}

type Editing = { batches: BatchChoice[]; outcome: Outcome | undefined };

/** The error of this form's batches. */
const wrongIn = (outcome: Outcome | undefined, form: string) =>
  outcome?.form === form ? outcome.fields?.batchIds : undefined;

/** Changes a member's role or batches, or removes them. */
function MemberForms({ member, batches, outcome }: Editing & { member: Member }) {
  const { staff, frame } = useFrame().words;
  const ask = (sent: FormData) =>
    sent.get("intent") === "remove" ? fillText(staff.removeSure, { name: member.name }) : null;
  const form = `member ${member.userId}`;
  return (
    <details className="min-w-0 open:w-full">
      <summary className="flex min-h-9 items-center gap-2">
        <Badge look={member.role === "owner" ? "amber" : "plain"}>{frame.roles[member.role]}</Badge>
        <span className="text-link">{staff.change}</span>
      </summary>
      <ActForm name={`member ${member.userId}`} ask={ask} className="mt-2 grid gap-4">
        <input type="hidden" name="id" value={member.userId} />
        <DutyFields duty={member} batches={batches} error={wrongIn(outcome, form)} />
        <div className="flex flex-wrap gap-2">
          <button type="submit" name="intent" value="change" className="button button-quiet">
            {staff.save}
          </button>
          <button type="submit" name="intent" value="remove" className="button button-danger">
            {staff.remove}
          </button>
        </div>
      </ActForm>
    </details>
  );
}

/** Changes an invitation and sends it again, or withdraws it. */
function InvitedForms({ invited, batches, outcome }: Editing & { invited: Invited }) {
  const { staff } = useFrame().words;
  const form = `invitation ${invited.id}`;
  const wrong = outcome?.form === form ? (outcome.fields ?? {}) : {};
  return (
    <details className="min-w-0">
      <summary className="link min-h-9">{staff.changeInvitation}</summary>
      <ActForm name={`invitation ${invited.id}`} className="mt-2 grid gap-4">
        <input type="hidden" name="id" value={invited.id} />
        <Field
          label={staff.invite.name}
          name="name"
          defaultValue={invited.name}
          maxLength={100}
          required
          dir="auto"
          error={wrong.name}
        />
        <Field
          label={staff.invite.email}
          name="email"
          type="email"
          defaultValue={invited.email}
          maxLength={254}
          required
          error={wrong.email}
        />
        <DutyFields duty={invited} batches={batches} error={wrong.batchIds} />
        <div className="flex flex-wrap gap-2">
          <button type="submit" name="intent" value="changeInvitation" className="button button-quiet">
            {staff.sendAgain}
          </button>
          <button type="submit" name="intent" value="withdraw" formNoValidate className="button button-danger">
            {staff.withdraw}
          </button>
        </div>
      </ActForm>
    </details>
  );
}
