import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type CountText, fillCount, fillText } from "#shared/fill-text.ts";
import { readNumber } from "#shared/read-number.ts";
import { keepText, keptName, readKept } from "#ui/form/kept-text.ts";
import { useSendingFrame } from "#ui/form/sending-frame.ts";
import { useClassFrame } from "#ui/office/class-words.ts";
import { averagesOf, type Column, type GridCell, type Row } from "./gradebook.ts";
import { GradebookRow, type Place } from "./gradebook-row.tsx";
import { createGradebookSaves, type Wanted } from "./gradebook-saves.ts";

type GradebookGridProps = { batchId: string; columns: Column[]; rows: Row[] };

/** The number of lines that Page Up and Page Down move. */
const page = 10;

type GridWords = { unsaved: CountText; saving: string; saved: string };

/** Points as people write them; "wrong" for anything else. */
function pointsIn(text: string): number | null | "wrong" {
  if (text.trim() === "") return null;
  const points = readNumber(text);
  return points !== null && Math.round(points * 100) / 100 === points ? points : "wrong";
}

/** The progress of saving, as text. */
function statusOf({ waiting, saving }: { waiting: number; saving: number }, words: GridWords): string {
  if (waiting > 0) return fillCount(words.unsaved, waiting);
  return saving > 0 ? words.saving : words.saved;
}

/** The gradebook as a grid for the keyboard (WAI-ARIA, grid pattern); each cell is saved as soon as it is left. */
export function GradebookGrid({ batchId, columns, rows: given }: GradebookGridProps) {
  const { gradebook: words } = useClassFrame().words.work;
  const [rows, setRows] = useState(given);
  const [at, setPlace] = useState<Place>({ row: 0, column: 0, typed: null });
  /** The current place without delay: a field that goes away is left before the grid is drawn again. */
  const place = useRef(at);
  const [refused, setRefused] = useState<string | null>(null);
  const [count, setCount] = useState({ saving: 0, waiting: 0, ever: false });
  const grid = useRef<HTMLTableElement>(null);
  const saves = useRef<ReturnType<typeof createGradebookSaves>>(null);
  const hasFocus = useRef(false);
  const kept = keptName(useSendingFrame().account ?? "", batchId, "gradebook");

  const setCell = (row: number, column: number, cell: GridCell) =>
    setRows((now) => now.map((one, index) => (index === row ? { ...one, cells: one.cells.with(column, cell) } : one)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: it only sets a state, and begins once.
  useEffect(() => {
    const made = createGradebookSaves(`/admin/batches/${encodeURIComponent(batchId)}/gradebook/cell`, {
      onCell: (saved, cell) => {
        const [row = 0, column = 0] = saved.split(",").map(Number);
        setCell(row, column, cell);
      },
      onRefused: setRefused,
      onCount: (now) => setCount({ ...now, ever: true }),
      keep: (cells) => {
        const fields = cells.map((cell): [string, string] => ["cell", JSON.stringify(cell)]);
        keepText(kept, cells.length > 0 ? { at: Date.now(), key: "", fields } : null);
      },
    });
    saves.current = made;
    for (const [, text] of readKept(kept)?.fields ?? []) {
      const cell: Wanted = JSON.parse(text);
      const row = given.findIndex(({ enrolmentId }) => enrolmentId === cell.enrolmentId);
      const column = columns.findIndex(({ id }) => id === cell.workId);
      if (row === -1 || column === -1) continue;
      setCell(row, column, { points: cell.points, version: cell.version });
      made.save(`${row},${column}`, cell);
    }
    return made.stop;
  }, [batchId]);

  useEffect(() => {
    if (count.saving === 0) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [count.saving]);

  /** The cell at the current place with typed points; null where nothing changes, and a refusal as text. */
  const readCell = (text: string): Wanted | string | null => {
    const [row, column] = [rows[at.row], columns[at.column]];
    const cell = row?.cells[at.column];
    const points = pointsIn(text);
    if (!column || !row || !cell) return null;
    if (points === "wrong") return fillText(words.notPoints, { text });
    if (points !== null && points > column.points) return fillText(words.beyond, { max: column.points });
    if (points === cell.points) return null;
    return { workId: column.id, enrolmentId: row.enrolmentId, points, version: cell.version };
  };

  // A page that goes in the middle of typing, as with a reload, keeps that cell as well.
  useEffect(() => {
    const keep = () => {
      const cell = at.typed === null ? null : readCell(at.typed);
      if (cell && typeof cell === "object") saves.current?.keepTyped(cell);
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

  /** Writes typed points; false if they are refused, and stay to be corrected. */
  const write = (text: string): boolean => {
    const read = readCell(text);
    setRefused(typeof read === "string" ? read : null);
    if (typeof read === "string") return false;
    if (!read) return true;
    setCell(at.row, at.column, { points: read.points, version: read.version });
    saves.current?.save(`${at.row},${at.column}`, read);
    return true;
  };

  const leave = ({ row, column, typed }: Place) => {
    const { current } = place;
    if (current.row !== row || current.column !== column || current.typed === null) return;
    if (typed !== null && write(typed)) setAt({ row, column, typed: null });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const isDone = at.typed === null ? onMoveKey(event) : onTypeKey(event, at.typed);
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
      setRefused(null);
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
          onFocus={() => {
            hasFocus.current = true;
          }}
          onBlur={({ relatedTarget }) => {
            hasFocus.current = relatedTarget instanceof Node && grid.current?.contains(relatedTarget) === true;
          }}
        >
          <thead>
            <tr>
              <th scope="col">{words.student}</th>
              {columns.map(({ id, title, points, isPosted }) => (
                <th key={id} scope="col" title={title}>
                  <bdi className="line-clamp-2">{title}</bdi>
                  <span className="block font-normal">
                    {fillText(words.outOf, { points })}
                    {isPosted && <span>{`, ${words.posted}`}</span>}
                  </span>
                </th>
              ))}
              <th scope="col">{words.total}</th>
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
