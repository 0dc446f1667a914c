import { Link } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { formats } from "#shared/formats/formats.ts";
import type { StaffRight } from "#shared/staff-right.ts";
import type { StaffRole } from "#shared/staff-role.ts";
import { Badge } from "#ui/badge.tsx";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { Initials } from "#ui/initials.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { type BatchChoice, type BranchChoice, DutyFields } from "./duty-fields.tsx";

type Taught = { id: string; name: string }[];
/** `taught` are the batches that are given in their name, `batchIds` those that a teacher may open. */
type Person = { name: string; email: string; taught: Taught } & {
  role: StaffRole;
  batchIds: string[];
  branchIds: string[];
  rights: StaffRight[];
};
type Member = Person & { userId: string; since: string };
type Invited = Person & { id: string; teacherId: string | null; until: string };
type MembersProps = {
  members: Member[];
  invitations: Invited[];
  batches: BatchChoice[];
  branches: BranchChoice[];
  /** Teachers without an account. */
  teachers: { id: string; name: string; taught: Taught }[];
  isOwner: boolean;
  outcome: Outcome | undefined;
};

/** The staff with who teaches what, and the open invitations below. */
export function Members({ members, invitations, teachers, isOwner, ...choices }: MembersProps) {
  const { staff, frame } = useFrame().words;
  return (
    <section className="card" aria-label={staff.title}>
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <li key={member.userId} className="flex flex-wrap items-start gap-3 px-4 py-3">
            <PersonFacts person={member} {...choices} />
            {isOwner ? (
              <MemberForms member={member} {...choices} />
            ) : (
              <Badge look={member.role === "owner" ? "amber" : "plain"}>{frame.roles[member.role]}</Badge>
            )}
          </li>
        ))}
        {invitations.map((invited) => (
          <li key={invited.id} className="flex flex-wrap items-start gap-3 px-4 py-3">
            <PersonFacts person={invited} {...choices} />
            <div className="grid gap-2">
              <span className="text-sm text-ink-soft">
                {staff.invited}, {frame.roles[invited.role]}, {fillText(staff.until, { time: invited.until })}
              </span>
              {isOwner && <InvitedForms invited={invited} {...choices} />}
            </div>
          </li>
        ))}
      </ul>
      <footer className="grid gap-2 border-t border-line px-4 py-3">
        {teachers.length > 0 && (
          <>
            <h2 className="text-base">{staff.withoutAccount}</h2>
            <ul className="grid gap-1">
              {teachers.map(({ id, name, taught }) => (
                <li key={id}>
                  <bdi className="font-semibold">{name}</bdi> <Teaching taught={taught} look="text-sm text-ink-soft" />
                </li>
              ))}
            </ul>
          </>
        )}
        <Link to="/settings/teachers" className="link justify-self-start">
          {staff.toTeachers}
        </Link>
      </footer>
    </section>
  );
}
/** What somebody teaches, as text. */
function Teaching({ taught, look }: { taught: Taught; look: string }) {
  const { words, language } = useFrame();
  const { teaches, teachesNone } = words.staff;
  const batches = formats(language.lang)
    .list("conjunction")
    .format(taught.map(({ name }) => name));
  return <span className={look}>{taught.length > 0 ? fillText(teaches, { batches }) : teachesNone}</span>;
}

function PersonFacts({ person, batches, branches }: { person: Person } & Omit<Choices, "outcome">) {
  const { words, language } = useFrame();
  const { staff, frame } = words;
  const list = formats(language.lang).list("conjunction");
  const named = (some: { name: string }[]) => list.format(some.map((one) => one.name));
  const { name, email, role, batchIds, taught, branchIds, rights } = person;
  const limits = branches.filter(({ id }) => branchIds.includes(id));
  const [current, others] = [taught.map(({ id }) => id), batches.filter(({ id }) => batchIds.includes(id))];
  const opens = others.filter(({ id }) => !current.includes(id));
  const lacks = role === "teacher" ? taught.filter(({ id }) => !batchIds.includes(id)) : [];
  return (
    <>
      <Initials name={name} />
      <div className="min-w-40 flex-1">
        <bdi className="block font-semibold">{name}</bdi>
        <span className="text-sm text-ink-faint">{email}</span>
        {(role === "teacher" || taught.length > 0) && <Teaching taught={taught} look="block text-sm text-ink-soft" />}
        {role === "teacher" && opens.length > 0 && (
          <span className="block text-sm text-ink-soft">{fillText(staff.opens, { batches: named(opens) })}</span>
        )}
        {limits.length > 0 && (
          <span className="block text-sm text-ink-soft">{fillText(frame.duty.only, { branches: named(limits) })}</span>
        )}
        {rights.length > 0 && (
          <span className="block text-sm text-ink-soft">
            {fillText(frame.duty.also, { rights: list.format(rights.map((right) => frame.rights[right])) })}
          </span>
        )}
        {lacks.length > 0 && (
          <span className="block text-sm text-danger">{fillText(staff.lacks, { batches: named(lacks) })}</span>
        )}
      </div>
    </>
  );
}

type Choices = { batches: BatchChoice[]; branches: BranchChoice[]; outcome: Outcome | undefined };

/** The errors of this form. */
const wrongIn = (outcome: Outcome | undefined, form: string) => (outcome?.form === form ? (outcome.fields ?? {}) : {});

/** Changes a member's role or batches, or removes them. */
function MemberForms({ member, batches, branches, outcome }: Choices & { member: Member }) {
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
        <DutyFields duty={member} batches={batches} branches={branches} errors={wrongIn(outcome, form)} />
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
function InvitedForms({ invited, batches, branches, outcome }: Choices & { invited: Invited }) {
  const { staff } = useFrame().words;
  const form = `invitation ${invited.id}`;
  const wrong = wrongIn(outcome, form);
  return (
    <details className="min-w-0">
      <summary className="link min-h-9">{staff.changeInvitation}</summary>
      <ActForm name={`invitation ${invited.id}`} className="mt-2 grid gap-4">
        <input type="hidden" name="id" value={invited.id} />
        <input type="hidden" name="teacherId" value={invited.teacherId ?? ""} />
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
        <DutyFields duty={invited} batches={batches} branches={branches} errors={wrong} />
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
