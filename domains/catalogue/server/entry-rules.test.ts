import { describe, expect, it } from "vitest";
import type { CatalogueKind } from "#domains/catalogue/contract/catalogue-kind.ts";
import { en } from "#server/compose/words/messages.ts";
import { causeInWords } from "#shared/error-words.ts";
import type { Catalogue } from "./entry-queries.ts";
import type { Issue } from "./issues.ts";
import { type Input, type Intent, validateInputs } from "./validate-inputs.ts";

const video = "https://youtu.be/00000000001";
const input = (kind: CatalogueKind, fields: Input["fields"], where = "here"): Input => ({ kind, where, fields });
const validate = (catalogue: Catalogue, inputs: Input[], intent: Intent = "add") =>
  validateInputs(catalogue, inputs, intent, (key) => key === "lectures/kept.mp4");

const sql = { id: "sql", title: "SQL", description: "Tables.", duration: "2 months", level: "Beginner" };
const evening = {
  ...{
    id: "sql-evening",
    courseId: "sql",
    name: "SQL-E1",
    mode: "Online",
    schedule: "Mon, Wed",
    timing: "7 PM Pakistan time",
  },
  ...{ instructor: "Noor Fatima", startDate: "2027-01-01", endDate: "2027-03-01", price: 99, seats: 20 },
  description: "In the evening.",
};
const roadmap = {
  ...{ courseId: "sql", roadmap: "From tables to joins", durationWeeks: 1 },
  weeklySchedule: { theory: "2 hours", practice: "2 hours", lab: "1 hour" },
  months: [{ month: 1, title: "Tables", weeks: [{ week: 1, title: "Rows", theory: ["Rows"], lab: "Write a row." }] }],
};
const first = { batchId: "sql-evening", title: "Rows", url: video };

const nothing: Catalogue = { courses: [], outlines: [], batches: [], lectures: [] };
const base = validate(nothing, [
  input("courses", sql),
  input("outlines", roadmap),
  input("batches", evening),
  input("batches", { ...evening, id: "sql-morning", name: "SQL-M1" }),
  input("lectures", first),
]).entries;

describe("the missing fields of a new entry follow from the others (specification §3)", () => {
  it("a course's slug from its id, or its id from its slug, and its place after the last", () => {
    const [old] = base.courses;
    expect(old).toEqual({
      ...{ ...sql, slug: "sql", thumbnail: null, rating: 0, students: "0", skills: [], position: 0 },
    });
    const { id: _, ...unnamed } = sql;
    const { entries } = validate(base, [input("courses", { ...unnamed, slug: "more-sql" })]);
    expect(entries.courses).toMatchObject([{ id: "more-sql", slug: "more-sql", position: 1 }]);
  });

  it("nobody has enrolled elsewhere", () => {
    expect(base.batches).toMatchObject([{ enrolledElsewhere: 0 }, { enrolledElsewhere: 0 }]);
  });

  it("a lecture's number, id and batch's name, counted in its own batch", () => {
    expect(base.lectures).toEqual([{ ...first, id: "sql-evening-lecture-1", lectureNumber: 1, batchNumber: "SQL-E1" }]);
    const named = { ...base, lectures: base.lectures.map((lecture) => ({ ...lecture, batchNumber: "Evening one" })) };
    const { entries } = validate(named, [
      input("lectures", { ...first, lectureNumber: 5 }),
      input("lectures", first),
      input("lectures", { ...first, batchId: "sql-morning" }),
    ]);
    expect(entries.lectures.map(({ id, lectureNumber, batchNumber }) => [id, lectureNumber, batchNumber])).toEqual([
      ["sql-evening-lecture-5", 5, "Evening one"],
      ["sql-evening-lecture-6", 6, "Evening one"],
      ["sql-morning-lecture-1", 1, "SQL-M1"],
    ]);
  });

  it("a lecture can be changed by its batch and number, without its id", () => {
    const other = input("lectures", { ...first, id: "by-hand", lectureNumber: 2 });
    const both = { ...base, lectures: [...base.lectures, ...validate(base, [other]).entries.lectures] };
    const change = input("lectures", { batchId: "sql-evening", lectureNumber: 2, title: "Columns" });
    expect(validate(both, [change], "add or change").entries.lectures).toMatchObject([
      { id: "by-hand", lectureNumber: 2, title: "Columns", url: video },
    ]);
  });
});

const inWords = (issues: Issue[]) =>
  issues.map(({ where, field, wrong }) => ({ where, field, message: causeInWords(wrong, en.errors) }));

