import { adminContext } from "#admin/request/contexts.ts";
import { openOffice } from "#admin/request/office.ts";
import { attendanceSheet } from "#domains/attendance/contract.ts";
import { readJsonBody } from "#shared/read-form.ts";
import { refusalOf } from "#ui/form/refused-form.ts";
import type { Route } from "./+types/class-sheet.ts";

/** Saves the marks of a class, and returns those that another member saved meanwhile, or the text of a refusal. */
export async function action({ request, context, params: { batchId, classId } }: Route.ActionArgs) {
  const { messages } = context.get(adminContext).site;
  const office = openOffice(context);
  if (!office) return Response.json({ refused: messages.sending.signedOut }, { status: 401 });
  try {
    const sheet = attendanceSheet.parse(await readJsonBody(request));
    return Response.json(await office.verbs.saveAttendance(batchId, { classId, ...sheet }));
  } catch (error) {
    const { refused, status } = refusalOf(error, messages);
    return Response.json({ refused }, { status });
  }
}
