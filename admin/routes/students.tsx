import { requireOffice } from "#admin/request/office.ts";
import { cursorText, pageRequest } from "#admin/request/page-of.ts";
import { StudentList } from "#domains/overview/office/student-list.tsx";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/students.ts";

const groups = ["owe", "absent", "without account"] as const;

/** The students by name, filtered by the address. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, access, office } = requireOffice(given);
  const url = new URL(given.request.url);
  const asked = (name: string) => (url.searchParams.get(name) ?? "").trim().slice(0, 100);
  const [words, batch, branch] = [asked("q"), asked("batch"), asked("branch")];
  const who = groups.find((group) => group === asked("who"));
  const { entries, next } = await verbs.listStudents(pageRequest(url, "name"), {
    ...{ ...(words && { words }), ...(batch && { batch }), ...(branch && { branch }), ...(who && { who }) },
  });
  const batches = (await verbs.listBatches()).toReversed();
  return {
    students: entries,
    next: cursorText(next),
    isLater: url.searchParams.has("after"),
    asked: { q: words, batch, branch, who: who ?? "" },
    batches: batches.map(({ _id, name }): [string, string] => [_id, name]),
    branches: site.content.branches.map(({ id, name }): [string, string] => [id, name]),
    mayAdd: office.allowedVerbs(access.member).includes("addStudent"),
  };
}

export const meta = screenTitle(({ students }) => students.title);

export default function Students({ loaderData }: Route.ComponentProps) {
  return <StudentList {...loaderData} />;
}
