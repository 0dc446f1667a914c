import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { people } from "#domains/people/server/tables.ts";
import { eraseExpired } from "#domains/privacy/server/erase-expired.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { announcementFiles, announcements } from "#domains/talk/server/tables.ts";
import { day } from "#shared/durations.ts";
import { refusal } from "../support/accounts.ts";
import { databases } from "../support/databases.ts";
import { pdf } from "../support/foreign-ground.ts";
import { startOffice } from "../support/office.ts";
import { startStudents } from "../support/students.ts";
import { until } from "../support/until.ts";

const [batchId, otherBatch] = ["mern-evening", "mern-weekend"];
const toStudents = { group: "students" as const, classId: null, personIds: [] };
const entry = { ...toStudents, title: "With a file", text: "Read it.", byEmail: true, startsAt: null };
const largest = 20 * 1024 * 1024;

describe.each(databases)("files of announcements on the $name database", ({ open }) => {
  const { running, student, userOf, manage, call } = startStudents(open);
  const { member } = startOffice(() => running.test);
  type Member = Awaited<ReturnType<typeof member>>;
  let teacher: Member;
  let manager: Member;

  beforeAll(async () => {
    teacher = await member("teacher", [batchId], "Noor Fatima");
    manager = await member("manager", [], "Sana Javed");
  }, 60_000);

  const services = () => running.test.app.services;
  const database = () => running.opened.database;
  const upload = async (by: Member, name = "Outline.pdf", content: Uint8Array = pdf) => {
    const fileId = randomUUID();
    await by.verbs.storeAnnouncementFile({ fileId, name, size: null, content });
    return fileId;
  };
  const stored = async (fileId: string) =>
    (await database().select().from(announcementFiles).where(eq(announcementFiles.id, fileId)))[0];
  const spread = async (id: string) => {
    const isOne = eq(announcements.id, id);
    await database()
      .update(announcements)
      .set({ startsAt: new Date(Date.now() - 1) })
      .where(isOne);
    await until(async () => (await database().select().from(announcements).where(isOne))[0]?.spreadAt ?? null);
  };
  const seatOf = async ({ person }: { person: { email: string } }) => {
    const [found] = await database()
      .select({ id: enrolments.id })
      .from(enrolments)
      .innerJoin(people, eq(people.id, enrolments.personId))
      .where(eq(people.email, person.email));
    return found?.id ?? "";
  };

  it("come from the page of a member alone, once each, and are refused as text where they are none of a class", async () => {
    const send = async (headers: Headers, body: string | Uint8Array<ArrayBuffer>, name = "a.pdf") => {
      const path = `/admin/announcement-files/${fileId}?name=${encodeURIComponent(name)}`;
      const answer = await running.test.ask(path, { method: "POST", headers, body });
      return { status: answer.status, text: await answer.text() };
    };
    let fileId = randomUUID();
    const { headers } = teacher.browser;
    const someone = await student(batchId);
    expect((await send(new Headers(), pdf)).status).toBe(401);
    expect((await send(someone.browser.headers, pdf)).status).toBe(401);
    expect(await send(headers, pdf, "../é \u202Ereport.pdf")).toEqual({ status: 204, text: "" });
    expect((await send(headers, pdf)).status).toBe(204);
    expect(await stored(fileId)).toMatchObject({ name: "é report.pdf", mediaType: "application/pdf" });
    expect((await stored(fileId))?.storageKey).not.toContain(fileId);
    expect((await send(manager.browser.headers, pdf)).status).toBe(409);
    fileId = randomUUID();
    expect(await send(headers, "")).toEqual({ status: 422, text: "This file is empty." });
    expect(await send(headers, "MZ\0\0", "virus.exe")).toMatchObject({ status: 415 });
    expect(await send(headers, new Uint8Array(largest + 1))).toEqual({
      status: 413,
      text: "This file is too large: at most 20 MB are taken.",
    });
    expect(await stored(fileId)).toBeUndefined();
  });

  it("are shown to those whom the announcement went to, linked in the e-mail and in the text for WhatsApp", async () => {
    const [someone, stranger, leaves] = [await student(batchId), await student(otherBatch), await student(batchId)];
    await call("enrolPerson", { batchId, name: "Bilal", email: null, phone: "+923001112244" });
    const fileId = await upload(teacher);
    const id = randomUUID();
    const fileIds = [fileId];
    await Promise.all([1, 2].map(() => teacher.verbs.announce([batchId], { ...entry, id, fileIds })));
    const open = async (who: typeof someone, of = id, file = fileId) =>
      await services().openOwnNewsFile(await userOf(who), of, file);
    await expect(open(someone)).rejects.toEqual(refusal("not_found"));
    await spread(id);
    const path = `/classroom/news/${id}/files/${fileId}`;
    expect(await services().readOwnNews(await userOf(someone))).toMatchObject([
      { title: "With a file", files: [{ name: "Outline.pdf", size: "1 KB", path }] },
    ]);
    const { content, ...shown } = await open(someone);
    expect(shown).toEqual({ name: "Outline.pdf", size: pdf.byteLength, mediaType: "application/pdf" });
    expect(new Uint8Array(await buffer(content))).toEqual(pdf);
    await expect(open(stranger)).rejects.toEqual(refusal("not_found"));
    await expect(open(someone, id, await upload(teacher))).rejects.toEqual(refusal("not_found"));
    await expect(open(someone, randomUUID())).rejects.toEqual(refusal("not_found"));
    expect((await running.test.ask(path)).status).not.toBe(200);

    await open(leaves);
    await manager.verbs.withdrawEnrolment(await seatOf(leaves));
    await expect(open(leaves)).rejects.toEqual(refusal("not_found"));
    expect(await services().readOwnNews(await userOf(leaves))).toMatchObject([{ files: [] }]);

    const mail = await until(() =>
      running.smtp.received.find(
        ({ to, parsed }) => to.includes(someone.person.email) && parsed.subject === "With a file",
      ),
    );
    expect(mail.parsed.text).toContain(path);
    expect(mail.parsed.attachments.map(({ filename }) => filename)).not.toContain("Outline.pdf");
    const { readers, files } = await teacher.verbs.showAnnouncement([batchId], id);
    expect(files).toEqual([{ id: fileId, name: "Outline.pdf", size: pdf.byteLength }]);
    const chat = readers.find(({ name }) => name === "Bilal")?.chat;
    expect(decodeURIComponent(chat && "href" in chat ? chat.href : "")).toContain(path);
    const told = await manage("/people/export", { email: someone.person.email });
    expect(told.body).toMatchObject({ announcementFiles: [{ name: "Outline.pdf" }] });
  });

  it("are named by who uploaded them, and again by who may read their announcement, but by nobody else", async () => {
    await student(batchId);
    const [own, foreign] = [await upload(teacher), await upload(manager)];
    await expect(teacher.verbs.announce([batchId], { ...entry, fileIds: [foreign] })).rejects.toMatchObject({
      fields: { files: { reason: "announcement.fileGone" } },
    });
    await expect(teacher.verbs.announce([batchId], { ...entry, fileIds: [randomUUID()] })).rejects.toMatchObject({
      fields: { files: { reason: "announcement.fileGone" } },
    });
    await teacher.verbs.announce([batchId], { ...entry, fileIds: [own] });
    const again = await manager.verbs.announce([batchId], { ...entry, fileIds: [own, foreign] });
    const { content } = await teacher.verbs.openAnnouncementFile([batchId], {
      announcementId: again.id,
      fileId: foreign,
    });
    expect(new Uint8Array(await buffer(content))).toEqual(pdf);
    const elsewhere = { announcementId: again.id, fileId: foreign };
    await expect(manager.verbs.openAnnouncementFile([otherBatch], elsewhere)).rejects.toEqual(refusal("not_found"));
  });

  it("go with an announcement that is taken back, unless another one has them, and wait for one that goes out later", async () => {
    await student(batchId);
    const { storage } = running.test.app;
    const [alone, shared, later] = [await upload(teacher), await upload(teacher), await upload(teacher)];
    const keyOf = async (fileId: string) => {
      const row = await stored(fileId);
      if (!row) throw new Error("There is no such file.");
      return row.storageKey;
    };
    const gone = await keyOf(alone);
    const { id } = await teacher.verbs.announce([batchId], { ...entry, fileIds: [alone, shared] });
    await teacher.verbs.announce([batchId], { ...entry, fileIds: [shared] });
    const startsAt = new Date(Date.now() + 30 * day);
    await teacher.verbs.announce([batchId], { ...entry, startsAt, fileIds: [later] });
    await teacher.verbs.takeBackAnnouncement([batchId], id);
    await until(async () => (await storage.describe(gone)) === null);
    expect(await stored(alone)).toBeUndefined();
    const unsent = await upload(teacher);
    await database()
      .update(announcementFiles)
      .set({ uploadedAt: new Date(Date.now() - 8 * day) });
    const removed: string[] = [];
    const fileRemovals = { place: async (_: unknown, { keys }: { keys: string[] }) => void removed.push(...keys) };
    const outboxFiles = { findBefore: async () => [], findAbout: async () => [], remove: async () => {} };
    const left = await keyOf(unsent);
    await eraseExpired({ database: database(), fileRemovals, outboxFiles }, new Date());
    expect(removed).toContain(left);
    for (const fileId of [shared, later]) expect(removed).not.toContain(await keyOf(fileId));
  });
});
