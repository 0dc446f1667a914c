import { useEffect, useRef, useState } from "react";
import { type Given, givenText, readGiven } from "#domains/work/rules/given.ts";
import type { Cell } from "#domains/work/server/grade-work.ts";
import { fillText } from "#shared/fill-text.ts";
import { keepText, keptName, readKept } from "#ui/form/kept-text.ts";
import { useSendingFrame } from "#ui/form/sending-frame.ts";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Column, GridCell, Row } from "./gradebook.ts";
import { type At, blockOf, type Range, sizeBeyond } from "./gradebook-block.ts";
import { createGradebookSaves } from "./gradebook-saves.ts";

/** A cell that is written, and where. */
type Written = At & { cell: Cell };

/** The cells of the gradebook: what is typed and pasted into them is saved in the background, and can be undone. */
export function useGradebookCells({ batchId, columns, given }: { batchId: string; columns: Column[]; given: Row[] }) {
  const { gradebook: words } = useClassFrame().words.work;
  const [rows, setRows] = useState(given);
  const [refused, refuse] = useState<string | null>(null);
  const [count, setCount] = useState({ saving: 0, waiting: 0, ever: false });
  /** What was written, the last at the end: the cells as they were. */
  const done = useRef<(At & { points: Given })[][]>([]);
  const saves = useRef<ReturnType<typeof createGradebookSaves>>(null);
  const kept = keptName(useSendingFrame().account ?? "", batchId, "gradebook");

  const placeIn = ({ workId, enrolmentId }: Pick<Cell, "workId" | "enrolmentId">): At | null => {
    const row = given.findIndex((one) => one.enrolmentId === enrolmentId);
    const column = columns.findIndex(({ id }) => id === workId);
    return row === -1 || column === -1 ? null : { row, column };
  };

  const setCells = (cells: (At & { cell: GridCell })[]) =>
    setRows((now) =>
      now.map((one, index) => {
        const own = cells.filter(({ row }) => row === index);
        if (own.length === 0) return one;
        return {
          ...one,
          cells: one.cells.map((cell, at) => own.findLast(({ column }) => column === at)?.cell ?? cell),
        };
      }),
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: it only sets a state, and begins once.
  useEffect(() => {
    const made = createGradebookSaves(`/admin/batches/${encodeURIComponent(batchId)}/gradebook/cell`, {
      onCell: (place, { points, version }) => {
        const [workId = "", enrolmentId = ""] = place.split(" ");
        const at = placeIn({ workId, enrolmentId });
        if (at) setCells([{ ...at, cell: { points, version } }]);
      },
      onSignedOut: refuse,
      onRefused: (text) => {
        refuse(text);
        // What was written over is no longer what an undo would bring back.
        done.current = [];
      },
      onCount: (now) => setCount({ ...now, ever: true }),
      keep: (groups) => {
        const fields = groups.map((group): [string, string] => ["cells", JSON.stringify(group)]);
        keepText(kept, groups.length > 0 ? { at: Date.now(), key: "", fields } : null);
      },
    });
    saves.current = made;
    for (const [, text] of readKept(kept)?.fields ?? []) {
      const group: Cell[] = [JSON.parse(text)].flat();
      const placed = group.flatMap((cell) => {
        const at = placeIn(cell);
        return at ? [{ ...at, cell }] : [];
      });
      setCells(placed);
      if (placed.length > 0) made.save(placed.map(({ cell }) => cell));
    }
    return made.stop;
  }, [batchId]);

  useEffect(() => {
    if (count.saving === 0) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [count.saving]);

  const pointsAt = ({ row, column }: At): Given => rows[row]?.cells[column]?.points ?? null;

  /** A cell with a typed mark; null where nothing changes, and a refusal as text. */
  const readCell = (text: string, at: At): Cell | string | null => {
    const [row, column] = [rows[at.row], columns[at.column]];
    const cell = row?.cells[at.column];
    const points = readGiven(text);
    if (!column || !row || !cell) return null;
    if (points === "wrong") return fillText(words.notPoints, { text });
    if (typeof points === "number" && points > column.points) return fillText(words.beyond, { max: column.points });
    if (points === cell.points) return null;
    return { workId: column.id, enrolmentId: row.enrolmentId, points, version: cell.version };
  };

  const nameOf = ({ row, column }: At) =>
    fillText(words.cell, { student: rows[row]?.name ?? "", work: columns[column]?.title ?? "" });

  /** The cells that a block changes from a place on, or a refusal of the whole as text. */
  const readAll = (block: string[][], at: At): Written[] | string => {
    const places = block.flatMap((line, down) =>
      line.map((text, right) => ({ text, row: at.row + down, column: at.column + right })),
    );
    const written: Written[] = [];
    for (const { text, ...place } of places) {
      const read = readCell(text, place);
      if (typeof read === "string") return fillText(words.pasteWrong, { reason: read, cell: nameOf(place) });
      if (read) written.push({ ...place, cell: read });
    }
    return written;
  };

  /** Writes cells at once; what they were is kept for undoing. */
  const put = (written: Written[]) => {
    if (written.length === 0) return;
    setCells(written.map(({ cell: { points, version }, ...at }) => ({ ...at, cell: { points, version } })));
    saves.current?.save(written.map(({ cell }) => cell));
  };
  const writeAll = (read: Written[] | string) => {
    refuse(typeof read === "string" ? read : null);
    if (typeof read === "string" || read.length === 0) return;
    done.current.push(read.map(({ row, column }) => ({ row, column, points: pointsAt({ row, column }) })));
    put(read);
  };

  return {
    rows,
    count,
    refused,
    refuse,

    /** A range as texts, for a sheet. */
    copy: (range: Range): string[][] => blockOf(range, (at) => givenText(pointsAt(at))),

    /** Writes a typed mark; false if it is refused, and stays to be corrected. */
    write(text: string, at: At): boolean {
      const read = readCell(text, at);
      if (typeof read === "string") refuse(read);
      else writeAll(read ? [{ row: at.row, column: at.column, cell: read }] : []);
      return typeof read !== "string";
    },

    /** Writes the same into each cell of a range: nothing, or that the student is excused. */
    fill(range: Range, given: "excused" | null): void {
      const at = { row: range.top, column: range.left };
      writeAll(
        readAll(
          blockOf(range, () => givenText(given)),
          at,
        ),
      );
    },

    /** Writes the range's first line into those below it; of one line, what stands above it. */
    fillDown({ top, ...range }: Range): void {
      const from = range.bottom > top ? top : top - 1;
      if (from < 0) return;
      const below = { ...range, top: from + 1 };
      const block = blockOf(below, ({ column }) => givenText(pointsAt({ row: from, column })));
      writeAll(readAll(block, { row: below.top, column: below.left }));
    },

    /**
     * Writes a block from a sheet, its first cell at the range's first: all of it, or nothing. An empty cell changes
     * nothing. A single mark goes into every cell of the range. Returns the range that was written; null if refused.
     */
    writeBlock(block: string[][], range: Range): Range | null {
      const single = block.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined;
      const meant = single === undefined ? block : blockOf(range, () => single);
      const at = { row: range.top, column: range.left };
      const room = { rows: rows.length - at.row, columns: columns.length - at.column };
      const beyond = sizeBeyond(meant, room);
      if (beyond) {
        refuse(fillText(words.pasteBeyond, { ...beyond, moreRows: room.rows, more: room.columns }));
        return null;
      }
      const filled = meant.map((line, down) =>
        line.map((text, right) => text || givenText(pointsAt({ row: at.row + down, column: at.column + right }))),
      );
      const read = readAll(filled, at);
      writeAll(read);
      const size = { rows: meant.length, columns: Math.max(...meant.map((line) => line.length)) };
      if (typeof read === "string") return null;
      return {
        ...{ top: at.row, left: at.column },
        bottom: at.row + size.rows - 1,
        right: at.column + size.columns - 1,
      };
    },

    /** Takes back what was written last; returns its first cell. */
    undo(): At | null {
      const last = done.current.pop() ?? [];
      refuse(null);
      put(
        last.flatMap(({ points, ...at }): Written[] => {
          const cell = readCell(givenText(points), at);
          return cell && typeof cell === "object" ? [{ ...at, cell }] : [];
        }),
      );
      const [first] = last;
      return first ? { row: first.row, column: first.column } : null;
    },

    /** Keeps a mark that is still being typed, for a page that is loaded again. */
    keepTyped(text: string, at: At): void {
      const cell = readCell(text, at);
      if (cell && typeof cell === "object") saves.current?.keepTyped(cell);
    },
  };
}
