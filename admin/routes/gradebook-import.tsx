import { Link } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { ImportGrades, type ImportPreview } from "#domains/work/office/import-grades.tsx";
import { decodeText } from "#shared/decode-text.ts";
import { causeInWords } from "#shared/error-words.ts";
import { fillCount } from "#shared/fill-text.ts";
import { readFile } from "#shared/read-form.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Route } from "./+types/gradebook-import.ts";

/** Grades from a spreadsheet. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs } = requireOffice(given);
  const { batchId } = given.params;
  await verbs.showGradebook(batchId);
  return { batchId };
}

const actsOf = (batchId: string): Record<string, Act<ImportPreview>> => ({
  check: async ({ verbs, site }, { pasted = "" }, sent) => {
    const text = pasted.trim() === "" ? decodeText(await readFile(sent, "file")) : pasted;
    const { changes, faults, print } = await verbs.previewGradebook(batchId, text);
    const { errors } = site.messages;
    return {
      shown: {
        ...{ text, print },
        changes: changes.map(({ student, work, from, points, workId, enrolmentId }) => {
          return { student, work, from, to: points, key: `${workId} ${enrolmentId}` };
        }),
        faults: faults.map(({ line, column, cause }) => ({ line, column, what: causeInWords(cause, errors) })),
      },
    };
  },
  apply: async ({ verbs, site }, { text = "", print = "" }) => {
    const count = await verbs.importGradebook(batchId, { text, print });
    return fillCount(site.messages.admin.work.import.applied, count);
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.batchId));

export default function GradebookImport({ loaderData: { batchId }, actionData }: Route.ComponentProps) {
  const { import: words } = useClassFrame().words.work;
  return (
    <div className="grid gap-4">
      <Link to={`/batches/${batchId}/gradebook`} className="link justify-self-start text-sm">
        {words.back}
      </Link>
      <OutcomeNote outcome={actionData} />
      <ImportGrades outcome={actionData} />
    </div>
  );
}
