import { redirect } from "react-router";
import { csvAnswer } from "#admin/request/csv-answer.ts";
import { openOffice } from "#admin/request/office.ts";
import { studentChoiceOf } from "#admin/request/student-choice.ts";
import type { Route } from "./+types/students-csv.ts";

/** The chosen students for a spreadsheet. Requested by a form, because the export is an entry of the audit. */
export async function action({ request, context }: Route.ActionArgs) {
  const office = openOffice(context);
  if (!office) return redirect("/students");
  const asked = { request, hasFields: true, fileName: "students.csv", page: "/students" } as const;
  return await csvAnswer(asked, (fields) => office.verbs.exportStudents(studentChoiceOf(fields)));
}
