import { fillText } from "#shared/fill-text.ts";
import type { StaffRole } from "#shared/staff-role.ts";
import { Badge } from "#ui/badge.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { Initials } from "#ui/initials.tsx";
import { useFrame } from "#ui/office/office-frame.ts";

type Member = { userId: string; name: string; email: string; role: StaffRole; batchIds: string[]; since: string };
type Invited = { id: string; name: string; email: string; role: StaffRole; until: string };
type MembersProps = { members: Member[]; invitations: Invited[]; isOwner: boolean };

/** The staff, with the open invitations below. */
export function Members({ members, invitations, isOwner }: MembersProps) {
  const { staff, frame } = useFrame().words;
  return (
    <section className="card" aria-label={staff.title}>
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <li key={member.userId} className="flex flex-wrap items-center gap-3 px-4 py-3">
            <Initials name={member.name} />
            <div className="min-w-40 flex-1">
              <bdi className="block font-semibold">{member.name}</bdi>
              <span className="text-sm text-ink-faint">{member.email}</span>
            </div>
            {isOwner ? (
              <MemberForms member={member} />
            ) : (
              <Badge look={member.role === "owner" ? "amber" : "plain"}>{frame.roles[member.role]}</Badge>
            )}
          </li>
        ))}
        {invitations.map(({ id, name, email, role, until }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 px-4 py-3">
            <Initials name={name} />
            <div className="min-w-40 flex-1">
              <bdi className="block font-semibold">{name}</bdi>
              <span className="text-sm text-ink-faint">{email}</span>
            </div>
            <span className="text-sm text-ink-soft">
              {staff.invited}, {frame.roles[role]}, {fillText(staff.until, { time: until })}
            </span>
            {isOwner && (
              <ActForm name={`withdraw ${id}`}>
                <input type="hidden" name="id" value={id} />
                <button type="submit" name="intent" value="withdraw" className="button button-quiet">
                  {staff.withdraw}
                </button>
              </ActForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Changes a member's role or batches, or removes them. */
function MemberForms({ member }: { member: Member }) {
  const { staff, frame } = useFrame().words;
  const ask = (sent: FormData) =>
    sent.get("intent") === "remove" ? fillText(staff.removeSure, { name: member.name }) : null;
  return (
    <details>
      <summary className="flex min-h-9 items-center gap-2">
        <Badge look={member.role === "owner" ? "amber" : "plain"}>{frame.roles[member.role]}</Badge>
        <span className="text-link">{staff.change}</span>
      </summary>
      <ActForm name={`member ${member.userId}`} ask={ask} className="mt-2 flex flex-wrap items-center gap-2">
        <input type="hidden" name="id" value={member.userId} />
        <select name="role" aria-label={staff.columns.role} defaultValue={member.role} className="control w-auto">
          {Object.entries(frame.roles).map(([role, name]) => (
            <option key={role} value={role}>
              {name}
            </option>
          ))}
        </select>
        <input
          name="batches"
          aria-label={staff.invite.batches}
          placeholder={staff.columns.batches}
          defaultValue={member.batchIds.join(", ")}
          maxLength={1000}
          className="control w-40"
        />
        <button type="submit" name="intent" value="change" className="button button-quiet">
          {staff.change}
        </button>
        <button type="submit" name="intent" value="remove" className="button button-danger">
          {staff.remove}
        </button>
      </ActForm>
    </details>
  );
}
