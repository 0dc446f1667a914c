import { Link, redirect } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { classChoices } from "#domains/timetable/office/class-choices.ts";
import { newAssignment } from "#domains/work/contract.ts";
import { assignmentFields, assignmentTexts } from "#domains/work/office/assignment-fields.ts";
import { StarterFiles } from "#domains/work/office/starter-files.tsx";
import { WorkForm } from "#domains/work/office/work-form.tsx";
import { readFile } from "#shared/read-form.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { revalidateUnlessUnsent } from "#ui/form/revalidate-unless-unsent.ts";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Route } from "./+types/batch-work-change.ts";

/** The form for changing an assignment. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId, workId } = given.params;
  const work = await verbs.showAssignment(batchId, workId);
  const { classes } = await verbs.showTimetable(batchId);
  const { timeZone } = site.content.company.hours;
  return {
    ...{ batchId, workId, version: work.version },
    classes: classChoices(classes, site, work.classId),
    shown: assignmentTexts(work, timeZone),
    files: await verbs.listStarterFiles(batchId, workId),
    formId: crypto.randomUUID(),
    isPublished: work.publishedAt !== null && work.publishedAt <= new Date(),
  };
}

const actsOf = ({ batchId, workId }: Route.ActionArgs["params"]): Record<string, Act> => ({
  save: async ({ verbs, site }, form, sent) => {
    const before = await verbs.showAssignment(batchId, workId);
    const { timeZone } = site.content.company.hours;
    const accepts = sent.getAll("accepts").map(String);
    const entry = newAssignment.parse(assignmentFields(form, accepts, { timeZone, before }));
    await verbs.changeAssignment(batchId, { workId, seen: hiddenNumber(form.seen), entry });
    return site.messages.admin.work.form.saved;
  },
  "add file": async ({ verbs, site }, { id = "" }, sent) => {
    const file = sent.get("file");
    const name = file instanceof File ? file.name : "";
    await verbs.addStarterFile(batchId, { workId, formId: id, name, content: await readFile(sent, "file") });
    return site.messages.admin.work.starter.added;
  },
  "remove file": async ({ verbs, site }, { file = "" }) => {
    await verbs.removeStarterFile(batchId, { workId, fileId: file });
    return site.messages.admin.work.starter.removed;
  },
  remove: async ({ verbs }) => {
    await verbs.removeAssignment(batchId, workId);
    return redirect(`/batches/${batchId}/work`);
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params));

/** A refusal because another member changed it is shown beside the current version. */
export const shouldRevalidate = revalidateUnlessUnsent;

export default function ChangeWork({ loaderData, actionData }: Route.ComponentProps) {
  const { work: words, frame } = useClassFrame().words;
  const { batchId, workId, shown, version, isPublished, classes, files, formId } = loaderData;
  return (
    <div className="grid gap-4">
      <Link to={`/batches/${batchId}/work`} className="link justify-self-start text-sm">
        {words.back}
      </Link>
      <OutcomeNote outcome={actionData} />
      <WorkForm {...{ shown, version, isPublished, classes, id: workId, outcome: actionData }} />
      <StarterFiles {...{ batchId, workId, files, formId, outcome: actionData }} />
      <ActForm name="remove" className="card grid max-w-4xl gap-2 p-4">
        <label className="flex items-center gap-2 max-md:min-h-11">
          <input type="checkbox" required className="size-5" />
          {words.form.sure}
          <span className="sr-only">{frame.required}</span>
        </label>
        <button type="submit" name="intent" value="remove" className="button button-danger justify-self-start">
          {words.form.remove}
        </button>
      </ActForm>
    </div>
  );
}
