import { redirect } from "react-router";
import { csvAnswer } from "#admin/request/csv-answer.ts";
import { openOffice } from "#admin/request/office.ts";
import { ledgerSpan } from "#domains/money/contract/income.ts";
import type { Route } from "./+types/ledger-file.ts";

/** The media types of the ledger's files, besides that of CSV. */
const types: Partial<Record<string, string>> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** The ledger for the accountant, as CSV or for Excel. Requested by a form, because the export is an entry of the audit. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const office = openOffice(context);
  if (!office) return redirect("/income");
  const format = params.format === "xlsx" ? "xlsx" : "csv";
  const asked = { request, hasFields: true, fileName: `ledger.${format}`, page: "/income" } as const;
  const type = types[format];
  return await csvAnswer({ ...asked, ...(type && { type }) }, async (fields) => {
    const span = ledgerSpan.safeParse({ from: fields.get("from"), to: fields.get("to") });
    if (!span.success) throw new Response(null, { status: 400 });
    return await office.verbs.exportLedger(span.data, format);
  });
}
