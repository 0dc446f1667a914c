import { createHash, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { largestVideo } from "#domains/lectures/contract.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { storageKey } from "#server/storage/port.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { bothDatabases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { brokenOff, lectureSender, lectureVideo as video, videoFrom } from "../support/sent-lectures.ts";
import { storeClass } from "../support/store-class.ts";
import { until } from "../support/until.ts";
import { quickTimeHead } from "../support/videos.ts";

const batchId = "mern-gulf";

describe.each(bothDatabases)("the upload of a lecture on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  const { member, unverified, signedUp } = startOffice(() => test);
  type Member = Awaited<ReturnType<typeof member>>;
  let teacher: Member;

  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({ DEMO_CONTENT: "on" }, { database: opened });
    teacher = await member("teacher", [batchId], "Noor Fatima");
  }, 60_000);
  afterAll(async () => await test.stop());

  const sender = (who = teacher.browser, to = batchId) => lectureSender(test, to, who);
  const begun = async (size?: number, title?: string) => await sender().begun(size, title);
  const send = async (path: string, from: number, body: BodyInit) => await sender().send(path, from, body);
  const offset = async (path: string) => await sender().offset(path);
  const listed = async () => await teacher.verbs.listLectures(batchId);
  const becomes = async (title: string) =>
    await until(async () => (await listed()).lectures.find((one) => one.title === title));

  it("continues where it was cut, and becomes a lecture that nobody sees yet, once", async () => {
    const path = await begun();
    expect(path).toMatch(/^\/admin\/uploads\/mern-gulf\/[\da-f-]{36}$/);
    expect((await send(path, 0, videoFrom(0, 50_000))).headers.get("Upload-Offset")).toBe("50000");
    await send(path, 50_000, brokenOff(videoFrom(50_000, 70_000)));
    expect(await offset(path)).toBe(70_000);
    expect((await listed()).uploads).toMatchObject([{ title: "Joins", received: 70_000, size: video.length }]);
    expect((await send(path, 50_000, new Uint8Array(9))).status).toBe(409);
    expect((await send(path, 70_000, videoFrom(70_000))).status).toBe(204);
    const lecture = await becomes("Joins");
    expect(lecture).toMatchObject({ lectureNumber: 4, publishedAt: null, isOwnFile: true, hasCaptions: false });
    expect((await listed()).uploads).toEqual([]);
    // The answer to the last piece may be lost: the sender asks, and learns that all has come.
    expect(await offset(path)).toBe(video.length);
    const { rows } = await opened.database.execute(sql`select url from lectures where id = ${lecture.id}`);
    const file = await test.app.storage.open(storageKey(String(rows[0]?.url).slice("file:".length)));
    const stored = createHash("sha256");
    for await (const chunk of file ?? []) stored.update(chunk);
    expect(stored.digest("hex")).toBe(createHash("sha256").update(video).digest("hex"));
  });

  it("is on the record once when it begins and once when it is a lecture", async () => {
    const { rows } = await opened.database.execute(
      sql`select verb, actor_id from audit_entries where actor = 'staff' and subject = 'lecture' order by id`,
    );
    expect(rows).toEqual(["beginUpload", "addLecture"].map((verb) => ({ verb, actor_id: teacher.user.id })));
  });

  it("belongs to the class it was uploaded for, unless that is gone or another batch's by then", async () => {
    const { database } = opened;
    const [here, gone] = [await storeClass(database, { batchId }), await storeClass(database, { batchId })];
    for (const [title, classId] of [
      ["Recorded", here],
      ["Orphaned", gone],
    ] as const) {
      const path = await begun(undefined, title);
      await database.execute(sql`update lecture_uploads set class_id = ${classId} where title = ${title}`);
      if (classId === gone) await database.execute(sql`delete from class_sessions where id = ${gone}`);
      expect((await send(path, 0, videoFrom(0))).status).toBe(204);
    }
    expect((await becomes("Recorded")).classId).toBe(here);
    expect((await becomes("Orphaned")).classId).toBeNull();
    const other = await storeClass(database, { batchId: "mern-evening" });
    const film = { title: "Foreign", fileName: "a.mp4", size: 9, modifiedAt: 0, classId: other };
    await expect(teacher.verbs.beginUpload(batchId, film)).rejects.toMatchObject({ reason: "class.unknown" });
  });

  it("is refused in words when it is no video, at its first bytes, or when it was cut off in recording", async () => {
    const path = await begun(9_000);
    const answer = await send(path, 0, "This is a text and no video. ".repeat(200));
    expect([answer.status, await answer.text()]).toEqual([
      422,
      "This is not an MP4 or WebM video. Save it as MP4 (H.264), and upload that.",
    ]);
    expect((await sender().ask("HEAD", path)).status).toBe(404);
    const mov = await begun(9_000);
    const quickTime = await send(mov, 0, new Uint8Array(Buffer.concat([quickTimeHead, randomBytes(8_000)])));
    expect(quickTime.status).toBe(422);
    expect(await quickTime.text()).toContain("Most Compatible");
    const headless = Buffer.concat([video.subarray(0, 32), randomBytes(5_000)]);
    await send(await begun(headless.length, "Headless"), 0, new Uint8Array(headless));
    const refused = await until(async () => (await listed()).uploads.find((one) => one.refused !== null));
    expect(refused.refused).toEqual({ reason: "video.incomplete" });
    await teacher.verbs.removeUpload(batchId, refused.id);
    expect((await listed()).uploads).toEqual([]);
  });

  it("takes no byte more than it was begun with, no more than 4 GB, and nothing empty", async () => {
    const path = await begun(60_000);
    expect((await send(path, 0, videoFrom(0, 70_000))).status).toBe(413);
    await sender().ask("DELETE", path);
    expect((await sender().begin(largestVideo + 1)).status).toBe(413);
    expect([(await sender().begin(0)).status, await (await sender().begin(0)).text()]).toEqual([
      422,
      "A video is between 1 byte and 4 GB long.",
    ]);
    expect(await (await sender().begin(9, "")).text()).toBe("This is missing.");
  });

  it("is open to those alone who may change the batch's lectures, and continues for who began it", async () => {
    const path = await begun();
    const [manager, support] = [await member("manager"), await member("support")];
    expect((await sender(teacher.browser, "mern-evening").begin(9)).status).toBe(403);
    expect((await sender(support.browser).begin(9)).status).toBe(403);
    expect((await sender((await unverified()).browser).begin(9)).status).toBe(401);
    const stranger = await sender((await signedUp()).browser).begin(9);
    expect([stranger.status, await stranger.text()]).toEqual([401, expect.stringContaining("signed out")]);
    expect((await sender(manager.browser).send(path, 0, new Uint8Array(9))).status).toBe(403);
    expect((await sender(manager.browser).ask("HEAD", path.replace(batchId, "mern-evening"))).status).toBe(404);
    const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await sender().ask("DELETE", path, { headers: foreign })).status).toBe(403);
    expect((await sender(manager.browser).ask("DELETE", path)).status).toBe(204);
    expect((await test.ask(path)).status).toBe(405);
  });

  it("waits with four others, no more", async () => {
    const paths = [await begun(), await begun(), await begun(), await begun(), await begun()];
    expect((await sender().begin()).status).toBe(409);
    for (const path of paths) expect((await sender().ask("DELETE", path)).status).toBe(204);
  });
});
