import { expect, it } from "vitest";
import { sortRows } from "./list.tsx";

type Count = { name: string; visits: number };

const rows: Count[] = [
  { name: "Direct", visits: 3 },
  { name: "Search", visits: 12 },
  { name: "Blog", visits: 3 },
];
const columns = [
  { title: "Name", sortBy: ({ name }: Count) => name },
  { title: "Visits", sortBy: ({ visits }: Count) => visits },
  { title: "Note" },
];
const sorted = (query: string) => sortRows(rows, columns, new URLSearchParams(query)).map(({ name }) => name);

it("sorts numbers from the largest, equal ones as they are, and texts from A", () => {
  expect(sorted("sort=Visits")).toEqual(["Search", "Direct", "Blog"]);
  expect(sorted("sort=Name")).toEqual(["Blog", "Direct", "Search"]);
});

it("leaves the rows as they are without a column that sorts", () => {
  const asTheyAre = ["Direct", "Search", "Blog"];
  for (const query of ["", "sort=Note", "sort=nothing"]) expect(sorted(query)).toEqual(asTheyAre);
});
