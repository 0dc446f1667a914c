import { Link } from "react-router";
import { givenText } from "#domains/work/rules/given.ts";
import { fillText } from "#shared/fill-text.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { type Column, type Row, totalOf } from "./gradebook.ts";

type StudentGradesProps = { batchId: string; row: Row; columns: Column[]; outcome: Outcome | undefined };

/** All grades of one student as a form: for a phone, and without scripts. */
export function StudentGrades({ batchId, row, columns, outcome }: StudentGradesProps) {
  const { gradebook: words } = useClassFrame().words.work;
  const isThis = outcome?.refused !== undefined && outcome.typed?.student === row.enrolmentId;
  const typed: Partial<Record<string, string>> = isThis ? (outcome.typed ?? {}) : {};
  const total = totalOf(row.cells, columns);
  return (
    <ActForm name={`student ${row.enrolmentId}`} className="card grid gap-4 p-4" aria-labelledby="student-grades">
      <div className="flex flex-wrap items-baseline gap-3">
        <h3 id="student-grades" className="me-auto text-lg">
          <bdi>{row.name}</bdi>
        </h3>
        {total !== null && <p className="font-semibold">{`${total} %`}</p>}
        <Link to={`/batches/${batchId}/gradebook`} className="link text-sm">
          {words.close}
        </Link>
      </div>
      <input type="hidden" name="intent" value="student" />
      <input type="hidden" name="student" value={row.enrolmentId} />
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {columns.map(({ id, title, points }, at) => {
          const cell = row.cells[at];
          const given = cell?.points ?? null;
          const shown = given === "excused" ? "" : givenText(given);
          return (
            <div key={id}>
              <input type="hidden" name={`seen-${id}`} value={cell?.version ?? 0} />
              <input type="hidden" name={`shown-${id}`} value={givenText(given)} />
              <Field
                label={<bdi>{fillText(words.pointsOf, { title, points })}</bdi>}
                name={`points-${id}`}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={typed[`points-${id}`] ?? shown}
              />
              <label className="flex min-h-9 items-center gap-2 text-sm max-md:min-h-11">
                <input
                  type="checkbox"
                  name={`excused-${id}`}
                  value="yes"
                  defaultChecked={isThis ? typed[`excused-${id}`] === "yes" : given === "excused"}
                  className="size-5"
                />
                <span>
                  {words.excused} <span className="sr-only">{title}</span>
                </span>
              </label>
            </div>
          );
        })}
      </div>
      <button type="submit" className="button button-main justify-self-start">
        {words.save}
      </button>
    </ActForm>
  );
}
