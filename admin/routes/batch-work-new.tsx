import { Link, redirect } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { classChoices } from "#domains/timetable/office/class-choices.ts";
import { newAssignment } from "#domains/work/contract.ts";
import { assignmentFields, newAssignmentTexts } from "#domains/work/office/assignment-fields.ts";
import { WorkForm } from "#domains/work/office/work-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Route } from "./+types/batch-work-new.ts";

/** A new assignment, whose id is made with its form. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId } = given.params;
  await verbs.listAssignments(batchId);
  const { classes } = await verbs.showTimetable(batchId);
  return { batchId, id: crypto.randomUUID(), classes: classChoices(classes, site) };
}

const actsOf = (batchId: string): Record<string, Act> => ({
  save: async ({ verbs, site }, form, sent) => {
    const { timeZone } = site.content.company.hours;
    const accepts = sent.getAll("accepts").map(String);
    const entry = newAssignment.parse(assignmentFields(form, accepts, { timeZone, before: null }));
    const id = form.id ? { id: form.id } : {};
    await verbs.addAssignment(batchId, { ...entry, ...id });
    return redirect(`/batches/${batchId}/work`);
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.batchId));

export default function NewWork({ loaderData: { batchId, id, classes }, actionData }: Route.ComponentProps) {
  const { work: words } = useClassFrame().words;
  return (
    <div className="grid gap-4">
      <Link to={`/batches/${batchId}/work`} className="link justify-self-start text-sm">
        {words.back}
      </Link>
      <OutcomeNote outcome={actionData} />
      <WorkForm
        {...{ shown: newAssignmentTexts, version: null, id, classes }}
        isPublished={false}
        outcome={actionData}
      />
    </div>
  );
}
