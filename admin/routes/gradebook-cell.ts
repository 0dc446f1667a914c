import { z } from "zod";
import { adminContext } from "#admin/request/contexts.ts";
import { openOffice } from "#admin/request/office.ts";
import { gradebookCell } from "#domains/work/contract.ts";
import { gridOf } from "#domains/work/office/gradebook.ts";
import type { CellAnswer } from "#domains/work/office/gradebook-saves.ts";
import { readJsonBody } from "#shared/read-form.ts";
import { refusalOf } from "#ui/form/refused-form.ts";
import type { Route } from "./+types/gradebook-cell.ts";

/** The cells that are written at once; a page of the previous release sends one alone. */
const sentCells = z.array(gradebookCell).min(1).max(5_000).or(gradebookCell);

/** Saves cells of the gradebook as typed or pasted, all or none; a refusal says what they are now. */
export async function action({ request, params: { batchId }, context }: Route.ActionArgs) {
  const { messages } = context.get(adminContext).site;
  const answer = (cells: CellAnswer["cells"], refused: string | null, status = 200) =>
    Response.json({ cells, refused } satisfies CellAnswer, { status });
  const office = openOffice(context);
  if (!office) return answer([], messages.sending.signedOut, 401);
  try {
    const changes = [sentCells.parse(await readJsonBody(request))].flat();
    try {
      return answer(await office.verbs.setGrades(batchId, changes), null);
    } catch (error) {
      const { refused, status } = refusalOf(error, messages);
      const { columns, rows } = gridOf(await office.verbs.showGradebook(batchId));
      const now = changes.flatMap(({ workId, enrolmentId }) => {
        const row = rows.find((one) => one.enrolmentId === enrolmentId);
        const cell = row?.cells[columns.findIndex(({ id }) => id === workId)];
        return cell ? [{ workId, enrolmentId, ...cell }] : [];
      });
      return answer(now, refused, status);
    }
  } catch (error) {
    const { refused, status } = refusalOf(error, messages);
    return answer([], refused, status);
  }
}
