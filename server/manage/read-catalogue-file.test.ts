import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CatalogueKind } from "#domains/catalogue/contract/catalogue-kind.ts";
import { UsageError } from "#server/manage/command.ts";
import { readCatalogueFile } from "#server/manage/read-catalogue-file.ts";
import { Refusal } from "./manage-client.ts";

const read = (name: string, text: string, kind?: CatalogueKind) =>
  readCatalogueFile({ name, bytes: new TextEncoder().encode(text), kind });

describe("a CSV file", () => {
  it("names its rows by their lines, and reads numbers, lists and empty cells", () => {
    const text = 'id,title,rating,skills\nsql,"Tables\nand joins",4.5,SQL | Joins\n\npy,Python,,\n';
    expect(read("courses.csv", text)).toEqual([
      {
        kind: "courses",
        where: "courses.csv, line 2",
        fields: { id: "sql", title: "Tables\nand joins", rating: 4.5, skills: ["SQL", "Joins"] },
      },
      { kind: "courses", where: "courses.csv, line 5", fields: { id: "py", title: "Python" } },
    ]);
  });

  it("may come from a spreadsheet: semicolons, a byte order mark, Windows lines", () => {
    const [batch] = read("Batches 2027.csv", "\uFEFFid;price;seats\r\nsql-one;99.50;twenty\r\n");
    expect(batch?.fields).toEqual({ id: "sql-one", price: 99.5, seats: "twenty" });
    expect(batch?.where).toBe("Batches 2027.csv, line 2");
  });

  it("names unknown columns, and rows that are too long or short, all at once", () => {
    const wrong = () => read("lectures.csv", "batchId,titel,title,title\na,b,c,d\na,b\n", undefined);
    expect(wrong).toThrow(Refusal);
    try {
      wrong();
    } catch (error) {
      expect(error instanceof Refusal && error.body.fields).toEqual({
        "lectures.csv, line 1, titel": expect.stringContaining("batchId, batchNumber, lectureNumber"),
        "lectures.csv, line 1, title": "This column is there twice.",
        "lectures.csv, line 3": "The row has 2 cells, the head 4.",
      });
    }
  });

  it("collects an outline from the rows of its weeks", () => {
    const head =
      "courseId,roadmap,durationWeeks,weeklyTheory,weeklyPractice,weeklyLab,month,monthTitle,week,title,theory,lab";
    const rows = [
      "sql,SQL,3,T,P,L,1,Basics,1,Select,One|Two,Lab 1",
      "sql,,,,,,1,,2,Join,Three,Lab 2",
      "sql,,,,,,2,More,3,Group,Four,Lab 3",
    ];
    expect(read("outlines.csv", [head, ...rows].join("\n"))).toEqual([
      {
        kind: "outlines",
        where: "outlines.csv, lines 2 to 4",
        fields: {
          courseId: "sql",
          roadmap: "SQL",
          durationWeeks: 3,
          weeklySchedule: { theory: "T", practice: "P", lab: "L" },
          months: [
            {
              month: 1,
              title: "Basics",
              weeks: [
                { week: 1, title: "Select", theory: ["One", "Two"], lab: "Lab 1" },
                { week: 2, title: "Join", theory: ["Three"], lab: "Lab 2" },
              ],
            },
            { month: 2, title: "More", weeks: [{ week: 3, title: "Group", theory: ["Four"], lab: "Lab 3" }] },
          ],
        },
      },
    ]);
  });

  it("returns any text of its cells, line by line", () => {
    const cell = fc.string().filter((text) => text.trim() !== "" && !text.includes("\r"));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }), (rows) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = ["id,name", ...rows.map((row) => row.map(quoted).join(","))].join("\n");
        const inputs = read("batches.csv", text);
        expect(inputs.map(({ fields }) => [fields.id, fields.name])).toEqual(rows);
        let line = 2;
        for (const [at, input] of inputs.entries()) {
          expect(input.where).toBe(`batches.csv, line ${line}`);
          line += (rows[at] ?? []).join("").split("\n").length;
        }
      }),
    );
  });
});

describe("a JSON file", () => {
  it("names its entries by kind and place", () => {
    expect(read("all.json", '{"courses":[{"id":"sql"}],"lectures":[{"title":"x"},{"title":"y"}]}')).toEqual([
      { kind: "courses", where: "all.json, courses 1", fields: { id: "sql" } },
      { kind: "lectures", where: "all.json, lectures 1", fields: { title: "x" } },
      { kind: "lectures", where: "all.json, lectures 2", fields: { title: "y" } },
    ]);
  });

  it("may be a list as the public API answers it (specification §7)", () => {
    expect(read("courses.json", '[{"_id":"sql","title":"SQL"}]')).toEqual([
      { kind: "courses", where: "courses.json, courses 1", fields: { id: "sql", title: "SQL" } },
    ]);
  });
});

it.each([
  [
    "batches.csv",
    "",
    undefined,
    /^batches.csv is empty: its first line names the columns, such as id, courseId, name\.$/,
  ],
  ["batches.csv", 'id\n"a', undefined, /^batches.csv is not readable CSV: Quote Not Closed.* line 2/],
  ["list.csv", "id\na", undefined, /^What does list.csv hold\?/],
  ["batches.xlsx", "PK", undefined, /^batches.xlsx must be a .json or .csv file\.$/],
  ["all.json", '{"courses":', undefined, /^all.json is not readable JSON: /],
  ["all.json", '{"teachers":[]}', undefined, /^all.json holds teachers: it may hold courses, /],
  ["all.json", '{"courses":{}}', undefined, /^all.json: courses must be a list\.$/],
  ["all.json", '{"courses":[7]}', undefined, /^all.json, courses 1 must be an object\.$/],
  ["all.json", "7", undefined, /^all.json must hold an object, or a list of objects\.$/],
] as const)("%s with %j cannot be read, in one line", (name, text, kind, words) => {
  expect(() => read(name, text, kind)).toThrow(UsageError);
  expect(() => read(name, text, kind)).toThrow(words);
});

it("must be UTF-8", () => {
  const bytes = Uint8Array.of(0x69, 0x64, 0x0a, 0xe9);
  expect(() => readCatalogueFile({ name: "courses.csv", bytes, kind: undefined })).toThrow(/is not UTF-8 text/);
});
