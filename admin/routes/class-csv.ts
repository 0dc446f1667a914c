import { redirect } from "react-router";
import { csvAnswer } from "#admin/request/csv-answer.ts";
import { openOffice } from "#admin/request/office.ts";
import type { Route } from "./+types/class-csv.ts";

/** A class list for a spreadsheet. */
export async function action({ request, params: { batchId }, context }: Route.ActionArgs) {
  const office = openOffice(context);
  const page = `/batches/${encodeURIComponent(batchId)}`;
  if (!office) return redirect(page);
  const asked = { request, fileName: `${batchId.replace(/[^\w-]/g, "")}.csv`, page };
  return await csvAnswer(asked, () => office.verbs.exportClass(batchId));
}
