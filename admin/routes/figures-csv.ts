import { redirect } from "react-router";
import { csvAnswer } from "#admin/request/csv-answer.ts";
import { openOffice } from "#admin/request/office.ts";
import { readFigureChoice } from "#domains/overview/office/figure-choice.ts";
import type { Route } from "./+types/figures-csv.ts";

/** The figures for a spreadsheet. Requested by a form, because the export is an entry of the audit. */
export async function action({ request, context }: Route.ActionArgs) {
  const office = openOffice(context);
  if (!office) return redirect("/figures");
  const asked = { request, hasFields: true, fileName: "figures.csv", page: "/figures" } as const;
  return await csvAnswer(asked, (fields) => office.verbs.exportFigures(readFigureChoice(fields)));
}
