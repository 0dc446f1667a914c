import { redirect } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { NewStudent } from "#domains/overview/office/new-student.tsx";
import { newStudent } from "#domains/seats/contract/new-student.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/student-new.ts";

/** The form for a student whom staff write down. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, access, office } = requireOffice(given);
  if (!office.allowedVerbs(access.member).includes("addStudent")) throw new Response(null, { status: 403 });
  const today = dayOf(new Date(), site.content.company.hours.timeZone);
  const open = (await verbs.listBatchNames()).filter(({ endDate }) => endDate >= today);
  return { batches: open.map(({ id, name }): [string, string] => [id, name]) };
}

const given = (text: string | undefined) => text?.trim() || null;

const acts: Record<string, Act> = {
  add: async ({ verbs }, form) => {
    const guardian = {
      ...{ name: form.guardianName ?? "", relation: form.relation },
      ...{ phone: given(form.guardianPhone), email: given(form.guardianEmail) },
    };
    const hasGuardian = given(guardian.name) ?? guardian.phone ?? guardian.email;
    const student = newStudent.parse({
      ...{ name: form.name, email: given(form.email), phone: given(form.phone), shares: form.shares === "yes" },
      ...{ batchId: given(form.batch), tell: form.tell === "yes", guardian: hasGuardian ? guardian : null },
      sibling: given(form.sibling),
    });
    return redirect(`/people/${await verbs.addStudent(student)}`);
  },
};

export const action = (args: Route.ActionArgs) => act(args, acts);

export const meta = screenTitle(({ students }) => students.add.title);

export default function StudentNew({ loaderData, actionData }: Route.ComponentProps) {
  return <NewStudent {...loaderData} outcome={actionData} />;
}
