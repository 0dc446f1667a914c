import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { eraseExpired } from "#domains/privacy/server/erase-expired.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import { classWork, handInFiles } from "#domains/work/server/tables.ts";
import { day, hour } from "#shared/durations.ts";
import { refusal } from "../support/accounts.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { quizSettingsOf } from "../support/quizzes.ts";
import { storeClass } from "../support/store-class.ts";
import { startStudents } from "../support/students.ts";
import { anAssignment } from "../support/work.ts";

const batchId = "mern-evening";

describe.each(databases)("assignments on the $name database", ({ open }) => {
  const { running, manage, student, userOf } = startStudents(open);
  const { member } = startOffice(() => running.test);
  let teacher: Awaited<ReturnType<typeof member>>;

  beforeAll(async () => {
    teacher = await member("teacher", [batchId, "mern-weekend"], "Noor Fatima");
  }, 60_000);

  const own = () => running.test.app.services.work;
  const assign = async (changes: Parameters<typeof anAssignment>[0] = {}) =>
    await teacher.verbs.addAssignment(batchId, anAssignment(changes));
  const essay = (changes: object = {}) => ({ key: randomUUID(), text: "میرا جواب", link: "", fileIds: [], ...changes });
  const seated = async () => {
    const someone = await student(batchId);
    return { ...someone, user: await userOf(someone) };
  };
  const enrolmentOf = async (email: string) => {
    const { members } = await teacher.verbs.showClass(batchId);
    return members.find(({ person }) => person.email === email)?.id ?? "";
  };
  const acts = async (id: string) => {
    const { rows } = await running.opened.database.execute(
      sql`select verb from audit_entries where subject_id = ${id} order by id`,
    );
    return rows.map(({ verb }) => verb);
  };
  const isLate = (workId: string, milliseconds: number) =>
    running.opened.database
      .update(classWork)
      .set({ dueAt: new Date(Date.now() - milliseconds) })
      .where(eq(classWork.id, workId));

  it("are seen once published, by students with a seat alone", async () => {
    const someone = await seated();
    const [hidden, planned, shown] = [
      await assign({ publishedAt: null }),
      await assign({ publishedAt: new Date(Date.now() + hour) }),
      await assign(),
    ];
    const ids = (await own().listOwnWork(someone.user)).map(({ id }) => id);
    expect(ids).toContain(shown);
    expect(ids).not.toContain(hidden);
    for (const id of [hidden, planned, randomUUID(), "x"])
      await expect(own().showOwnWork(someone.user, id)).rejects.toEqual(refusal("not_found"));
    const elsewhere = await student("mern-weekend");
    await expect(own().showOwnWork(await userOf(elsewhere), shown)).rejects.toEqual(refusal("not_found"));
    await expect(own().handIn(await userOf(elsewhere), shown, essay())).rejects.toEqual(refusal("not_found"));
  });

  it("are shown on the class that they are for, which is one of their batch", async () => {
    const someone = await seated();
    const { database } = running.opened;
    const classId = await storeClass(database, { batchId, startsIn: 60 });
    const elsewhere = await storeClass(database, { batchId: "mern-weekend", startsIn: 60 });
    const shown = async () => (await running.test.app.services.showOwnClass(someone.user, classId)).works;
    const work = await assign({ classId, title: "Build a form" });
    await assign({ classId, publishedAt: null });
    const settings = quizSettingsOf({ title: "Joins" });
    const { workId } = await teacher.verbs.addQuiz(batchId, settings);
    expect(await shown()).toMatchObject([{ id: work, kind: "assignment", title: "Build a form" }]);
    const { version } = await teacher.verbs.showQuiz(batchId, workId);
    await teacher.verbs.changeQuiz(batchId, { workId, settings: { ...settings, classId }, seen: version });
    await database.update(classWork).set({ publishedAt: new Date() }).where(eq(classWork.id, workId));
    expect((await shown()).map(({ id }) => id)).toEqual([work, workId]);
    const unknown = { code: "invalid", fields: { classId: { reason: "class.unknown" } } };
    for (const id of [elsewhere, randomUUID()]) {
      await expect(assign({ classId: id })).rejects.toMatchObject(unknown);
      const change = { workId, settings: { ...settings, classId: id }, seen: version + 1 };
      await expect(teacher.verbs.changeQuiz(batchId, change)).rejects.toMatchObject(unknown);
      await expect(teacher.verbs.addQuiz(batchId, change.settings)).rejects.toMatchObject(unknown);
      const entry = await teacher.verbs.showAssignment(batchId, work);
      const moved = { workId: work, seen: 1, entry: { ...entry, classId: id } };
      await expect(teacher.verbs.changeAssignment(batchId, moved)).rejects.toMatchObject(unknown);
    }
    // A class that goes takes no work with it.
    await database.delete(batchClasses).where(eq(batchClasses.id, classId));
    expect(await teacher.verbs.showAssignment(batchId, work)).toMatchObject({ classId: null });
  });

  it("are handed in once however often the form is sent, and again as another version", async () => {
    const someone = await seated();
    const work = await assign();
    const first = essay();
    const answers = await Promise.all([1, 2, 3].map(() => own().handIn(someone.user, work, first)));
    expect(new Set(answers.map(({ version, handedInAt }) => `${version} ${handedInAt.toISOString()}`)).size).toBe(1);
    await own().handIn(someone.user, work, essay({ text: "", link: "https://example.com/form" }));
    expect(await own().showOwnWork(someone.user, work)).toMatchObject({
      latest: { version: 2, link: "https://example.com/form", late: 0 },
      earlier: [{ version: 1 }],
    });
    expect(await acts(work)).toEqual(["addAssignment", "handIn", "handIn"]);
    await expect(own().handIn(someone.user, work, essay({ text: " " }))).rejects.toMatchObject({
      reason: "handIn.empty",
    });
    const links = await assign({ accepts: ["link"] });
    await expect(own().handIn(someone.user, links, essay())).rejects.toMatchObject({ reason: "handIn.notTaken" });
    await expect(own().handIn(someone.user, links, { ...first, text: "" })).rejects.toMatchObject({
      reason: "handIn.otherWork",
    });
  });

  it("cost points when they are late, are overdue only while they are missing, and close", async () => {
    const someone = await seated();
    const work = await assign();
    await isLate(work, day + hour);
    const late = essay();
    expect((await own().showOwnWork(someone.user, work)).isOverdue).toBe(true);
    expect(await own().handIn(someone.user, work, late)).toMatchObject({ late: 2, penalty: 4 });
    const enrolmentId = await enrolmentOf(someone.person.email);
    const given = { workId: work, enrolmentId, rubric: { works: 12, reads: 6 }, feedback: "", points: 18 };
    await teacher.verbs.gradeHandIn(batchId, { ...given, seen: 0 });
    const { students } = await teacher.verbs.listHandIns(batchId, work);
    const graded = students.find((one) => one.enrolmentId === enrolmentId);
    expect(graded).toMatchObject({ late: { days: 2, penalty: 4 }, grade: { points: 14, latePoints: 4, version: 1 } });
    await isLate(work, 8 * day);
    await expect(own().handIn(someone.user, work, essay())).rejects.toMatchObject({ reason: "handIn.closed" });
    // A hand-in stored before it closed is answered again.
    expect(await own().handIn(someone.user, work, late)).toMatchObject({ version: 1 });
    expect(await own().showOwnWork(someone.user, work)).toMatchObject({ isOpen: false, isOverdue: false });
  });

  it("hold no grade for the student before it is posted, on any route", async () => {
    const someone = await seated();
    const work = await assign();
    await own().handIn(someone.user, work, essay());
    const enrolmentId = await enrolmentOf(someone.person.email);
    const secret = { feedback: "Hidden-words-71", points: 13.37, rubric: { works: 11.11 } };
    await teacher.verbs.gradeHandIn(batchId, { workId: work, enrolmentId, ...secret, seen: 0 });
    const answers = async () =>
      JSON.stringify([
        await own().listOwnWork(someone.user),
        await own().showOwnWork(someone.user, work),
        await own().handIn(someone.user, work, essay()),
        await running.test.app.services.showOwnPortal(someone.user),
        (await manage("/people/export", { email: someone.person.email })).body,
      ]);
    expect(await answers()).not.toMatch(/Hidden-words-71|":(13\.37|11\.11)/);
    await teacher.verbs.postGrades(batchId, work);
    await teacher.verbs.postGrades(batchId, work);
    expect(await own().showOwnWork(someone.user, work)).toMatchObject({ grade: { given: 13.37 } });
    expect(await answers()).toMatch(/Hidden-words-71/);
    await teacher.verbs.hideGrades(batchId, work);
    expect(await answers()).not.toMatch(/Hidden-words-71|":(13\.37|11\.11)/);
    expect((await acts(work)).filter((verb) => verb !== "handIn")).toEqual([
      ...["addAssignment", "gradeHandIn", "postGrades", "hideGrades"],
    ]);
  });

  it("take files, for their student and the batch's staff alone", async () => {
    const someone = await seated();
    const other = await seated();
    const work = await assign();
    const fileId = randomUUID();
    const send = async (
      who: typeof someone,
      content: string | Uint8Array<ArrayBuffer>,
      id = fileId,
      name = "../é \u202Ereport.pdf",
    ) => {
      const path = `/classroom/hand-in-files/${work}/${id}?name=${encodeURIComponent(name)}`;
      const answer = await running.test.ask(path, { method: "POST", headers: who.browser.headers, body: content });
      return { status: answer.status, text: await answer.text() };
    };
    expect((await send(someone, "%PDF")).status).toBe(204);
    expect((await send(someone, "%PDF")).status).toBe(204);
    expect((await send(other, "%PDF")).status).toBe(409);
    expect(await send(someone, "", randomUUID())).toEqual({ status: 422, text: "This file is empty." });
    expect(await send(someone, new Uint8Array(1024 * 1024 + 1), randomUUID())).toEqual({
      status: 413,
      text: "This file is too large: at most 1 MB are taken.",
    });
    const stranger = await running.test.ask(`/classroom/hand-in-files/${work}/${fileId}`, {
      method: "POST",
      body: "x",
    });
    expect(stranger.status).toBe(401);
    await expect(own().handIn(other.user, work, essay({ fileIds: [fileId] }))).rejects.toMatchObject({
      reason: "handIn.fileGone",
    });
    await own().handIn(someone.user, work, essay({ fileIds: [fileId] }));
    const read = async ({ content, name }: { content: Readable; name: string }) => [
      name,
      String(await buffer(content)),
    ];
    const expected = ["é report.pdf", "%PDF"];
    expect(await read(await own().openOwnFile(someone.user, work, fileId))).toEqual(expected);
    expect(await read(await teacher.verbs.openHandInFile(batchId, fileId))).toEqual(expected);
    await expect(own().openOwnFile(other.user, work, fileId)).rejects.toEqual(refusal("not_found"));
    await expect(teacher.verbs.openHandInFile("mern-weekend", fileId)).rejects.toEqual(refusal("not_found"));
    // One that no hand-in names goes after a day.
    const unused = randomUUID();
    await send(someone, "unused", unused);
    const long = { uploadedAt: new Date(Date.now() - 3 * day) };
    await running.opened.database.update(handInFiles).set(long);
    const removed: string[] = [];
    const fileRemovals = { place: async (_: unknown, { keys }: { keys: string[] }) => void removed.push(...keys) };
    const outboxFiles = { findBefore: async () => [], findAbout: async () => [], remove: async () => {} };
    await eraseExpired({ database: running.opened.database, fileRemovals, outboxFiles }, new Date());
    expect(removed.filter((key) => key.startsWith("hand-ins/"))).toEqual([expect.stringContaining(unused)]);
  });

  it("refuse points beyond the scale and what somebody else has changed, and change nothing", async () => {
    const someone = await seated();
    const workId = await assign();
    const enrolmentId = await enrolmentOf(someone.person.email);
    const grade = { workId, enrolmentId, rubric: {}, feedback: "" };
    await expect(teacher.verbs.gradeHandIn(batchId, { ...grade, points: 20.5, seen: 0 })).rejects.toMatchObject({
      ...{ code: "invalid", reason: "grade.beyond", values: { max: 20 } },
    });
    const beyondRubric = { ...grade, rubric: { reads: 9 }, points: 9, seen: 0 };
    await expect(teacher.verbs.gradeHandIn(batchId, beyondRubric)).rejects.toMatchObject({ reason: "grade.beyond" });
    const cell = { workId, enrolmentId, points: 12, seen: 0 };
    expect(await teacher.verbs.setGrades(batchId, [cell])).toEqual([{ workId, enrolmentId, points: 12, version: 1 }]);
    await expect(teacher.verbs.setGrades(batchId, [{ ...cell, points: 15 }])).rejects.toMatchObject({
      ...{ code: "conflict", values: { value: 12 } },
    });
    await expect(
      teacher.verbs.setGrades(batchId, [
        { ...cell, points: 3, seen: 1 },
        { ...cell, workId: await assign(), points: 99 },
      ]),
    ).rejects.toMatchObject({ reason: "grade.beyond" });
    const { grades } = await teacher.verbs.showGradebook(batchId);
    expect(grades.filter((one) => one.enrolmentId === enrolmentId)).toMatchObject([{ points: 12, version: 1 }]);
    await expect(teacher.verbs.setGrades("mern-gulf", [cell])).rejects.toEqual(refusal("forbidden"));
    await expect(teacher.verbs.setGrades("mern-weekend", [cell])).rejects.toEqual(refusal("not_found"));
    const entry = await teacher.verbs.showAssignment(batchId, workId);
    const change = { workId, seen: 1, entry: { ...entry, points: 5 } };
    await expect(teacher.verbs.changeAssignment(batchId, change)).rejects.toMatchObject({ reason: "work.pointsGiven" });
    await teacher.verbs.changeAssignment(batchId, { ...change, entry });
    await teacher.verbs.changeAssignment(batchId, { ...change, entry: { ...entry, title: "Forms" } });
    await expect(
      teacher.verbs.changeAssignment(batchId, { ...change, entry: { ...entry, title: "X" } }),
    ).rejects.toMatchObject({ code: "conflict", values: { by: "Noor Fatima" } });
    await expect(teacher.verbs.removeAssignment(batchId, workId)).rejects.toMatchObject({ reason: "work.isUsed" });
    await teacher.verbs.removeAssignment(batchId, await assign());
    expect(await acts(workId)).toEqual(["addAssignment", "changeAssignment"]);
  });

  it("go out as CSV and in again: shown first, all or nothing, with one entry in the audit", async () => {
    const someone = await seated();
    const workId = await assign({ title: "=Forms" });
    const enrolmentId = await enrolmentOf(someone.person.email);
    const csv = await teacher.verbs.exportGradebook(batchId);
    expect(await teacher.verbs.previewGradebook(batchId, csv)).toMatchObject({ changes: [], faults: [] });
    const text = `enrolment,Forms #${workId}\n${enrolmentId},17.5`;
    const { changes, print } = await teacher.verbs.previewGradebook(batchId, text);
    expect(changes).toMatchObject([{ from: null, points: 17.5, work: "=Forms" }]);
    await expect(teacher.verbs.importGradebook(batchId, { text, print: "other" })).rejects.toEqual(refusal("conflict"));
    const wrong = { text: `${text}\nnobody,2`, print };
    await expect(teacher.verbs.importGradebook(batchId, wrong)).rejects.toMatchObject({ reason: "gradebook.wrong" });
    const before = (await acts(batchId)).length;
    expect(await teacher.verbs.importGradebook(batchId, { text, print })).toBe(1);
    expect(await teacher.verbs.importGradebook(batchId, { text, print })).toBe(0);
    expect((await acts(batchId)).slice(before)).toEqual(["importGradebook"]);
  });

  it("stay when a student leaves, and go with everything else when they are erased", async () => {
    const someone = await seated();
    const workId = await assign();
    await own().handIn(someone.user, workId, essay());
    const enrolmentId = await enrolmentOf(someone.person.email);
    await teacher.verbs.setGrades(batchId, [{ workId, enrolmentId, points: 9, seen: 0 }]);
    await teacher.verbs.postGrades(batchId, workId);
    const manager = await member("manager");
    await manager.verbs.withdrawEnrolment(enrolmentId).catch(() => undefined);
    const support = await member("support");
    await support.verbs.withdrawEnrolment(enrolmentId).catch(() => undefined);
    const { students } = await teacher.verbs.showGradebook(batchId);
    expect(students.find((one) => one.enrolmentId === enrolmentId)).toMatchObject({ state: "withdrawn" });
    expect(await own().showOwnWork(someone.user, workId)).toMatchObject({ hasLeft: true, grade: { given: 9 } });
    await expect(own().handIn(someone.user, workId, essay())).rejects.toMatchObject({ reason: "handIn.noSeat" });
    const { email } = someone.person;
    const exported = JSON.stringify((await manage("/people/export", { email })).body);
    expect(exported).toContain("میرا جواب");
    expect((await manage("/people/erase", { email })).body).toMatchObject({ handIns: 1, grades: 1 });
    const { grades } = await teacher.verbs.showGradebook(batchId);
    expect(grades.filter((one) => one.enrolmentId === enrolmentId)).toEqual([]);
  });
});
