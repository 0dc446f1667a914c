import { redirect } from "react-router";
import { csvAnswer } from "#admin/request/csv-answer.ts";
import { openOffice } from "#admin/request/office.ts";
import type { Route } from "./+types/gradebook-csv.ts";

/** A gradebook for a spreadsheet. */
export async function action({ params: { batchId }, context }: Route.ActionArgs) {
  const office = openOffice(context);
  const page = `/batches/${encodeURIComponent(batchId)}/gradebook`;
  if (!office) return redirect(page);
  const name = `${batchId.replace(/[^\w-]/g, "")}-grades.csv`;
  return await csvAnswer(name, page, () => office.verbs.exportGradebook(batchId));
}
