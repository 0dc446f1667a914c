import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Batch } from "#domains/catalogue/contract/batch.ts";
import type { Course } from "#domains/catalogue/contract/course.ts";
import { batches } from "#domains/catalogue/server/tables.ts";
import { matchesSecretId } from "#domains/lectures/server/secret-id-hash.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { databases } from "../support/databases.ts";
import { newBatch, newCourse, newLecture, type Staff, startStaff } from "../support/staff.ts";

const courseKey = (id: string) => ({ kind: "course", id, locale: "en" });
const isThere = (id: string) => id !== newBatch.id;

describe.each(databases)("the staff's API on the $name database (specification §3)", ({ open }) => {
  let staff: Staff;
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
  });
  afterAll(async () => await staff.test.stop());

  const ask: Staff["ask"] = (...asked) => staff.ask(...asked);
  /** Imports the fields of a course; with `update` of one that is there. */
  const importCourse = (fields: object, update = false) => staff.enter("courses", fields, update);
  const served = async (path: string) => await (await staff.test.ask(path)).json();

  it("imports a course as a document and adds a batch, which the public API serves at once", async () => {
    expect(await importCourse(newCourse)).toMatchObject({ status: 200, body: { courses: 1, batches: 0 } });
    expect((await staff.call("showDocument", courseKey("sql"))).body.published).toMatchObject({
      ...{ title: "SQL", cardTitle: "SQL", months: 1, position: 4, rating: 0, skills: [], thumbnail: null },
    });
    expect((await staff.enter("batches", { ...newBatch, id: "sql-one", courseId: "sql" })).status).toBe(200);
    const courses: Course[] = await served("/api/courses");
    expect(courses.at(-1)).toMatchObject({ _id: "sql", title: "SQL" });
    expect(await served("/api/batches/course/sql")).toMatchObject([{ _id: "sql-one", price: 99.5, enrolled: 0 }]);
  });

  it("tells every process that content has changed, with each change and with none that is refused", async () => {
    let told = 0;
    const stop = staff.test.app.contentChanges.onChange(() => {
      told += 1;
    });
    // Notifications of the earlier changes may still be on their way.
    for (let before = -1; before !== told; await sleep(200)) before = told;
    told = 0;
    await importCourse({ id: "data-analyst", rating: 4.7 }, true);
    await expect.poll(() => told).toBe(1);
    await importCourse({ id: "data-analyst", rating: 7 }, true);
    await ask("POST", "/batches/data-weekend/secret-id", {});
    await expect.poll(() => told).toBe(2);
    stop();
  });

  it("changes the named fields and no other, and keeps the Secret ID", async () => {
    const entry = async () => (await staff.call("showBatchEntry", "mern-evening")).body;
    const before = await entry();
    await staff.enter("batches", { id: "mern-evening", enrolled: 19, instructor: "Noor Fatima" }, true);
    const changed = {
      ...before.batch,
      enrolledElsewhere: 19,
      instructor: "Noor Fatima",
      teacherId: expect.any(String),
    };
    expect(await entry()).toEqual({ ...before, batch: changed, hasSecretId: true });
    const listed: Batch[] = await served("/api/batches");
    expect(listed.find(({ _id }) => _id === "mern-evening")).toMatchObject({ enrolled: 19, instructor: "Noor Fatima" });
  });

  it.each([
    [{ ...newCourse, id: "SQL 2", slug: "sql-2" }, "id", "Please use small letters and digits"],
    [{ ...newCourse, id: "data-analyst" }, "id", "The course data-analyst is there already."],
    [{ ...newCourse, id: "sql-2", slug: "data-analyst" }, "slug", "The course data-analyst has this slug already."],
    [{ ...newCourse, id: "sql-2", level: "Expert" }, "level", "This must be one of Beginner, Intermediate, Advanced."],
    [{ ...newCourse, id: "sql-2", thumbnail: "http://x/1.png" }, "thumbnail", "This must be an https:// address"],
    [{ ...newCourse, id: "sql-2", colour: "red" }, "colour", "There is no such field."],
  ])("imports no course %j for its %s", async (fields, field, issue) => {
    const before = await staff.catalogue();
    const refused = await importCourse(fields);
    expect(refused).toMatchObject({
      status: 422,
      body: { code: "invalid", fields: { [field]: expect.stringContaining(issue) } },
    });
    expect(Object.keys(refused.body.fields)).toEqual([field]);
    expect(await staff.catalogue()).toEqual(before);
  });

  it.each([
    ["batches", { ...newBatch, courseId: "none" }, "courseId", "There is no course with the id none."],
    ["batches", { ...newBatch, startDate: "2027-05-01" }, "endDate", "The end cannot be before the start."],
    ["batches", { ...newBatch, startDate: "01/02/2027" }, "startDate", "2026-02-01"],
    ["batches", { ...newBatch, startDate: "2027-02-30" }, "startDate", "2026-02-01"],
    ["batches", { ...newBatch, price: -1 }, "price", "0 or more"],
    ["batches", { ...newBatch, price: "free" }, "price", "This must be a number."],
    ["batches", { ...newBatch, price: 9.999 }, "price", "the decimals of its currency"],
    ["batches", { ...newBatch, enrolled: 21 }, "seats", "There are 21 enrolled: the seats cannot be fewer."],
    ["batches", { ...newBatch, seats: 9e15 }, "seats", "1,000,000"],
    ["batches", { id: "data-evening", seats: 10 }, "seats", "There are 11 enrolled: the seats cannot be fewer."],
    ["batches", { id: "data-evening", name: "" }, "name", "This is missing."],
    ["batches", { id: "data-evening", name: "a\u0000b" }, "name", "without control characters"],
    [
      "lectures",
      { id: "data-evening-lecture-1", lectureNumber: 2 },
      "lectureNumber",
      "The lecture data-evening-lecture-2 has this number",
    ],
    ["lectures", { ...newLecture, batchId: "none" }, "batchId", "There is no batch with the id none."],
    ["lectures", { ...newLecture, url: "https://videos.example/1.mp4" }, "url", "YouTube, Vimeo or Google Drive"],
    ["lectures", { ...newLecture, url: "javascript:alert(1)" }, "url", "YouTube, Vimeo or Google Drive"],
    ["lectures", { ...newLecture, url: "file:lectures/none.mp4" }, "url", "There is no such file of ours."],
  ] as const)("takes no entry of %s %j for its %s", async (kind, fields, field, issue) => {
    const before = await staff.catalogue();
    const refused = await staff.enter(kind, fields, "id" in fields && isThere(fields.id));
    expect(refused).toMatchObject({
      status: 422,
      body: { code: "invalid", fields: { [field]: expect.stringContaining(issue) } },
    });
    expect(Object.keys(refused.body.fields)).toEqual([field]);
    expect(await staff.catalogue()).toEqual(before);
  });

  it.each([
    ["showBatchEntry", ["none"]],
    ["changeBatch", ["none", { fields: { name: "Mine" } }]],
    ["removeBatch", ["none"]],
    ["removeLecture", ["none", "none"]],
  ] as const)("finds nothing for %s %j", async (verb, args) => {
    expect(await staff.call(verb, ...args)).toMatchObject({
      status: 404,
      body: { code: "not_found", message: expect.stringMatching(/^There is no/) },
    });
  });

  it("has no Secret ID for a batch that is not there, and none that is short", async () => {
    expect((await ask("POST", "/batches/none/secret-id", {})).status).toBe(404);
    expect(await ask("POST", "/batches/data-evening/secret-id", { secretId: "short" })).toMatchObject({
      status: 422,
      body: { fields: { secretId: expect.stringContaining("at least 8 characters") } },
    });
  });

  it("rotates a Secret ID: the new one opens, the old one does not, and only its hash is kept (specification §6)", async () => {
    const { status, body } = await ask("POST", "/batches/mern-gulf/secret-id", {});
    expect(status).toBe(200);
    expect(body.secretId).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    const [row] = await opened.database.select().from(batches).where(eq(batches.id, "mern-gulf"));
    const hash = row?.secretIdHash ?? "";
    expect(hash).toMatch(/^scrypt-folded\$/);
    expect(await matchesSecretId(body.secretId, hash)).toBe(true);
    expect(await matchesSecretId("MERN-GLF-3865", hash)).toBe(false);
    expect((await ask("POST", "/batches/mern-gulf/secret-id", {})).body.secretId).not.toBe(body.secretId);
  });

  it("removes a lecture, and a batch with lectures only by force", async () => {
    expect((await staff.call("removeLecture", "ai-weekend", "ai-weekend-lecture-3")).status).toBe(200);
    const refused = await staff.call("removeBatch", "ai-weekend");
    expect(refused).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining("2 lectures would go with it") },
    });
    expect(await staff.call("removeBatch", "ai-weekend", { withLectures: true })).toMatchObject({
      body: { lectures: 2 },
    });
    const listed: Batch[] = await served("/api/batches");
    expect(listed.map(({ _id }) => _id)).not.toContain("ai-weekend");
  });

  it("imports no course that has a draft", async () => {
    const { body } = await staff.call("showDocument", courseKey("data-analyst"));
    const draft = { document: body.published, version: body.version };
    expect((await staff.call("saveDraft", courseKey("data-analyst"), draft)).status).toBe(200);
    expect(await importCourse({ id: "data-analyst", rating: 4 }, true)).toMatchObject({
      status: 409,
      body: { message: "The course data-analyst has a draft: publish or discard it first. Nothing was changed." },
    });
    await staff.call("discardDraft", courseKey("data-analyst"));
    expect((await importCourse({ id: "data-analyst", rating: 4 }, true)).status).toBe(200);
  });

  it("publishes what is imported of a course: its cards, its page, its orders", async () => {
    await importCourse({ id: "data-analyst", title: "Numbers", duration: "10 weeks" }, true);
    const course = staff.test.app.services.site().content.courses.find(({ id }) => id === "data-analyst");
    expect(course).toMatchObject({ title: "Numbers", cardTitle: "Numbers", months: 3 });
    const { body } = await staff.call("showHistory", courseKey("data-analyst"));
    expect(body).toMatchObject([{ actor: "operator" }, {}, {}]);
  });

  it("cannot be reached through the port", async () => {
    for (const path of ["/catalogue", "/call", "/api/catalogue"]) expect((await staff.test.ask(path)).status).toBe(404);
  });
});
