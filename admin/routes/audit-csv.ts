import { redirect } from "react-router";
import { csvAnswer } from "#admin/request/csv-answer.ts";
import { openOffice } from "#admin/request/office.ts";
import { readAuditFilter } from "#domains/staff/office/audit-filter.ts";
import { readForm } from "#shared/read-form.ts";
import type { Route } from "./+types/audit-csv.ts";

/** The audit for a spreadsheet. Requested by a form, because the export is an entry itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const office = openOffice(context);
  if (!office) return redirect("/audit");
  const fields = await readForm(request);
  const asked = { request, fields, fileName: "audit.csv", page: "/audit" };
  return await csvAnswer(asked, () => office.verbs.exportAudit(readAuditFilter(fields)));
}
