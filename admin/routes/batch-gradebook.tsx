import { Link } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { gradebookCell, newWeights } from "#domains/work/contract.ts";
import { pointsTyped } from "#domains/work/office/assignment-fields.ts";
import { gridOf, sortedRows, sortingIn } from "#domains/work/office/gradebook.ts";
import { GradebookGrid } from "#domains/work/office/gradebook-grid.tsx";
import { GradebookList } from "#domains/work/office/gradebook-list.tsx";
import { StudentGrades } from "#domains/work/office/student-grades.tsx";
import { Weights } from "#domains/work/office/weights.tsx";
import { givenText, readGiven } from "#domains/work/rules/given.ts";
import { fillCount } from "#shared/fill-text.ts";
import { Empty } from "#ui/empty.tsx";
import { FileForm } from "#ui/form/file-form.tsx";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { revalidateUnlessUnsent } from "#ui/form/revalidate-unless-unsent.ts";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Route } from "./+types/batch-gradebook.ts";

/** The grades of a batch, and of one student if the address names one. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs } = requireOffice(given);
  const { batchId } = given.params;
  const query = new URL(given.request.url).searchParams;
  const { columns, rows } = gridOf(await verbs.showGradebook(batchId));
  const sort = sortingIn(query.get("sort"));
  const shown = { columns, rows: sortedRows(rows, columns, sort), sort };
  return { batchId, asked: query.get("student"), ...shown, loaded: Date.now() };
}

const actsOf = (batchId: string): Record<string, Act> => ({
  student: async ({ verbs, site }, form) => {
    const enrolmentId = form.student ?? "";
    const changes = Object.entries(form).flatMap(([name, typed]) => {
      const workId = /^points-(.+)$/.exec(name)?.[1];
      const text = form[`excused-${workId}`] ? givenText("excused") : typed;
      if (workId === undefined || text === form[`shown-${workId}`]) return [];
      const given = readGiven(text);
      const points = given === "wrong" ? Number.NaN : given;
      return [gradebookCell.parse({ workId, enrolmentId, points, seen: hiddenNumber(form[`seen-${workId}`]) })];
    });
    const { gradebook: words } = site.messages.admin.work;
    if (changes.length === 0) return words.nothing;
    await verbs.setGrades(batchId, changes);
    return fillCount(words.savedOf, changes.length);
  },
  weights: async ({ verbs, site }, form) => {
    const weights = Object.entries(form).flatMap(([name, text]) => {
      const workId = /^weight-(.+)$/.exec(name)?.[1];
      if (workId === undefined) return [];
      return [{ workId, weight: pointsTyped(text), from: pointsTyped(form[`shown-${workId}`] ?? "") }];
    });
    const { gradebook: words } = site.messages.admin.work;
    const changed = await verbs.setWeights(batchId, newWeights.parse(weights));
    return changed === 0 ? words.nothing : fillCount(words.weights.saved, changed);
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.batchId));

/** A refusal because another member changed a grade is shown beside its current value. */
export const shouldRevalidate = revalidateUnlessUnsent;

export default function BatchGradebook({ loaderData, actionData }: Route.ComponentProps) {
  const { gradebook: words } = useClassFrame().words.work;
  const { batchId, asked, columns, rows, sort, loaded } = loaderData;
  const chosen = rows.find(({ enrolmentId }) => enrolmentId === asked);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="me-auto text-xl">{words.title}</h2>
        <FileForm action={`/admin/batches/${batchId}/gradebook.csv`}>
          <button type="submit" className="button button-quiet">
            {words.export}
          </button>
        </FileForm>
        <Link to={`/batches/${batchId}/gradebook/import`} className="button button-quiet">
          {words.import}
        </Link>
      </div>
      <OutcomeNote outcome={actionData} />
      {chosen && <StudentGrades key={loaded} batchId={batchId} row={chosen} columns={columns} outcome={actionData} />}
      {columns.length === 0 || rows.length === 0 ? (
        <div className="card">
          <Empty title={words.empty} text={words.emptyText} />
        </div>
      ) : (
        <>
          <noscript>
            <p className="text-ink-soft">{words.needsScripts}</p>
          </noscript>
          <div className="hidden md:block">
            <GradebookGrid key={loaded} batchId={batchId} columns={columns} rows={rows} sort={sort} />
          </div>
          <div className="md:hidden">
            <GradebookList batchId={batchId} columns={columns} rows={rows} sort={sort} />
          </div>
          <Weights columns={columns} outcome={actionData} />
        </>
      )}
    </div>
  );
}
