import { describe, expect, it } from "vitest";
import { type Row, sortedRows, sortingIn, sortingText } from "./gradebook.ts";
import { blockOf, rangeOf, readBlock, sizeBeyond, sizeOf, writeBlock } from "./gradebook-block.ts";

describe("a block from a sheet", () => {
  it.each([
    ["7.5", [["7.5"]]],
    [
      "7\t8\n9\t\n",
      [
        ["7", "8"],
        ["9", ""],
      ],
    ],
    ["7\r\n8\r\n", [["7"], ["8"]]],
    ['"1\n2"\t3', [["1\n2", "3"]]],
    ["\n7", [[""], ["7"]]],
    ["", [[""]]],
  ])("%j is read", (text, block) => expect(readBlock(text)).toEqual(block));

  it("is measured against the room below and beside its first cell", () => {
    const block = [["1", "2", "3"], ["4"]];
    expect(sizeBeyond(block, { rows: 2, columns: 3 })).toBeNull();
    expect(sizeBeyond(block, { rows: 1, columns: 3 })).toEqual({ rows: 2, columns: 3 });
    expect(sizeBeyond(block, { rows: 9, columns: 2 })).toEqual({ rows: 2, columns: 3 });
  });
});

it("a range is copied as a block that is read back, whichever corner it was drawn from", () => {
  const range = rangeOf({ row: 3, column: 2 }, { row: 1, column: 1 });
  expect(sizeOf(range)).toEqual({ rows: 3, columns: 2 });
  const block = blockOf(range, ({ row, column }) => (row === 2 ? "" : `${row}${column}`));
  expect(block).toEqual([
    ["11", "12"],
    ["", ""],
    ["31", "32"],
  ]);
  expect(readBlock(writeBlock(block))).toEqual(block);
});

it("a gradebook is sorted by a column or the total, the most first or in reverse, and those without points last", () => {
  const columns = [
    { id: "one", title: "One", points: 10, weight: 1, isPosted: false, isAssignment: true },
    { id: "two", title: "Two", points: 10, weight: 1, isPosted: false, isAssignment: false },
  ];
  const row = (name: string, ...points: (number | null)[]): Row => ({
    ...{ enrolmentId: name, name, hasLeft: false, cells: points.map((given) => ({ points: given, version: 1 })) },
  });
  const rows = [row("a", 5, null), row("b", null, 9), row("c", 8, 2)];
  const order = (by: string | null) => sortedRows(rows, columns, sortingIn(by)).map(({ name }) => name);
  expect(order(null)).toEqual(["a", "b", "c"]);
  expect(order("one")).toEqual(["c", "a", "b"]);
  expect(order("two")).toEqual(["b", "c", "a"]);
  expect(order("total")).toEqual(["b", "a", "c"]);
  expect(order("unknown")).toEqual(["a", "b", "c"]);
  expect(order("-")).toEqual(["c", "b", "a"]);
  expect(order("-one")).toEqual(["a", "c", "b"]);
  expect(order("-two")).toEqual(["c", "b", "a"]);
  expect(order("-total")).toEqual(["a", "c", "b"]);
  for (const by of ["", "-", "total", "-total"]) expect(sortingText(sortingIn(by))).toBe(by);
});
