import { useEffect, useRef, useState } from "react";
import { fillText } from "#shared/fill-text.ts";
import { readNumber } from "#shared/read-number.ts";
import { keepText, keptName, readKept } from "#ui/form/kept-text.ts";
import { useSendingFrame } from "#ui/form/sending-frame.ts";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Column, GridCell, Row } from "./gradebook.ts";
import { sizeBeyond } from "./gradebook-block.ts";
import { createGradebookSaves, type Wanted } from "./gradebook-saves.ts";

/** A cell of the grid by its place. */
interface At {
  row: number;
  column: number;
}

/** A cell that is written, and where. */
type Written = At & { cell: Wanted };

/** Points as people write them; "wrong" for anything else. */
function pointsIn(text: string): number | null | "wrong" {
  if (text.trim() === "") return null;
  const points = readNumber(text);
  return points !== null && Math.round(points * 100) / 100 === points ? points : "wrong";
}

/** The cells of the gradebook: what is typed and pasted into them is saved in the background, and can be undone. */
export function useGradebookCells({ batchId, columns, given }: { batchId: string; columns: Column[]; given: Row[] }) {
  const { gradebook: words } = useClassFrame().words.work;
  const [rows, setRows] = useState(given);
  const [refused, refuse] = useState<string | null>(null);
  const [count, setCount] = useState({ saving: 0, waiting: 0, ever: false });
  /** What was written, the last at the end: the cells as they were. */
  const done = useRef<(At & { points: number | null })[][]>([]);
  const saves = useRef<ReturnType<typeof createGradebookSaves>>(null);
  const kept = keptName(useSendingFrame().account ?? "", batchId, "gradebook");

  const setCell = ({ row, column }: At, cell: GridCell) =>
    setRows((now) => now.map((one, index) => (index === row ? { ...one, cells: one.cells.with(column, cell) } : one)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: it only sets a state, and begins once.
  useEffect(() => {
    const made = createGradebookSaves(`/admin/batches/${encodeURIComponent(batchId)}/gradebook/cell`, {
      onCell: (saved, cell) => {
        const [row = 0, column = 0] = saved.split(",").map(Number);
        setCell({ row, column }, cell);
      },
      onRefused: refuse,
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
      setCell({ row, column }, { points: cell.points, version: cell.version });
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

  /** A cell with typed points; null where nothing changes, and a refusal as text. */
  const readCell = (text: string, at: At): Wanted | string | null => {
    const [row, column] = [rows[at.row], columns[at.column]];
    const cell = row?.cells[at.column];
    const points = pointsIn(text);
    if (!column || !row || !cell) return null;
    if (points === "wrong") return fillText(words.notPoints, { text });
    if (points !== null && points > column.points) return fillText(words.beyond, { max: column.points });
    if (points === cell.points) return null;
    return { workId: column.id, enrolmentId: row.enrolmentId, points, version: cell.version };
  };

  /** The cells that a block changes, or a refusal of the whole as text. */
  const readAll = (block: string[][], at: At): Written[] | string => {
    const room = { rows: rows.length - at.row, columns: columns.length - at.column };
    const beyond = sizeBeyond(block, room);
    if (beyond) return fillText(words.pasteBeyond, { ...beyond, moreRows: room.rows, more: room.columns });
    const places = block.flatMap((line, down) =>
      line.map((text, right) => ({ text, row: at.row + down, column: at.column + right })),
    );
    const written: Written[] = [];
    for (const { text, ...place } of places.filter((one) => one.text !== "")) {
      const read = readCell(text, place);
      if (typeof read === "string") return fillText(words.pasteWrong, { reason: read, cell: nameOf(place) });
      if (read) written.push({ ...place, cell: read });
    }
    return written;
  };

  const nameOf = ({ row, column }: At) =>
    fillText(words.cell, { student: rows[row]?.name ?? "", work: columns[column]?.title ?? "" });

  const put = (written: Written[]) => {
    for (const { cell, ...at } of written) {
      setCell(at, { points: cell.points, version: cell.version });
      saves.current?.save(`${at.row},${at.column}`, cell);
    }
  };

  /** Writes cells at once; what they were is kept for undoing. */
  const writeAll = (written: Written[]) => {
    if (written.length === 0) return;
    const before = ({ row, column }: At) => ({ row, column, points: rows[row]?.cells[column]?.points ?? null });
    done.current.push(written.map(before));
    put(written);
  };

  return {
    rows,
    count,
    refused,
    refuse,

    /** Writes typed points; false if they are refused, and stay to be corrected. */
    write(text: string, at: At): boolean {
      const read = readCell(text, at);
      refuse(typeof read === "string" ? read : null);
      if (typeof read === "string") return false;
      if (read) writeAll([{ row: at.row, column: at.column, cell: read }]);
      return true;
    },

    /** Writes a block from a sheet, its first cell at this place: all of it, or nothing. An empty cell changes nothing. */
    writeBlock(block: string[][], at: At): void {
      const read = readAll(block, at);
      refuse(typeof read === "string" ? read : null);
      if (typeof read !== "string") writeAll(read);
    },

    /** Takes back what was written last. */
    undo(): void {
      const last = done.current.pop() ?? [];
      put(
        last.flatMap(({ points, ...at }): Written[] => {
          const cell = readCell(points === null ? "" : String(points), at);
          return cell && typeof cell === "object" ? [{ ...at, cell }] : [];
        }),
      );
    },

    /** Keeps points that are still being typed, for a page that is loaded again. */
    keepTyped(text: string, at: At): void {
      const cell = readCell(text, at);
      if (cell && typeof cell === "object") saves.current?.keepTyped(cell);
    },
  };
}