describe("an issue names its place and its field", () => {
  const line = "a.csv, line 2";
  const refused: [string, Input, string, string][] = [
    ["an id that is there", input("courses", sql, line), "id", "The course sql is there already."],
    ["a batch that is there", input("batches", evening, line), "id", "The batch sql-evening is there already."],
    ["an outline that is there", input("outlines", roadmap, line), "courseId", "The outline sql is there already."],
    [
      "a slug that another course has",
      input("courses", { ...sql, id: "sql-2", slug: "sql" }, line),
      "slug",
      "The course sql has this slug already.",
    ],
    [
      "an outline of no course",
      input("outlines", { ...roadmap, courseId: "none" }, line),
      "courseId",
      "There is no course with the id none.",
    ],
    [
      "a batch of no course",
      input("batches", { ...evening, id: "new", courseId: "none" }, line),
      "courseId",
      "There is no course with the id none.",
    ],
    [
      "a lecture of no batch",
      input("lectures", { ...first, batchId: "none" }, line),
      "batchId",
      "There is no batch with the id none.",
    ],
    [
      "a number that another lecture of the batch has",
      input("lectures", { ...first, id: "new", lectureNumber: 1 }, line),
      "lectureNumber",
      "The lecture sql-evening-lecture-1 has this number in the batch already.",
    ],
    [
      "a video from where lectures may not come",
      input("lectures", { ...first, url: "https://videos.example/1.mp4" }, line),
      "url",
      "This must be the https:// address of a video on YouTube, Vimeo or Google Drive, or a file of ours.",
    ],
    [
      "a file that is not there",
      input("lectures", { ...first, url: "file:lectures/gone.mp4" }, line),
      "url",
      "There is no such file of ours.",
    ],
    [
      "a field there is not",
      input("courses", { ...sql, id: "new", colour: "red" }, line),
      "colour",
      "There is no such field.",
    ],
    ["a missing field", input("batches", { ...evening, id: "new", name: undefined }, line), "name", "This is missing."],
    [
      "text for a number",
      input("batches", { ...evening, id: "new", price: "free" }, line),
      "price",
      "This must be a number.",
    ],
  ];

  it.each(refused)("%s", (_, wrong, field, message) => {
    expect(inWords(validate(base, [wrong]).issues)).toEqual([{ where: line, field, message }]);
  });

  it("a change of what is not there", () => {
    const message = "There is no lecture with the id none.";
    const { issues } = validate(base, [input("lectures", { id: "none", title: "x" }, line)], "change");
    expect(inWords(issues)).toEqual([{ where: line, field: "id", message }]);
  });

  it("an id that two inputs have, even if the first is wrong", () => {
    const wrong = input("courses", { ...sql, id: "new", level: "Expert" }, "line 2");
    const { issues } = validate(base, [wrong, input("courses", { ...sql, id: " new " }, "line 3")]);
    expect(inWords(issues)).toEqual([
      { where: "line 2", field: "level", message: "This must be one of Beginner, Intermediate, Advanced." },
      { where: "line 3", field: "id", message: "The course new is there twice: see line 2." },
    ]);
  });

  it("an id that is missing, in each input for itself", () => {
    const { id: _, ...unnamed } = evening;
    const { issues } = validate(base, [input("batches", unnamed, "line 2"), input("batches", unnamed, "line 3")]);
    expect(inWords(issues)).toEqual(
      ["line 2", "line 3"].map((where) => ({ where, field: "id", message: "This is missing." })),
    );
  });

  it("only its own issue: an entry may belong to a refused input", () => {
    const wrong = input("courses", { ...sql, id: "new", slug: "new", level: "Expert" });
    const { issues } = validate(base, [wrong, input("batches", { ...evening, id: "new-1", courseId: "new" })]);
    expect(issues.map(({ field }) => field)).toEqual(["level"]);
  });
});

describe("a valid input", () => {
  it("may name one of our files, and keep a video that was removed since", () => {
    const kept = { ...first, url: "file:lectures/kept.mp4" };
    expect(validate(base, [input("lectures", kept)]).issues).toEqual([]);
    const gone = { ...base, lectures: base.lectures.map((one) => ({ ...one, url: "file:lectures/gone.mp4" })) };
    const change = input("lectures", { id: "sql-evening-lecture-1", title: "Rows again" });
    expect(validate(gone, [change], "change").issues).toEqual([]);
  });

  it("names only the fields that it changes", () => {
    const change = input("batches", { id: "sql-evening", seats: 25 });
    expect(validate(base, [change], "change")).toEqual({
      issues: [],
      entries: { ...nothing, batches: [{ ...base.batches[0], seats: 25 }] },
    });
  });
});
