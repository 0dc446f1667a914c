import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { type CountText, fillCount, fillText } from "#shared/fill-text.ts";
import { useClassFrame } from "#ui/office/class-words.ts";
import { averagesOf, type Column, type Row } from "./gradebook.ts";
import { readBlock } from "./gradebook-block.ts";
import { GradebookRow, type Place } from "./gradebook-row.tsx";
import { useGradebookCells } from "./use-gradebook-cells.ts";

type GradebookGridProps = {
  batchId: string;
  columns: Column[];
  rows: Row[];
  /** The work that the lines are sorted by, or "total"; null for names. */
  sort: string | null;
};

/** The number of lines that Page Up and Page Down move. */
const page = 10;

type GridWords = { unsaved: CountText; saving: string; saved: string };

/** The progress of saving, as text. */
function statusOf({ waiting, saving }: { waiting: number; saving: number }, words: GridWords): string {
  if (waiting > 0) return fillCount(words.unsaved, waiting);
  return saving > 0 ? words.saving : words.saved;
}

/** The gradebook as a grid for the keyboard (WAI-ARIA, grid pattern); each cell is saved as soon as it is left. */
export function GradebookGrid({ batchId, columns, rows: given, sort }: GradebookGridProps) {
  const { gradebook: words } = useClassFrame().words.work;
  const [at, setPlace] = useState<Place>({ row: 0, column: 0, typed: null });
  const navigate = useNavigate();
  /** The current place without delay: a field that goes away is left before the grid is drawn again. */
  const place = useRef(at);
  const grid = useRef<HTMLTableElement>(null);
  const hasFocus = useRef(false);
  const cells = useGradebookCells({ batchId, columns, given });
  const { rows, count, refused } = cells;

  // A page that goes in the middle of typing, as with a reload, keeps that cell as well.
  useEffect(() => {
    const keep = () => {
      if (at.typed !== null) cells.keepTyped(at.typed, at);
    };
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  });

  // The focus follows the place, once the grid has it.
  useEffect(() => {
    if (!hasFocus.current || at.typed !== null) return;
    grid.current?.querySelector<HTMLElement>(`[data-place="${at.row},${at.column}"]`)?.focus();
  }, [at]);

  const setAt = (next: Place) => {
    place.current = next;
    setPlace(next);
  };

  const move = (row: number, column: number) =>
    setAt({
      row: Math.max(0, Math.min(rows.length - 1, row)),
      column: Math.max(0, Math.min(columns.length - 1, column)),
      typed: null,
    });

  const write = (text: string): boolean => cells.write(text, at);

  const pointsAt = (row: number) => String(rows[row]?.cells[at.column]?.points ?? "");

  /** The keys held with Ctrl or ⌘: undo, the points above again, and the student's hand-in. */
  const onHeldKey = (event: KeyboardEvent): boolean => {
    const [row, column] = [rows[at.row], columns[at.column]];
    const key = event.key.toLowerCase();
    if (key === "z") cells.undo();
    else if (key === "d" && at.row > 0) write(pointsAt(at.row - 1));
    else if (key === "enter" && row && column?.isAssignment)
      void navigate(`/batches/${batchId}/work/${column.id}?student=${row.enrolmentId}`);
    else return false;
    return true;
  };

  const leave = ({ row, column, typed }: Place) => {
    const { current } = place;
    if (current.row !== row || current.column !== column || current.typed === null) return;
    if (typed !== null && write(typed)) setAt({ row, column, typed: null });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey) return;
    const isHeld = (event.ctrlKey || event.metaKey) && at.typed === null && onHeldKey(event);
    if (!isHeld && event.metaKey) return;
    const isDone = isHeld || (at.typed === null ? onMoveKey(event) : onTypeKey(event, at.typed));
    if (isDone) event.preventDefault();
  };

  const onTypeKey = (event: KeyboardEvent, typed: string): boolean => {
    const { row, column } = at;
    const step = event.shiftKey ? -1 : 1;
    const steps: Record<string, [down: number, right: number]> = {
      Enter: [step, 0],
      Tab: [0, step],
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
    };
    const taken = steps[event.key];
    if (event.key === "Escape") {
      cells.refuse(null);
      setAt({ row, column, typed: null });
      return true;
    }
    if (taken && write(typed)) move(row + taken[0], column + taken[1]);
    return taken !== undefined;
  };

  const onMoveKey = (event: KeyboardEvent): boolean => {
    const { row, column } = at;
    const isFar = event.ctrlKey;
    const [lastRow, lastColumn] = [rows.length - 1, columns.length - 1];
    const ways: Record<string, () => void> = {
      ArrowUp: () => move(isFar ? 0 : row - 1, column),
      ArrowDown: () => move(isFar ? lastRow : row + 1, column),
      ArrowLeft: () => move(row, isFar ? 0 : column - 1),
      ArrowRight: () => move(row, isFar ? lastColumn : column + 1),
      Home: () => move(isFar ? 0 : row, 0),
      End: () => move(isFar ? lastRow : row, lastColumn),
      PageUp: () => move(row - page, column),
      PageDown: () => move(row + page, column),
      Enter: () => setAt({ row, column, typed: String(rows[row]?.cells[column]?.points ?? "") }),
      F2: () => setAt({ row, column, typed: String(rows[row]?.cells[column]?.points ?? "") }),
      Delete: () => void write(""),
      Backspace: () => void write(""),
    };
    const way = ways[event.key];
    if (way) way();
    else if (!event.ctrlKey && /^[\p{Nd}.,٫]$/u.test(event.key)) setAt({ row, column, typed: event.key });
    else return false;
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
      <div className="max-h-[70dvh] overflow-auto rounded-xl border border-line bg-surface">
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with this role is the grid pattern.
          role="grid"
          aria-label={words.title}
          aria-describedby="gradebook-help"
          aria-rowcount={rows.length + 2}
          aria-colcount={columns.length + 2}
          className="gradebook"
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            if (at.typed !== null) return;
            event.preventDefault();
            cells.writeBlock(readBlock(event.clipboardData.getData("text/plain")), at);
          }}
          onCopy={(event) => {
            if (at.typed !== null || getSelection()?.isCollapsed === false) return;
            event.preventDefault();
            event.clipboardData.setData("text/plain", pointsAt(at.row));
          }}
          onFocus={() => {
            hasFocus.current = true;
          }}
          onBlur={({ relatedTarget }) => {
            hasFocus.current = relatedTarget instanceof Node && grid.current?.contains(relatedTarget) === true;
          }}
        >
          <thead>
            <tr>
              <th scope="col" aria-sort={sort === null ? "ascending" : undefined}>
                <SortLink by={null} label={words.student} />
              </th>
              {columns.map(({ id, title, points, isPosted }) => (
                <th key={id} scope="col" title={title} aria-sort={sort === id ? "descending" : undefined}>
                  <SortLink by={id} label={title} />
                  <span className="block font-normal">
                    {fillText(words.outOf, { points })}
                    {isPosted && <span>{`, ${words.posted}`}</span>}
                  </span>
                </th>
              ))}
              <th scope="col" aria-sort={sort === "total" ? "descending" : undefined}>
                <SortLink by="total" label={words.total} />
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <GradebookRow
                key={row.enrolmentId}
                batchId={batchId}
                row={row}
                index={index}
                columns={columns}
                active={at.row === index ? at.column : null}
                typed={at.row === index ? at.typed : null}
                onPlace={setAt}
                onLeave={leave}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.average}</th>
              {averages.map((average, index) => (
                <td key={columns[index]?.id}>{average}</td>
              ))}
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
}

/** A heading that sorts the lines by its column. */
function SortLink({ by, label }: { by: string | null; label: string }) {
  return (
    <Link to={by === null ? "?" : `?sort=${by}`} preventScrollReset className="hover:underline">
      <bdi className="line-clamp-2">{label}</bdi>
    </Link>
  );
}
