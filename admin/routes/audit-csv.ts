import { redirect } from "react-router";
import { readAuditFilter } from "#admin/lib/audit-filter.ts";
import { openOffice } from "#admin/lib/office.ts";
import type { Route } from "./+types/audit-csv.ts";

/** The audit for a spreadsheet. Asked for by a form, because the export is an entry itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const office = openOffice(context);
  if (!office) return redirect("/audit");
  try {
    const csv = await office.verbs.exportAudit(readAuditFilter(await request.formData()));
    return new Response(csv, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="audit.csv"',
      },
    });
  } catch (error) {
    const reason = error instanceof Error && "reason" in error ? error.reason : null;
    if (reason === "staff.verifyAgain") return redirect("/verify?again&from=/audit");
    if (reason === "staff.notAllowed") return redirect("/audit");
    throw error;
  }
}
