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

/** Whether a block goes beyond a grid from the cell where it is pasted; null if it fits. */
export function sizeBeyond(
  block: string[][],
  room: { rows: number; columns: number },
): { rows: number; columns: number } | null {
  const size = { rows: block.length, columns: Math.max(...block.map((line) => line.length)) };
  return size.rows > room.rows || size.columns > room.columns ? size : null;
}
