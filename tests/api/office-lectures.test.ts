import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lecturesAnswer } from "#domains/lectures/contract.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { day, minute } from "#shared/durations.ts";
import { refusal } from "../support/accounts.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";

const batchId = "mern-evening";
const youtube = "https://youtu.be/00000000001";

describe.each(databases)("lectures in the back office on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  const { member } = startOffice(() => test);
  let teacher: Awaited<ReturnType<typeof member>>;
  let manager: Awaited<ReturnType<typeof member>>;

  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({ DEMO_CONTENT: "on" }, { database: opened });
    teacher = await member("teacher", [batchId], "Noor Fatima");
    manager = await member("manager", [], "Hamza Rafiq");
  }, 60_000);
  afterAll(async () => await test.stop());

  const listed = async () => (await teacher.verbs.listLectures(batchId)).lectures;
  const titles = async () => (await listed()).map(({ title }) => title);
  const watched = async () => {
    const answer = await test.ask(`/api/batches/${batchId}/videos?secretId=MERN-EVE-7421`);
    return lecturesAnswer.parse(await answer.json()).videos;
  };
  const acts = async () => {
    const { rows } = await opened.database.execute(
      sql`select verb from audit_entries where actor_id = ${teacher.user.id} and subject = 'lecture' order by id`,
    );
    return rows.map(({ verb }) => verb);
  };
  const nth = async (at: number) => {
    const found = (await listed())[at];
    if (!found) throw new Error("There is no such lecture.");
    return found;
  };

  it("are added unseen, published at a time, and hidden again with their files", async () => {
    const { id } = await teacher.verbs.addLecture(batchId, { title: "Joins", url: youtube });
    expect((await watched()).map(({ title }) => title)).not.toContain("Joins");
    const later = new Date(Date.now() + minute);
    await teacher.verbs.publishLecture(batchId, { lectureId: id, at: later, seen: null });
    expect((await watched()).map(({ title }) => title)).not.toContain("Joins");
    const soon = new Date(Date.now() + 1_000);
    await teacher.verbs.publishLecture(batchId, { lectureId: id, at: soon, seen: later });
    await expect.poll(async () => (await watched()).map(({ title }) => title), { timeout: 15_000 }).toContain("Joins");
    const [first] = await watched();
    expect((await test.ask(first?.url ?? "", { method: "HEAD" })).status).toBe(200);
    const own = await nth(0);
    await teacher.verbs.publishLecture(batchId, { lectureId: own.id, at: null, seen: own.publishedAt });
    expect((await test.ask(first?.url ?? "")).status).toBe(404);
    expect((await watched()).map(({ _id }) => _id)).not.toContain(own.id);
    await teacher.verbs.publishLecture(batchId, { lectureId: own.id, at: new Date(Date.now() - minute), seen: null });
    expect((await test.ask(first?.url ?? "", { method: "HEAD" })).status).toBe(200);
    expect(await acts()).toEqual(["addLecture", ...Array(4).fill("publishLecture")]);
  });

  it("are moved, and nobody else's move is lost", async () => {
    const seen = (await listed()).map(({ id }) => id);
    const [first = "", second = "", ...others] = seen;
    await teacher.verbs.moveLecture(batchId, { lectureId: first, to: 1, seen });
    await teacher.verbs.moveLecture(batchId, { lectureId: first, to: 1, seen });
    expect((await listed()).map(({ id, lectureNumber }) => [lectureNumber, id])).toEqual(
      [second, first, ...others].map((id, at) => [at + 1, id]),
    );
    await expect(manager.verbs.moveLecture(batchId, { lectureId: first, to: 3, seen })).rejects.toMatchObject({
      code: "conflict",
      values: { by: "Noor Fatima" },
    });
    expect((await watched()).map(({ _id }) => _id)).toEqual([second, first, ...others]);
  });

  it("are renamed, and the second sees what the first has written", async () => {
    const { id, title: seen } = await nth(0);
    await manager.verbs.renameLecture(batchId, { lectureId: id, title: "HTML اور CSS", seen });
    await expect(teacher.verbs.renameLecture(batchId, { lectureId: id, title: "Markup", seen })).rejects.toMatchObject({
      code: "conflict",
      values: { by: "Hamza Rafiq" },
      fields: { title: { values: { value: "HTML اور CSS" } } },
    });
    await teacher.verbs.renameLecture(batchId, { lectureId: id, title: "Markup", seen: "HTML اور CSS" });
    expect(await titles()).toContain("Markup");
    await expect(
      teacher.verbs.renameLecture(batchId, { lectureId: id, title: " ", seen: "Markup" }),
    ).rejects.toMatchObject({ code: "invalid", fields: { title: [expect.anything()] } });
  });

  it("get captions that are WebVTT, and are removed with everything", async () => {
    const { id } = await nth(1);
    const put = (text: string) =>
      teacher.verbs.putCaptions(batchId, { lectureId: id, content: new TextEncoder().encode(text) });
    await put("WEBVTT\n\n00:00.000 --> 00:02.000\nسلام");
    await expect(put("Hello")).rejects.toMatchObject({ reason: "captions.header" });
    await teacher.verbs.removeLecture(batchId, id);
    expect((await listed()).map((one) => one.id)).not.toContain(id);
    expect((await acts()).slice(-2)).toEqual(["importCaptions", "removeLecture"]);
  });

  it("of other batches, and lectures that are gone, are refused", async () => {
    const [foreign] = (await manager.verbs.listLectures("mern-gulf")).lectures;
    const lectureId = foreign?.id ?? "";
    await expect(teacher.verbs.listLectures("mern-gulf")).rejects.toEqual(refusal("forbidden"));
    await expect(teacher.verbs.removeLecture("mern-gulf", lectureId)).rejects.toEqual(refusal("forbidden"));
    // The named batch decides what a teacher may change, so the lecture must belong to it.
    await expect(teacher.verbs.removeLecture(batchId, lectureId)).rejects.toEqual(refusal("not_found"));
    const plan = { lectureId, at: new Date(Date.now() + day), seen: foreign?.publishedAt ?? null };
    await expect(teacher.verbs.publishLecture(batchId, plan)).rejects.toEqual(refusal("not_found"));
    await expect(
      teacher.verbs.addLecture(batchId, { title: "X", url: "https://evil.example/x" }),
    ).rejects.toMatchObject({ fields: { url: [{ reason: "catalogue.url" }] } });
  });
});
