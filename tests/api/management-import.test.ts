import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lecturesAnswer } from "#domains/lectures/contract.ts";
import { databases } from "../support/databases.ts";
import { newBatch, newCourse, newLecture, type Staff, startStaff } from "../support/staff.ts";
import { video } from "../support/videos.ts";

describe.each(databases)("imports on the $name database (specification §3)", ({ open }) => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startStaff(await open());
  });
  afterAll(async () => await staff.test.stop());

  const ask: Staff["ask"] = (...asked) => staff.ask(...asked);

  async function sendVideo(query: Record<string, string>, content: Iterable<Uint8Array>) {
    const body = Readable.toWeb(Readable.from(content)) as ReadableStream;
    const url = `http://manage/lecture-files?${new URLSearchParams(query)}`;
    const response = await staff.test.app.manage(
      new Request(url, { method: "POST", body, duplex: "half" } as RequestInit),
    );
    return { status: response.status, body: await response.json() };
  }
  const storedVideos = () => {
    const folder = join(staff.test.dataDir, "files/lectures");
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  it("imports all or nothing, and names everything that is wrong by place and field", async () => {
    const before = await staff.catalogue();
    const inputs = [
      { kind: "courses", where: "a.csv, line 2", fields: { ...newCourse, id: "rust" } },
      { kind: "courses", where: "a.csv, line 3", fields: { ...newCourse, id: "rust" } },
      { kind: "batches", where: "b.csv, line 2", fields: { ...newBatch, courseId: "rust", seats: "many", price: -2 } },
      { kind: "batches", where: "b.csv, line 3", fields: { ...newBatch, id: "data-evening" } },
      { kind: "lectures", where: "c.csv, line 2", fields: { ...newLecture, batchId: "nowhere" } },
    ];
    const refused = await ask("POST", "/catalogue", { inputs, update: false, check: false });
    expect(refused.status).toBe(422);
    expect(refused.body.message).toBe("5 things are wrong. Nothing was changed.");
    expect(refused.body.fields).toEqual({
      "a.csv, line 3, id": "The course rust is there twice: see a.csv, line 2.",
      "b.csv, line 2, seats": "This must be a whole number.",
      "b.csv, line 2, price": expect.stringContaining("0 or more"),
      "b.csv, line 3, id": "The batch data-evening is there already.",
      "c.csv, line 2, batchId": "There is no batch with the id nowhere.",
    });
    expect(await staff.catalogue()).toEqual(before);
  });

  it("imports its own export again, and what the export says otherwise", async () => {
    const before = await staff.catalogue();
    const inputs = Object.entries(before).flatMap(([kind, entries]) =>
      entries.map((fields: object) => ({ kind, where: "export.json", fields })),
    );
    const again = await ask("POST", "/catalogue", { inputs, update: true, check: false });
    expect(again).toMatchObject({
      status: 200,
      body: { courses: before.courses.length, lectures: before.lectures.length },
    });
    expect(await staff.catalogue()).toEqual(before);
    for (const { id } of before.batches)
      expect((await staff.call("showBatchEntry", id)).body).toMatchObject({ hasSecretId: true });
  });

  it("lets two lectures exchange their numbers, and two courses their slugs", async () => {
    const swap = (kind: string, id: string, fields: object) => ({ kind, where: id, fields: { id, ...fields } });
    const inputs = [
      swap("lectures", "cyber-evening-lecture-1", { lectureNumber: 2 }),
      swap("lectures", "cyber-evening-lecture-2", { lectureNumber: 1 }),
      swap("courses", "data-analyst", { slug: "cyber-security-ceh" }),
      swap("courses", "cyber-security-ceh", { slug: "data-analyst" }),
    ];
    expect((await ask("POST", "/catalogue", { inputs, update: true, check: false })).status).toBe(200);
    const { lectures, courses } = await staff.catalogue();
    expect(lectures.find(({ id }) => id === "cyber-evening-lecture-1")?.lectureNumber).toBe(2);
    expect(courses.find(({ id }) => id === "data-analyst")?.slug).toBe("cyber-security-ceh");
  });

  it("keeps a video and adds its lecture; removing the lecture removes the video", async () => {
    const { status, body } = await sendVideo({ batchId: "cyber-lahore", title: "The wireless week" }, video(300_000));
    expect(status).toBe(201);
    expect(body).toMatchObject({ id: "cyber-lahore-lecture-4", lectureNumber: 4, batchNumber: "CEH-L1" });
    const key = body.url.replace(/^file:/, "");
    expect(await staff.test.app.storage.describe(key)).toMatchObject({ size: 300_000 });
    // Another lecture may show the same video; it stays until the last of them goes.
    const id = "cyber-evening-lecture-4";
    expect((await staff.enter("lectures", { batchId: "cyber-evening", title: "The same", url: body.url })).status).toBe(
      200,
    );
    await staff.call("removeLecture", "cyber-lahore", "cyber-lahore-lecture-4");
    expect(await staff.test.app.storage.describe(key)).not.toBeNull();
    await staff.enter("lectures", { id, url: newLecture.url }, true);
    expect(await staff.test.app.storage.describe(key)).toBeNull();
  });

  it.each([
    [{ batchId: "none", title: "x" }, "batchId", video(200_000)],
    [{ batchId: "cyber-lahore", title: "" }, "title", video(200_000)],
    [{ batchId: "cyber-lahore", title: "x", lectureNumber: "2" }, "id", video(200_000)],
    [{ batchId: "cyber-lahore", title: "x", lectureNumber: "two" }, "lectureNumber", video(200_000)],
    [{ batchId: "cyber-lahore", title: "x" }, "file", [Buffer.from("%PDF-1.7, no video")]],
    [{ batchId: "cyber-lahore", title: "x" }, "file", [Buffer.alloc(0)]],
  ])("refuses a video with %j for its %s, and keeps nothing of it", async (query, field, content) => {
    const before = [storedVideos(), await staff.catalogue()];
    const { status, body } = await sendVideo(query, content);
    expect({ status, fields: Object.keys(body.fields ?? {}) }).toMatchObject({
      status: 422,
      fields: expect.arrayContaining([field]),
    });
    expect([storedVideos(), await staff.catalogue()]).toEqual(before);
  });

  it("keeps captions beside a lecture's video, new ones in their place, and its page knows of them at once", async () => {
    const { body } = await sendVideo({ batchId: "cyber-lahore", title: "With words" }, video(200_000));
    const send = async (id: string, text: BodyInit) => {
      const request = new Request(`http://manage/lectures/${id}/captions`, { method: "POST", body: text });
      const response = await staff.test.app.manage(request);
      return { status: response.status, body: await response.json() };
    };
    const shown = async () => {
      const answer = await staff.test.ask("/api/batches/cyber-lahore/videos?secretId=CEH-LHR-9236");
      const { videos } = lecturesAnswer.parse(await answer.json());
      const url = videos.find(({ _id }) => _id === body.id)?.captionsUrl;
      return url ? await (await staff.test.ask(url)).text() : null;
    };
    expect(await shown()).toBeNull();
    for (const words of ["Hello.", "Hello again."]) {
      const captions = `WEBVTT\n\n00:01.000 --> 00:02.000\n${words}\n`;
      expect((await send(body.id, captions)).status).toBe(200);
      expect(await shown()).toBe(captions);
    }
    const wide = "\uFEFFWEBVTT\n\n00:01.000 --> 00:02.000\nسلام\n";
    expect((await send(body.id, Buffer.from(wide, "utf16le"))).status).toBe(200);
    expect(await shown()).toContain("سلام");
    const refused = await send(body.id, "Hello, without a time.");
    expect(refused).toMatchObject({ status: 422, body: { fields: { file: expect.stringContaining("WEBVTT") } } });
    expect((await send(body.id, Buffer.from([0x57, 0, 0xff]))).body.message).toMatch(/holds no text/);
    expect((await send(body.id, "x".repeat(3_000_000))).status).toBe(413);
    expect((await send("none", "WEBVTT\n\n00:01.000 --> 00:02.000\nHello.")).status).toBe(404);
    expect(await shown()).toContain("سلام");
  });

  it("keeps nothing of a video that breaks off", async () => {
    const before = [storedVideos(), await staff.catalogue()];
    const breaking = function* () {
      yield* video(200_000);
      throw new Error("The sender is gone.");
    };
    expect((await sendVideo({ batchId: "cyber-lahore", title: "x" }, breaking())).status).toBe(500);
    expect([storedVideos(), await staff.catalogue()]).toEqual(before);
  });
});
