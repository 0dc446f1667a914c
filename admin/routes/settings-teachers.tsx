import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { teacherFields } from "#domains/staff/contract.ts";
import { TeachersScreen } from "#domains/staff/office/teachers-screen.tsx";
import { fillText } from "#shared/fill-text.ts";
import { useMember } from "#ui/office/member.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/settings-teachers.ts";

/** Who teaches, with what looks as if it were one person. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { members } = await verbs.listStaff();
  const { teachers, alike, accounts } = await verbs.listTeachers();
  const batches = await verbs.listBatches();
  return {
    teachers: teachers.map((teacher) => ({
      ...teacher,
      teaches: batches.filter(({ teacherId }) => teacherId === teacher.id).map(({ name }) => name),
    })),
    alike,
    members: accounts,
    accounts: members.map(({ userId, name, email }): [string, string] => [userId, `${name} (${email})`]),
    pages: site.content.teachers.map(({ id, name }): [string, string] => [id, name]),
  };
}

const acts: Record<string, Act> = {
  add: async ({ verbs, site }, form) => {
    const teacher = teacherFields.parse(form);
    await verbs.addTeacher(teacher);
    return fillText(site.messages.admin.staff.teachers.added, { name: teacher.name });
  },
  change: async ({ verbs, site }, form) => {
    await verbs.changeTeacher(form.id ?? "", teacherFields.parse(form));
    return site.messages.admin.staff.teachers.saved;
  },
  link: async ({ verbs, site }, { id = "", userId = "" }) => {
    const { teachers } = await verbs.listTeachers();
    const known = teachers.find((teacher) => teacher.id === id);
    await verbs.changeTeacher(id, { name: known?.name ?? "", userId, pageId: known?.pageId ?? null });
    return site.messages.admin.staff.teachers.saved;
  },
  join: async ({ verbs, site }, { one = "", other = "", kept }) => {
    const [keptId, goneId] = kept === other ? [other, one] : [one, other];
    await verbs.joinTeachers(keptId, goneId);
    return site.messages.admin.staff.teachers.alike.joined;
  },
  apart: async ({ verbs, site }, { one = "", other = "" }) => {
    await verbs.keepTeachersApart(one, other);
    return site.messages.admin.staff.teachers.alike.areTwo;
  },
  remove: async ({ verbs, site }, { id = "" }) => {
    await verbs.removeTeacher(id);
    return site.messages.admin.staff.teachers.removed;
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ staff }) => staff.teachers.title);

export default function TeacherSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { may } = useMember();
  return <TeachersScreen {...loaderData} mayChange={may.includes("changeTeacher")} outcome={actionData} />;
}
