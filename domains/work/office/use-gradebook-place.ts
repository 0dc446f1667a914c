import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { givenText } from "#domains/work/rules/given.ts";
import type { Column } from "./gradebook.ts";
import { type At, type Range, rangeOf } from "./gradebook-block.ts";
import { placeAfter, stepAfter, within } from "./gradebook-keys.ts";
import type { Place } from "./gradebook-row.tsx";
import type { useGradebookCells } from "./use-gradebook-cells.ts";

interface Grid {
  batchId: string;
  columns: Column[];
  cells: ReturnType<typeof useGradebookCells>;
}

/** Where one is in the grid and what is chosen there, and what its keys do. */
export function useGradebookPlace({ batchId, columns, cells }: Grid) {
  const [at, setPlace] = useState<Place>({ row: 0, column: 0, typed: null });
  /** The other corner of the chosen range; the place itself for one cell. */
  const [corner, setCorner] = useState<At>({ row: 0, column: 0 });
  const navigate = useNavigate();
  /** The current place without delay: a field that goes away is left before the grid is drawn again. */
  const place = useRef(at);
  const grid = useRef<HTMLTableElement>(null);
  const hasFocus = useRef(false);
  const { rows } = cells;
  const last = { row: rows.length - 1, column: columns.length - 1 };
  const range = rangeOf(at, corner);

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

  /** Goes to a place; one cell is chosen. */
  const goTo = (next: Place) => {
    place.current = next;
    setPlace(next);
    setCorner(next);
  };

  const move = (to: At) => goTo({ ...within(to, last), typed: null });

  /** Reaches to a cell: everything up to the corner is chosen. */
  const reach = (to: At) => {
    const next = { ...within(to, last), typed: null };
    place.current = next;
    setPlace(next);
  };

  const choose = ({ top, left, bottom, right }: Range) => {
    setCorner({ row: top, column: left });
    reach({ row: bottom, column: right });
  };

  const typedAt = ({ row, column }: At) =>
    goTo({ row, column, typed: givenText(rows[row]?.cells[column]?.points ?? null) });

  const excuse = () => {
    const areAll = cells.copy(range).every((line) => line.every((text) => text === givenText("excused")));
    cells.fill(range, areAll ? null : "excused");
  };

  /** The keys held with Ctrl or ⌘: undo, fill down, everything, and the student's hand-in. */
  const onHeldKey = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const [row, column] = [rows[at.row], columns[at.column]];
    const held = key.toLowerCase();
    if (held === "z" && !shiftKey) {
      const undone = cells.undo();
      if (undone) move(undone);
    } else if (held === "d") cells.fillDown(range);
    else if (held === "a") choose({ top: 0, left: 0, bottom: last.row, right: last.column });
    else if (held === "enter" && row && column?.isAssignment)
      void navigate(`/batches/${batchId}/work/${column.id}?student=${row.enrolmentId}`);
    else return false;
    return true;
  };

  const onTypeKey = (event: KeyboardEvent, typed: string): boolean => {
    const { row, column } = at;
    if (event.key === "Escape") {
      cells.refuse(null);
      goTo({ row, column, typed: null });
      return true;
    }
    const step = stepAfter(event);
    if (step && cells.write(typed, at)) move({ row: row + step[0], column: column + step[1] });
    return step !== null;
  };

  const onMoveKey = (event: KeyboardEvent): boolean => {
    const to = placeAfter(event, at, last);
    const acts: Partial<Record<string, () => void>> = {
      Enter: () => typedAt(at),
      F2: () => typedAt(at),
      Delete: () => cells.fill(range, null),
      Backspace: () => cells.fill(range, null),
      Escape: () => move(at),
      ...(!event.ctrlKey && { e: excuse, E: excuse }),
    };
    const doIt = acts[event.key];
    if (to && event.shiftKey) reach(to);
    else if (to) move(to);
    else if (doIt) doIt();
    else if (!event.ctrlKey && /^[\p{Nd}.,٫]$/u.test(event.key)) goTo({ ...at, typed: event.key });
    else return false;
    return true;
  };

  return {
    at,
    range,
    goTo,
    choose,

    /** A cell is pressed; what is being typed and was refused stays where it is. */
    press(to: At, way: "go" | "reach") {
      hasFocus.current = true;
      if (place.current.typed !== null) grid.current?.querySelector("input")?.focus();
      else if (way === "reach") reach(to);
      else move(to);
    },

    leave({ row, column, typed }: Place) {
      const { current } = place;
      if (current.row !== row || current.column !== column || current.typed === null) return;
      if (typed !== null && cells.write(typed, at)) goTo({ row, column, typed: null });
    },

    /** Of the table: its keys, and whether the focus is in it. */
    onTable: {
      ref: grid,
      onKeyDown(event: KeyboardEvent) {
        if (event.altKey) return;
        const isHeld = (event.ctrlKey || event.metaKey) && at.typed === null && onHeldKey(event);
        if (!isHeld && event.metaKey) return;
        const isDone = isHeld || (at.typed === null ? onMoveKey(event) : onTypeKey(event, at.typed));
        if (isDone) event.preventDefault();
      },
      onFocus() {
        hasFocus.current = true;
      },
      onBlur({ relatedTarget }: { relatedTarget: EventTarget | null }) {
        hasFocus.current = relatedTarget instanceof Node && grid.current?.contains(relatedTarget) === true;
      },
    },
  };
}
