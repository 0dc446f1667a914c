import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { bodySizes } from "#server/http/body-sizes.ts";
import type { Browser } from "../support/browser.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { lectureSender } from "../support/sent-lectures.ts";
import { startStudents } from "../support/students.ts";
import { anAssignment } from "../support/work.ts";

const batchId = "mern-evening";

describe.each(databases.slice(0, 1))("people who send files from one address on the $name database", ({ open }) => {
  const { running, student } = startStudents(open);
  const { member } = startOffice(() => running.test);
  let teacher: Awaited<ReturnType<typeof member>>;
  let work: string;

  beforeAll(async () => {
    teacher = await member("teacher", [batchId], "Noor Fatima");
    work = await teacher.verbs.addAssignment(batchId, anAssignment());
  }, 60_000);

  /** Begins to send a body; `end` sends its last byte and resolves to the status. `taken` resolves once it is read. */
  function begin(path: string, { headers }: Browser) {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body: readable, duplex: "half" };
    const answer = Promise.resolve(running.test.ask(path, init));
    const write = async () => await writer.write(new Uint8Array(1)).catch(() => {});
    return {
      answer,
      taken: write(),
      async end() {
        await write();
        await writer.close().catch(() => {});
        return (await answer).status;
      },
    };
  }
  const file = () => `/classroom/hand-in-files/${work}/${randomUUID()}?name=a.pdf`;

  it("hand in four at once each, and wait for nobody else in the room", async () => {
    const [one, other] = [await student(batchId), await student(batchId)];
    const sent = Array.from({ length: 4 }, () => begin(file(), one.browser));
    await Promise.all(sent.map(({ taken }) => taken));
    const fifth = await running.test.ask(file(), { method: "POST", headers: one.browser.headers, body: "x" });
    expect([fifth.status, fifth.headers.get("Retry-After")]).toEqual([429, "10"]);
    const others = await running.test.ask(file(), { method: "POST", headers: other.browser.headers, body: "x" });
    expect(others.status).toBe(204);
    expect(await Promise.all(sent.map(({ end }) => end()))).toEqual([204, 204, 204, 204]);
    const again = await running.test.ask(file(), { method: "POST", headers: one.browser.headers, body: "x" });
    expect(again.status).toBe(204);
  });

  it("send two pictures at once each, and wait for no colleague", async () => {
    const colleague = await member("teacher", [batchId], "Sana Mir");
    const sent = Array.from({ length: 2 }, () => begin("/admin/photo", teacher.browser));
    await Promise.all(sent.map(({ taken }) => taken));
    const third = { method: "POST", headers: teacher.browser.headers, body: "x" };
    expect((await running.test.ask("/admin/photo", third)).status).toBe(429);
    const theirs = await running.test.ask("/admin/photo", { ...third, headers: colleague.browser.headers });
    // This program renders no pages.
    expect(theirs.status).toBe(404);
    expect(await Promise.all(sent.map(({ end }) => end()))).toEqual([404, 404]);
  });

  it("send a lecture in pieces of the page's size, and none that is larger", async () => {
    const sender = lectureSender(running.test, batchId, teacher.browser);
    const path = await sender.begun(2 * bodySizes.lecturePiece);
    const answer = await sender.ask("PATCH", path, {
      headers: {
        "Upload-Offset": "0",
        "Content-Type": "application/offset+octet-stream",
        "Content-Length": String(bodySizes.lecturePiece + 1),
      },
      body: new Uint8Array(bodySizes.lecturePiece + 1),
    });
    expect([answer.status, await answer.text()]).toEqual([413, "That is too much to send at once. Please shorten it."]);
  });
});
