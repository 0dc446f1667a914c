import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Given, storedMark } from "#domains/work/rules/given.ts";
import type { Gradebook } from "./grade-work.ts";
import { gradebookCsv, readGradebook } from "./gradebook-csv.ts";

const at = new Date("2026-11-23T10:00:00Z");

function workOf(id: string, title: string, points: number): Gradebook["works"][number] {
  const common = { batchId: "mern", classId: null, kind: "assignment" as const, instructions: "", dueAt: null };
  return {
    ...common,
    id,
    title,
    points,
    lateRule: null,
    createdAt: at,
    publishedAt: at,
    ...{ gradesPostedAt: null, weight: 1, version: 1 },
  };
}

function gradeOf(workId: string, enrolmentId: string, given: Given): Gradebook["grades"][number] {
  const common = { feedback: "", latePoints: 0, rubricPoints: null, gradedAt: at, toldVersion: null };
  return { ...common, ...storedMark(given), workId, enrolmentId, version: 3 };
}

const line = fc
  .string({ minLength: 1, maxLength: 40, unit: "grapheme" })
  .filter((text) => !/[\p{Cc}\u2028\u2029]/u.test(text));
const hostile = fc.constantFrom("=1+1", "+92", "-5", "@x", 'a "b", c', "; ;", "نور فاطمہ", "#1", "'=x", "\u2066x");
const texts = fc.oneof(line, hostile);
const hundredths = fc.integer({ min: 0, max: 1_000_000 }).map((count) => count / 100);

const books: fc.Arbitrary<Gradebook> = fc
  .record({
    works: fc.uniqueArray(fc.tuple(fc.uuid(), texts), { selector: ([id]) => id, minLength: 1, maxLength: 6 }),
    students: fc.uniqueArray(fc.tuple(fc.uuid(), texts), { selector: ([id]) => id, minLength: 1, maxLength: 8 }),
    points: fc.array(fc.oneof(hundredths, fc.constantFrom<Given>("excused", null)), { minLength: 48, maxLength: 48 }),
  })
  .map(({ works, students, points }) => ({
    works: works.map(([id, title]) => workOf(id, title, 10_000)),
    students: students.map(([enrolmentId, name]) => ({ enrolmentId, name, state: "active" as const })),
    grades: works.flatMap(([workId], across) =>
      students.map(([enrolmentId], down) => gradeOf(workId, enrolmentId, points[across * 8 + down] ?? null)),
    ),
  }));

const one = workOf("11111111-1111-4111-8111-111111111111", "Joins", 20);
const two = workOf("22222222-2222-4222-8222-222222222222", "=Forms", 10);
const sana = { enrolmentId: "aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa", name: "Sana", state: "active" as const };
const noor = { enrolmentId: "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb", name: "نور", state: "active" as const };
const book: Gradebook = {
  works: [one, two],
  students: [sana, noor],
  grades: [gradeOf(one.id, sana.enrolmentId, 12.5)],
};
const heading = `enrolment,Joins #${one.id},x #${two.id}`;

