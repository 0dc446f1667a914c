import { ArrowDown, ArrowUp } from "lucide-react";
import type { ClipboardEvent } from "react";
import { Link } from "react-router";
import { type CountText, fillCount, fillText } from "#shared/fill-text.ts";
import { useClassFrame } from "#ui/office/class-words.ts";
import { averagesOf, type Column, type Row, type Sorting, sortingText } from "./gradebook.ts";
import { readBlock, sizeOf, writeBlock } from "./gradebook-block.ts";
import { GradebookRow } from "./gradebook-row.tsx";
import { useGradebookCells } from "./use-gradebook-cells.ts";
import { useGradebookPlace } from "./use-gradebook-place.ts";

type GradebookGridProps = {
  batchId: string;
  columns: Column[];
  rows: Row[];
  sort: Sorting;
};

type GridWords = { unsaved: CountText; saving: string; saved: string };

/** The progress of saving, as text. */
function statusOf({ waiting, saving }: { waiting: number; saving: number }, words: GridWords): string {
  if (waiting > 0) return fillCount(words.unsaved, waiting);
  return saving > 0 ? words.saving : words.saved;
}

/** The gradebook as a grid for the keyboard (WAI-ARIA, grid pattern); each cell is saved as soon as it is left. */
export function GradebookGrid({ batchId, columns, rows: given, sort }: GradebookGridProps) {
  const { gradebook: words } = useClassFrame().words.work;
  const cells = useGradebookCells({ batchId, columns, given });
  const { rows, count, refused } = cells;
  const { at, range, goTo, press, choose, leave, onTable } = useGradebookPlace({ batchId, columns, cells });
  const chosen = sizeOf(range);
  const isTyping = at.typed !== null;

  /** Copies the range; true if the event was ours, and no marked text was meant. */
  const copy = (event: ClipboardEvent): boolean => {
    if (isTyping || getSelection()?.isCollapsed === false) return false;
    event.preventDefault();
    event.clipboardData.setData("text/plain", writeBlock(cells.copy(range)));
    return true;
  };

  const averages = averagesOf(rows, columns);
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-ink-faint">
        <span id="gradebook-help">{words.help}</span>
        <span role="status" className={count.waiting > 0 ? "text-danger" : ""}>
          {count.ever && statusOf(count, words)}
        </span>
      </p>
      <p role="alert" className="rounded-lg bg-danger-tint px-3 py-2 text-danger empty:hidden">
        {refused}
      </p>
      <p role="status" className="sr-only">
        {chosen.rows * chosen.columns > 1 && fillText(words.chosen, chosen)}
      </p>
      <div className="max-h-[70dvh] overflow-auto rounded-xl border border-line bg-surface">
        <table
          {...onTable}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with this role is the grid pattern.
          role="grid"
          aria-label={words.title}
          aria-describedby="gradebook-help"
          aria-multiselectable="true"
          aria-rowcount={rows.length + 2}
          aria-colcount={columns.length + 2}
          className="gradebook"
          onPaste={(event) => {
            if (isTyping) return;
            event.preventDefault();
            const written = cells.writeBlock(readBlock(event.clipboardData.getData("text/plain")), range);
            if (written) choose(written);
          }}
          onCopy={copy}
          onCut={(event) => {
            if (copy(event)) cells.fill(range, null);
          }}
        >
          <thead>
            <tr>
              <th scope="col" aria-sort={sortedBy(null, sort)}>
                <SortLink by={null} sort={sort} label={words.student} />
              </th>
              {columns.map(({ id, title, points, weight, isPosted }) => (
                <th key={id} scope="col" title={title} aria-sort={sortedBy(id, sort)}>
                  <SortLink by={id} sort={sort} label={title} />
                  <span className="block font-normal">
                    {fillText(words.outOf, { points })}
                    {weight !== 1 && <span>{`, ${fillText(words.weights.short, { weight })}`}</span>}
                    {isPosted && <span>{`, ${words.posted}`}</span>}
                  </span>
                </th>
              ))}
              <th scope="col" aria-sort={sortedBy("total", sort)}>
                <SortLink by="total" sort={sort} label={words.total} />
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => {
              const isChosen = range.top <= index && index <= range.bottom;
              return (
                <GradebookRow
                  key={row.enrolmentId}
                  batchId={batchId}
                  row={row}
                  index={index}
                  columns={columns}
                  active={at.row === index ? at.column : null}
                  typed={at.row === index ? at.typed : null}
                  from={isChosen ? range.left : null}
                  to={isChosen ? range.right : null}
                  onPlace={goTo}
                  onPress={press}
                  onLeave={leave}
                />
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.average}</th>
              {averages.columns.map((average, index) => (
                <td key={columns[index]?.id}>{average}</td>
              ))}
              <td className="whitespace-nowrap">{averages.total !== null && `${averages.total} %`}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
}

/** How the lines are sorted by a column: names from A, points from the most, or in reverse; undefined by another one. */
function sortedBy(by: string | null, sort: Sorting): "ascending" | "descending" | undefined {
  if (sort.by !== by) return undefined;
  return sort.isReverse === (by === null) ? "descending" : "ascending";
}

type SortLinkProps = { by: string | null; sort: Sorting; label: string };

/** A heading that sorts the lines by its column, and in reverse where they are sorted by it. */
function SortLink({ by, sort, label }: SortLinkProps) {
  const sorted = sortedBy(by, sort);
  const Arrow = sorted === "ascending" ? ArrowUp : ArrowDown;
  const to = `?${new URLSearchParams({ sort: sortingText({ by, isReverse: sorted !== undefined && !sort.isReverse }) })}`;
  return (
    <Link to={to} preventScrollReset className="inline-flex items-end gap-1 hover:underline">
      <bdi className="line-clamp-2">{label}</bdi>
      {sorted && <Arrow size={14} aria-hidden="true" className="shrink-0" />}
    </Link>
  );
}
