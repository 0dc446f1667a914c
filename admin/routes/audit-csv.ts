import { redirect } from "react-router";
import { readAuditFilter } from "#admin/lib/audit-filter.ts";
import { csvAnswer } from "#admin/lib/csv-answer.ts";
import { openOffice } from "#admin/lib/office.ts";
import type { Route } from "./+types/audit-csv.ts";

/** The audit for a spreadsheet. Asked for by a form, because the export is an entry itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const office = openOffice(context);
  if (!office) return redirect("/audit");
  const filter = readAuditFilter(await request.formData());
  return await csvAnswer("audit.csv", "/audit", () => office.verbs.exportAudit(filter));
}
