import { redirect } from "react-router";
import { csvAnswer } from "#admin/request/csv-answer.ts";
import { openOffice } from "#admin/request/office.ts";
import { readAuditFilter } from "#domains/staff/office/audit-filter.ts";
import type { Route } from "./+types/audit-csv.ts";

/** The audit for a spreadsheet. Requested by a form, because the export is an entry itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const office = openOffice(context);
  if (!office) return redirect("/audit");
  const asked = { request, hasFields: true, fileName: "audit.csv", page: "/audit" } as const;
  return await csvAnswer(asked, (fields) => office.verbs.exportAudit(readAuditFilter(fields)));
}
