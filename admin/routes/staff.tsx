import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { deviceName } from "#domains/accounts/rules/device-name.ts";
import { staffChange, staffInvitation } from "#domains/staff/contract.ts";
import { Invite } from "#domains/staff/office/invite.tsx";
import { Members } from "#domains/staff/office/members.tsx";
import { Sessions } from "#domains/staff/office/sessions.tsx";
import { fillText } from "#shared/fill-text.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import { shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/staff.ts";

/** The members of the staff, the invitations, and the members' sessions. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, access } = requireOffice(given);
  const { members, invitations, sessions } = await verbs.listStaff();
  const batches = await verbs.listBatches();
  const { teachers } = await verbs.listTeachers();
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const now = new Date();
  const today = dayOf(now, timeZone);
  const timeOf = (moment: Date) => shortTime(moment, now, timeZone, lang);
  const names = new Map(members.map(({ userId, name }) => [userId, name]));
  return {
    members: members.map(({ createdAt, ...member }) => {
      const teacher = teachers.find(({ userId }) => userId === member.userId);
      return { ...member, since: timeOf(createdAt), taught: taughtBy(teacher?.id, batches, today) };
    }),
    invitations: invitations.map(({ id, name, email, teacherId, expiresAt, ...duty }) => {
      const { role, batchIds, branchIds, rights } = duty;
      const taught = taughtBy(teacherId ?? undefined, batches, today);
      return { ...{ id, name, email, role, batchIds, branchIds, rights, teacherId, taught }, until: timeOf(expiresAt) };
    }),
    /** The teachers who have no account, with what they teach. */
    teachers: teachers
      .filter(({ userId }) => userId === null)
      .map(({ id, name }) => ({ id, name, taught: taughtBy(id, batches, today) })),
    branches: site.content.branches.map(({ id, name }) => ({ id, name })),
    batches: batches.map(({ _id: id, name, endDate }) => ({ id, name, hasEnded: endDate < today })),
    sessions: sessions.map(({ id, userId, userAgent, seenAt }) => ({
      ...{ id, name: names.get(userId) ?? "", seen: timeOf(seenAt), isCurrent: id === access.session.id },
      device: deviceName(userAgent, site.messages.accounts.device),
    })),
  };
}

/** The batches of a teacher that have not ended. */
const taughtBy = (
  teacherId: string | undefined,
  batches: { _id: string; name: string; teacherId: string | null; endDate: string }[],
  today: string,
) =>
  batches
    .filter((batch) => batch.teacherId === teacherId && batch.endDate >= today)
    .map(({ _id: id, name }) => ({ id, name }));

/** What the boxes that are ticked give. */
const ticked = (sent: FormData) => {
  const listOf = (name: string) => sent.getAll(name).map(String);
  return { batchIds: listOf("batch"), branchIds: listOf("branch"), rights: listOf("right") };
};

const acts: Record<string, Act> = {
  invite: async ({ verbs, site }, { name, email, role, teacherId }, sent) => {
    const invitation = staffInvitation.parse({ name, email, role, teacherId, ...ticked(sent) });
    await verbs.inviteStaff(invitation);
    return fillText(site.messages.admin.staff.invite.done, { email: invitation.email });
  },
  changeInvitation: async ({ verbs, site }, { id = "", name, email, role, teacherId }, sent) => {
    const invitation = staffInvitation.parse({ name, email, role, teacherId, ...ticked(sent) });
    await verbs.changeInvitation(id, invitation);
    return fillText(site.messages.admin.staff.sentAgain, { email: invitation.email });
  },
  withdraw: async ({ verbs, site }, { id = "" }) => {
    await verbs.withdrawInvitation(id);
    return site.messages.admin.staff.withdrawn;
  },
  change: async ({ verbs, site }, { id = "", role }, sent) => {
    await verbs.changeStaff(id, staffChange.parse({ role, ...ticked(sent) }));
    return site.messages.admin.staff.changed;
  },
  remove: async ({ verbs, site }, { id = "" }) => {
    await verbs.removeStaff(id);
    return site.messages.admin.staff.removed;
  },
  end: async ({ verbs, site }, { id = "" }) => {
    await verbs.endStaffSession(id);
    return site.messages.admin.staff.sessions.ended;
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ staff }) => staff.title);

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  const { staff } = useFrame().words;
  const { may } = useMember();
  const isOwner = may.includes("changeStaff");
  return (
    <div className="grid gap-5 p-4 md:p-6">
      <h1 className="text-2xl">{staff.title}</h1>
      <OutcomeNote outcome={actionData} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-5">
          <Members {...loaderData} isOwner={isOwner} outcome={actionData} />
          <Sessions title={staff.sessions.title} sessions={loaderData.sessions} mayEnd={isOwner} />
        </div>
        {isOwner && <Invite {...loaderData} outcome={actionData} />}
      </div>
    </div>
  );
}
