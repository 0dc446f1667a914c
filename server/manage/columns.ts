/** Rows of text as a table: columns as wide as their widest cell, two spaces between, nothing at the end of a line. */
export function columns(rows: string[][]): string {
  const widths = rows.reduce<number[]>((widest, row) => {
    return row.map((cell, at) => Math.max(widest[at] ?? 0, cell.length));
  }, []);
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
