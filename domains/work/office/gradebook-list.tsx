import { Form, Link } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { useClassFrame } from "#ui/office/class-words.ts";
import { type Column, type Row, type Sorting, sortingText, totalOf } from "./gradebook.ts";

type GradebookListProps = { batchId: string; columns: Column[]; rows: Row[]; sort: Sorting };

/** The gradebook where there is no room for a grid: its students, each with what they are sorted by, else the total. */
export function GradebookList({ batchId, columns, rows, sort }: GradebookListProps) {
  const { gradebook: words } = useClassFrame().words.work;
  const at = columns.findIndex(({ id }) => id === sort.by);
  const shownOf = ({ cells }: Row): string | number | null => {
    const total = totalOf(cells, columns);
    if (at === -1) return total === null ? null : `${total} %`;
    const points = cells[at]?.points ?? null;
    return points === "excused" ? words.excused : points;
  };
  return (
    <div className="grid gap-3">
      <SortChoice columns={columns} sort={sort} />
      <nav aria-label={words.choose} className="card">
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <li key={row.enrolmentId}>
              <Link
                to={`/batches/${batchId}/gradebook?${new URLSearchParams({ student: row.enrolmentId, sort: sortingText(sort) })}`}
                className="flex min-h-11 items-center justify-between gap-3 px-4 py-2"
              >
                <bdi className="min-w-0 truncate font-semibold">{row.name}</bdi>
                <span className="text-ink-soft whitespace-nowrap">{shownOf(row)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** What the students are sorted by; the list follows as soon as it is chosen. */
function SortChoice({ columns, sort }: Pick<GradebookListProps, "columns" | "sort">) {
  const { gradebook: words } = useClassFrame().words.work;
  const bys = [{ id: "total", title: words.total }, ...columns];
  const asked = sortingText(sort);
  return (
    <Form preventScrollReset className="flex items-end gap-2">
      <label className="grid min-w-0 grow gap-1 text-sm font-semibold">
        {words.sort.label}
        <select
          name="sort"
          key={asked}
          defaultValue={asked}
          className="control font-normal"
          onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        >
          <option value="">{words.sort.names}</option>
          {bys.flatMap(({ id, title }) => [
            <option key={id} value={id}>
              {fillText(words.sort.most, { title })}
            </option>,
            <option key={`-${id}`} value={`-${id}`}>
              {fillText(words.sort.least, { title })}
            </option>,
          ])}
        </select>
      </label>
      <button type="submit" className="button button-quiet">
        {words.sort.act}
      </button>
    </Form>
  );
}
