import { adminContext } from "#admin/request/contexts.ts";
import { openOffice } from "#admin/request/office.ts";
import { gradebookCell } from "#domains/work/contract.ts";
import type { CellAnswer } from "#domains/work/office/gradebook-saves.ts";
import { readJsonBody } from "#shared/read-form.ts";
import { refusalOf } from "#ui/form/refused-form.ts";
import type { Route } from "./+types/gradebook-cell.ts";

/** Saves one cell of the gradebook as typed. */
export async function action({ request, params: { batchId }, context }: Route.ActionArgs) {
  const { messages } = context.get(adminContext).site;
  const answer = (cell: CellAnswer["cell"], refused: string | null, status = 200) =>
    Response.json({ cell, refused } satisfies CellAnswer, { status });
  const office = openOffice(context);
  if (!office) return answer(null, messages.sending.signedOut, 401);
  try {
    const change = gradebookCell.parse(await readJsonBody(request));
    try {
      const [cell] = await office.verbs.setGrades(batchId, [change]);
      return answer(cell ?? null, null);
    } catch (error) {
      const { refused, status } = refusalOf(error, messages);
      const { grades } = status === 409 ? await office.verbs.showGradebook(batchId) : { grades: [] };
      const now = grades.find(
        ({ workId, enrolmentId }) => workId === change.workId && enrolmentId === change.enrolmentId,
      );
      return answer(
        status === 409 ? { points: now?.points ?? null, version: now?.version ?? 0 } : null,
        refused,
        status,
      );
    }
  } catch (error) {
    const { refused, status } = refusalOf(error, messages);
    return answer(null, refused, status);
  }
}
