/** A column by which people may sort: numbers from the largest, texts from A. */
interface Sortable<Row> {
  title: string;
  sortBy?: (row: Row) => string | number;
}

/** The rows by the column that the address names (`?sort=`); as they are if it names none that sorts. */
export function sortRows<Row>(rows: Row[], columns: Sortable<Row>[], search: URLSearchParams): Row[] {
  const sortBy = columns.find(({ title }) => title === search.get("sort"))?.sortBy;
  if (!sortBy) return rows;
  return rows.toSorted((one, other) => {
    const [first, second] = [sortBy(one), sortBy(other)];
    if (typeof first === "number" && typeof second === "number") return second - first;
    return String(first).localeCompare(String(second));
  });
}
