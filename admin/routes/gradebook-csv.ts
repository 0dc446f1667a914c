import { redirect } from "react-router";
import { csvAnswer } from "#admin/request/csv-answer.ts";
import { openOffice } from "#admin/request/office.ts";
import type { Route } from "./+types/gradebook-csv.ts";

/** A gradebook for a spreadsheet. */
export async function action({ request, params: { batchId }, context }: Route.ActionArgs) {
  const office = openOffice(context);
  const page = `/batches/${encodeURIComponent(batchId)}/gradebook`;
  if (!office) return redirect(page);
  const asked = { request, fileName: `${batchId.replace(/[^\w-]/g, "")}-grades.csv`, page };
  return await csvAnswer(asked, () => office.verbs.exportGradebook(batchId));
}
