import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findEntries, readCatalogue, sliceOf } from "#domains/catalogue/server/entry-queries.ts";
import { lectures } from "#domains/catalogue/server/tables.ts";
import { type Input, wantedBy } from "#domains/catalogue/server/validate-inputs.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { databases } from "../support/databases.ts";
import { newBatch, newCourse, newLecture, type Staff, startStaff } from "../support/staff.ts";

describe.each(databases)("what a write reads of the catalogue on the $name database", ({ open }) => {
  let staff: Staff;
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
  });
  afterAll(async () => await staff.test.stop());

  /** The ids of what inputs are validated against. */
  async function readFor(...inputs: Omit<Input, "where">[]) {
    const found = await findEntries(opened.database, wantedBy(inputs.map((input) => ({ ...input, where: "" }))));
    return {
      courses: found.courses.map(({ id }) => id),
      outlines: found.outlines.map(({ courseId }) => courseId),
      batches: found.batches.map(({ id }) => id),
      lectures: found.lectures.map(({ id }) => id),
    };
  }
  const lecturesOf = async (batchId: string) =>
    (await readCatalogue(opened.database)).lectures.filter((one) => one.batchId === batchId).map(({ id }) => id);

  it("is the batch that changes, and its course", async () => {
    const read = { courses: ["data-analyst"], outlines: [], batches: ["data-evening"], lectures: [] };
    expect(await readFor({ kind: "batches", fields: { id: "data-evening", seats: 30 } })).toEqual(read);
    expect(await readFor({ kind: "batches", fields: newBatch })).toEqual({ ...read, batches: [] });
  });

  it("is the lectures of the batch, with a new lecture and with one that changes", async () => {
    const read = { courses: ["data-analyst"], outlines: [], batches: ["data-evening"] };
    const own = await lecturesOf("data-evening");
    expect(own.length).toBeGreaterThan(1);
    expect(await readFor({ kind: "lectures", fields: { id: "new-one", ...newLecture } })).toEqual({
      ...read,
      lectures: own,
    });
    expect(await readFor({ kind: "lectures", fields: { id: own[0], title: "Joins" } })).toEqual({
      ...read,
      lectures: own,
    });
  });

  it("is every course, with a new one: it takes the next place, and no other's slug", async () => {
    const { courses } = await readCatalogue(opened.database);
    expect((await readFor({ kind: "courses", fields: newCourse })).courses).toEqual(courses.map(({ id }) => id));
  });

  it("is nothing where the keys are none", async () => {
    const nothing = { courses: [], outlines: [], batches: [], lectures: [] };
    expect(await readFor({ kind: "lectures", fields: { id: "a\0b", batchId: "%", lectureNumber: 1 } })).toEqual(
      nothing,
    );
    expect(await readFor({ kind: "batches", fields: { courseId: 7, id: {} } })).toEqual(nothing);
  });

  it("takes no id from the lecture of another batch that is called as the next one", async () => {
    const next = `data-evening-lecture-${(await lecturesOf("data-evening")).length + 1}`;
    const moved = { ...newLecture, id: next, batchId: "data-weekend", lectureNumber: 70 };
    expect((await staff.enter("lectures", moved)).status).toBe(200);
    const { status, body } = await staff.enter("lectures", newLecture);
    expect([status, body.fields]).toEqual([422, { id: expect.stringContaining(`${next} is there already`) }]);
    expect(await lecturesOf("data-weekend")).toContain(next);
  });

  it("is for an export everything, in slices", async () => {
    const row = { batchId: "data-weekend", batchNumber: "Data Weekend", url: newLecture.url };
    const many = Array.from({ length: 1_001 }, (_, at) => {
      return { ...row, id: `many-${at}`, lectureNumber: 100 + at, title: `Lecture ${at}` };
    });
    await opened.database.insert(lectures).values(many);
    const first = await sliceOf.lectures(opened.database);
    expect([first.entries.length, first.next]).toEqual([500, expect.any(Array)]);
    expect(await staff.catalogue()).toEqual(await readCatalogue(opened.database));
  });
});
