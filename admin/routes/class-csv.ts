import { redirect } from "react-router";
import { csvAnswer } from "#admin/request/csv-answer.ts";
import { openOffice } from "#admin/request/office.ts";
import type { Route } from "./+types/class-csv.ts";

/** A class list for a spreadsheet. */
export async function action({ params: { batchId }, context }: Route.ActionArgs) {
  const office = openOffice(context);
  const page = `/batches/${encodeURIComponent(batchId)}`;
  if (!office) return redirect(page);
  return await csvAnswer(`${batchId.replace(/[^\w-]/g, "")}.csv`, page, () => office.verbs.exportClass(batchId));
}