describe("a gradebook as CSV", () => {
  it("reads a teacher's own sheet by names and titles, where each is of one student and one work", () => {
    const sheet = "Name\tJoins\tTotal %\n sana \t17,5\t99\nنور\t\t\n";
    expect(readGradebook(sheet, book)).toMatchObject({
      changes: [{ enrolmentId: sana.enrolmentId, workId: one.id, points: 17.5, from: 12.5 }],
      faults: [],
    });
    const twins = { ...book, students: [sana, { ...noor, name: "SANA" }] };
    const whose = { reason: "gradebook.noColumn", values: { column: "enrolment" } };
    expect(readGradebook(sheet, twins)).toMatchObject({
      changes: [],
      faults: [{ line: 2, cause: whose }, { line: 3 }],
    });
    const same = { ...book, works: [one, { ...two, title: "joins" }] };
    expect(readGradebook(sheet, same).faults).toMatchObject([{ cause: { reason: "gradebook.noWorks" } }]);
    expect(readGradebook("name,joins\nZara,3", book).faults).toMatchObject([
      { line: 2, column: "name", cause: { reason: "gradebook.noStudent" } },
    ]);
  });

  it("read back as it was written changes nothing", async () => {
    await fc.assert(
      fc.asyncProperty(books, async (any) => {
        const { changes, faults } = readGradebook(await gradebookCsv(any), any);
        expect({ changes, faults }).toEqual({ changes: [], faults: [] });
      }),
    );
  });

  it("is told apart by commas whatever its titles hold", async () => {
    const semicolons = { ...book, works: [workOf(one.id, "; ;", 20), workOf(two.id, "; ;", 10)] };
    const { changes, faults } = readGradebook(await gradebookCsv(semicolons), semicolons);
    expect({ changes, faults }).toEqual({ changes: [], faults: [] });
  });

  it("fills an empty gradebook with the same points, and is written again the same", async () => {
    await fc.assert(
      fc.asyncProperty(books, async (any) => {
        const csv = await gradebookCsv(any);
        const { changes, faults } = readGradebook(csv, { ...any, grades: [] });
        const grades = changes.map(({ workId, enrolmentId, points }) => gradeOf(workId, enrolmentId, points));
        expect(faults).toEqual([]);
        expect(await gradebookCsv({ ...any, grades })).toBe(csv);
      }),
    );
  });

  it("shows what a changed cell was, in any delimiter, order of columns and digits", () => {
    const semicolons = `x #${two.id};enrolment;Joins #${one.id}\n;${sana.enrolmentId};۱۳٫۵\n"7,5";${noor.enrolmentId};`;
    expect(readGradebook(semicolons, book).changes).toEqual([
      expect.objectContaining({ student: "Sana", work: "Joins", from: 12.5, points: 13.5, seen: 3 }),
      expect.objectContaining({ student: "نور", work: "=Forms", from: null, points: 7.5, seen: 0 }),
    ]);
    const emptied = readGradebook(`${heading}\n${sana.enrolmentId},,`, book).changes;
    expect(emptied).toEqual([expect.objectContaining({ from: 12.5, points: null })]);
  });

  it.each([
    ['"1,000"', 1000],
    ['"1,00,000"', 100_000],
    ['"3,14"', 3.14],
    ["۱۲", 12],
    ["٣٫٥", 3.5],
    ['"0,5"', 0.5],
    ["10/10", null],
    ["A+", null],
    ["12abc8", null],
    ["1e3", null],
    ["-3", null],
    ["Rs 5", null],
    ["5 kg", null],
  ])("reads the points of a cell as typed: %s is %j", (cell, points) => {
    const large = { ...book, works: [workOf(one.id, "Joins", 1_000_000), two] };
    const { changes, faults } = readGradebook(`enrolment,Joins #${one.id}\n${noor.enrolmentId},${cell}`, large);
    expect(changes.map((change) => change.points)).toEqual(points === null ? [] : [points]);
    expect(faults.map(({ cause }) => cause.reason)).toEqual(points === null ? ["gradebook.notPoints"] : []);
  });

  it("says who is excused, what counts more, and the total so far, which it does not read back", async () => {
    const doubled = {
      ...book,
      works: [{ ...one, weight: 2 }, two],
      grades: [...book.grades, gradeOf(two.id, sana.enrolmentId, "excused")],
    };
    const [headings, first] = (await gradebookCsv(doubled)).split(/\r?\n/);
    expect(headings).toContain(`Joins (×2) #${one.id}`);
    expect(headings).toContain("total %");
    expect(first).toContain("12.5,EX,62.5");
    const { changes } = readGradebook(`${heading},total %\n${sana.enrolmentId},ex,9,1`, doubled);
    expect(changes.map(({ from, points }) => [from, points])).toEqual([
      [12.5, "excused"],
      ["excused", 9],
    ]);
  });

  it("names what is wrong by line and column", () => {
    const text = `${heading},Gone #33333333-3333-4333-8333-333333333333\n${sana.enrolmentId},21,eleven\nnobody,1,1\n${sana.enrolmentId},1,-1`;
    expect(
      readGradebook(text, book).faults.map(({ line: at, column, cause }) => [at, column.slice(0, 9), cause.reason]),
    ).toEqual(
      expect.arrayContaining([
        [1, "Gone #333", "gradebook.noWork"],
        [2, "Joins #11", "grade.beyond"],
        [2, "x #222222", "gradebook.notPoints"],
        [3, "enrolment", "gradebook.noStudent"],
        [4, "enrolment", "gradebook.twice"],
        [4, "x #222222", "gradebook.notPoints"],
      ]),
    );
    expect(readGradebook("points,Joins\n3,4", book).faults[0]?.cause.reason).toBe("gradebook.noColumn");
    expect(() => readGradebook('enrolment,"x\ny', book)).toThrow(
      expect.objectContaining({ reason: "gradebook.unreadable" }),
    );
  });
});
