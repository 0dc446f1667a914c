import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { largestVideo } from "#shared/contracts/lecture-upload.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { until } from "../support/until.ts";

const video = readFileSync(new URL("../../server/db/demo-lectures/lecture-1.mp4", import.meta.url));
const batchId = "mern-gulf";
const base64 = (text: string) => Buffer.from(text).toString("base64");

describe.each(databases)("the upload of a lecture on the $name database", ({ open }) => {
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

  /** Asks as the protocol has it. */
  const ask = async (
    method: string,
    path: string,
    { who = teacher.browser, headers = {}, body }: { who?: Member["browser"]; headers?: object; body?: BodyInit } = {},
  ) => {
    const own = new Headers({ ...Object.fromEntries(who.headers), "Tus-Resumable": "1.0.0", ...headers });
    return await test.ask(path, { method, headers: own, ...(body && { body, duplex: "half" }) } as RequestInit);
  };
  const begin = async (size = video.length, { to = batchId, who = teacher.browser, title = "Joins" } = {}) => {
    const metadata = `title ${base64(title)},filename ${base64("joins.mp4")},lastmodified ${base64("1700000000000")}`;
    const headers = { "Upload-Length": String(size), "Upload-Metadata": metadata };
    return await ask("POST", `/admin/uploads/${to}`, { who, headers });
  };
  const begun = async (size = video.length, title = "Joins") =>
    (await begin(size, { title })).headers.get("Location") ?? "";
  const send = async (path: string, from: number, body: BodyInit, who = teacher.browser) => {
    const headers = { "Upload-Offset": String(from), "Content-Type": "application/offset+octet-stream" };
    return await ask("PATCH", path, { headers, body, who });
  };
  const offset = async (path: string) => Number((await ask("HEAD", path)).headers.get("Upload-Offset"));
  const listed = async () => await teacher.verbs.listLectures(batchId);
  const becomes = async (title: string) =>
    await until(async () => (await listed()).lectures.find((one) => one.title === title));
  /** A body that breaks off after some bytes. */
  const broken = (bytes: Buffer) =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(bytes));
      },
      pull: (controller) => controller.error(new Error("The line is cut.")),
    });

  it("continues where it was cut, and becomes a lecture that nobody sees yet, once", async () => {
    const path = await begun();
    expect(path).toMatch(/^\/admin\/uploads\/mern-gulf\/[\da-f-]{36}$/);
    expect((await send(path, 0, new Uint8Array(video.subarray(0, 50_000)))).headers.get("Upload-Offset")).toBe("50000");
    await send(path, 50_000, broken(video.subarray(50_000, 70_000)));
    expect(await offset(path)).toBe(70_000);
    expect((await listed()).uploads).toMatchObject([{ title: "Joins", received: 70_000, size: video.length }]);
    expect((await send(path, 50_000, new Uint8Array(9))).status).toBe(409);
    expect((await send(path, 70_000, new Uint8Array(video.subarray(70_000)))).status).toBe(204);
    const lecture = await becomes("Joins");
    expect(lecture).toMatchObject({ lectureNumber: 4, publishedAt: null, isOwnFile: true, hasCaptions: false });
    expect((await listed()).uploads).toEqual([]);
    // The answer to the last piece may be lost: the sender asks, and learns that all has come.
    expect(await offset(path)).toBe(video.length);
    const { rows } = await opened.database.execute(sql`select url from lectures where id = ${lecture.id}`);
    const file = await test.app.storage.open(String(rows[0]?.url).slice("file:".length));
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

  it("is refused in words when it is no video, at its first bytes, or when it was cut off in recording", async () => {
    const path = await begun(9_000);
    const answer = await send(path, 0, "This is a text and no video. ".repeat(200));
    expect([answer.status, await answer.text()]).toEqual([422, "This is not an MP4 or WebM video."]);
    expect((await ask("HEAD", path)).status).toBe(404);
    const headless = Buffer.concat([video.subarray(0, 32), randomBytes(5_000)]);
    await send(await begun(headless.length, "Headless"), 0, new Uint8Array(headless));
    const refused = await until(async () => (await listed()).uploads.find((one) => one.refused !== null));
    expect(refused.refused).toEqual({ reason: "video.incomplete" });
    await teacher.verbs.removeUpload(batchId, refused.id);
    expect((await listed()).uploads).toEqual([]);
  });

  it("takes no byte more than it was begun with, no more than 4 GB, and nothing empty", async () => {
    const path = await begun(60_000);
    expect((await send(path, 0, new Uint8Array(video.subarray(0, 70_000)))).status).toBe(413);
    await ask("DELETE", path);
    expect((await begin(largestVideo + 1)).status).toBe(413);
    expect([(await begin(0)).status, await (await begin(0)).text()]).toEqual([
      422,
      "A video is between 1 byte and 4 GB long.",
    ]);
    expect(await (await begin(9, { title: "" })).text()).toBe("This is missing.");
  });

  it("is open to those alone who may change the batch's lectures, and continues for who began it", async () => {
    const path = await begun();
    const [manager, support] = [await member("manager"), await member("support")];
    expect((await begin(9, { to: "mern-evening" })).status).toBe(403);
    expect((await begin(9, { who: support.browser })).status).toBe(403);
    expect((await begin(9, { who: (await unverified()).browser })).status).toBe(401);
    const stranger = await begin(9, { who: (await signedUp()).browser });
    expect([stranger.status, await stranger.text()]).toEqual([401, expect.stringContaining("signed out")]);
    expect((await send(path, 0, new Uint8Array(9), manager.browser)).status).toBe(403);
    expect((await ask("HEAD", path.replace(batchId, "mern-evening"), { who: manager.browser })).status).toBe(404);
    const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await ask("DELETE", path, { headers: foreign })).status).toBe(403);
    expect((await ask("DELETE", path, { who: manager.browser })).status).toBe(204);
    expect((await test.ask(path)).status).toBe(405);
  });

  it("waits with four others, no more", async () => {
    const paths = [await begun(), await begun(), await begun(), await begun(), await begun()];
    expect((await begin()).status).toBe(409);
    for (const path of paths) expect((await ask("DELETE", path)).status).toBe(204);
  });
});
