const classes = { 1: "", 2: "lg:grid-cols-2", 3: "lg:grid-cols-3", 4: "lg:grid-cols-4" };

type Columns = keyof typeof classes;

/** The columns of a grid on a wide screen: as many as leave no gap in its last row, or `most` if a gap is left anyway. */
export function wideColumns(count: number, most: Columns): string {
  const even = ([4, 3, 2] as const).find((columns) => columns <= most && count % columns === 0);
  return classes[even ?? (count === 1 ? 1 : most)];
}
