/** A block of cells as a sheet copies it: lines, and cells between tabs; a quoted cell may hold both. */
export function readBlock(text: string): string[][] {
  const lines: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  const end = () => {
    lines.at(-1)?.push(cell.trim());
    cell = "";
  };
  for (const letter of text.replace(/\r\n?/g, "\n").replace(/\n$/, "")) {
    if (letter === '"' && (isQuoted || cell === "")) isQuoted = !isQuoted;
    else if (letter === "\t" && !isQuoted) end();
    else if (letter === "\n" && !isQuoted) {
      end();
      lines.push([]);
    } else cell += letter;
  }
  end();
  return lines;
}

/** A block for a sheet; no cell of ours needs quotes. */
export const writeBlock = (block: string[][]): string => block.map((line) => line.join("\t")).join("\n");

/** Whether a block goes beyond a grid from the cell where it is pasted; null if it fits. */
export function sizeBeyond(
  block: string[][],
  room: { rows: number; columns: number },
): { rows: number; columns: number } | null {
  const size = { rows: block.length, columns: Math.max(...block.map((line) => line.length)) };
  return size.rows > room.rows || size.columns > room.columns ? size : null;
}

/** A cell of the grid by its place. */
export interface At {
  row: number;
  column: number;
}

/** The cells from one corner to another, both within. */
export interface Range {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export const rangeOf = (one: At, other: At): Range => ({
  top: Math.min(one.row, other.row),
  left: Math.min(one.column, other.column),
  bottom: Math.max(one.row, other.row),
  right: Math.max(one.column, other.column),
});

export const sizeOf = ({ top, left, bottom, right }: Range) => ({ rows: bottom - top + 1, columns: right - left + 1 });

/** A block of a range's size, each cell by its place in the grid. */
export function blockOf(range: Range, textAt: (at: At) => string): string[][] {
  const { rows, columns } = sizeOf(range);
  return Array.from({ length: rows }, (_, down) =>
    Array.from({ length: columns }, (_, right) => textAt({ row: range.top + down, column: range.left + right })),
  );
}
