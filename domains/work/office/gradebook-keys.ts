import type { KeyboardEvent } from "react";
import type { At } from "./gradebook-block.ts";

/** The number of lines that Page Up and Page Down move. */
const page = 10;

/** The place to which a key moves in a grid whose last cell is `last`; null for a key that does not move. */
export function placeAfter({ key, ctrlKey: isFar }: KeyboardEvent, { row, column }: At, last: At): At | null {
  const to: Partial<Record<string, At>> = {
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowDown: { row: isFar ? last.row : row + 1, column },
    ArrowLeft: { row, column: isFar ? 0 : column - 1 },
    ArrowRight: { row, column: isFar ? last.column : column + 1 },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? last.row : row, column: last.column },
    PageUp: { row: row - page, column },
    PageDown: { row: row + page, column },
  };
  const next = to[key];
  return next ? within(next, last) : null;
}

/** The nearest place in a grid whose last cell is `last`. */
export const within = ({ row, column }: At, last: At): At => ({
  row: Math.max(0, Math.min(last.row, row)),
  column: Math.max(0, Math.min(last.column, column)),
});

/** The lines and columns that a key goes on by while a cell is typed into; null for a key that types. */
export function stepAfter({ key, shiftKey }: KeyboardEvent): [down: number, right: number] | null {
  const step = shiftKey ? -1 : 1;
  const steps: Partial<Record<string, [down: number, right: number]>> = {
    Enter: [step, 0],
    Tab: [0, step],
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
  };
  return steps[key] ?? null;
}
