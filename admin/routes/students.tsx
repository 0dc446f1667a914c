import { requireOffice } from "#admin/request/office.ts";
import { cursorText, pageRequest } from "#admin/request/page-of.ts";
import { studentsAsked } from "#admin/request/student-choice.ts";
import { StudentList } from "#domains/overview/office/student-list.tsx";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/students.ts";

/** The students by name, filtered by the address. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, access, office } = requireOffice(given);
  const url = new URL(given.request.url);
  const { asked, filter } = studentsAsked(url.searchParams);
  const { entries, next } = await verbs.listStudents(pageRequest(url, "name"), filter);
  const batches = (await verbs.listBatchNames()).toReversed();
  return {
    students: entries,
    next: cursorText(next),
    isLater: url.searchParams.has("after"),
    asked,
    batches: batches.map(({ id, name }): [string, string] => [id, name]),
    branches: site.content.branches.map(({ id, name }): [string, string] => [id, name]),
    mayExport: office.allowedVerbs(access.member).includes("exportStudents"),
    mayAdd: office.allowedVerbs(access.member).includes("addStudent"),
  };
}

export const meta = screenTitle(({ students }) => students.title);

export default function Students({ loaderData }: Route.ComponentProps) {
  return <StudentList {...loaderData} />;
}
