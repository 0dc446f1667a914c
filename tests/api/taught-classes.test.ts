import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { accountPeople } from "#domains/accounts/server/tables.ts";
import { startClass } from "#domains/attendance/server/join-class.ts";
import { attendance } from "#domains/attendance/server/tables.ts";
import { batches } from "#domains/catalogue/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { teachers } from "#domains/staff/server/tables.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import { auditEntries } from "#server/audit/tables.ts";
import { day, hour, minute } from "#shared/durations.ts";
import { databases } from "../support/databases.ts";
import { noMeetings } from "../support/no-meetings.ts";
import { startOffice } from "../support/office.ts";
import { storeClass } from "../support/store-class.ts";
import { startStudents } from "../support/students.ts";
import { anAssignment } from "../support/work.ts";

const batchId = "mern-evening";

describe.each(databases)("the classes of a teacher on the $name database", ({ open }) => {
  const { running, student, userOf } = startStudents(open);
  const { member } = startOffice(() => running.test);
  let teacher: Awaited<ReturnType<typeof member>>;
  const classes: Record<"now" | "later" | "next" | "instead" | "other", string> = {
    ...{ now: "", later: "", next: "", instead: "", other: "" },
  };

  const add = async (wanted: Parameters<typeof storeClass>[1]) => await storeClass(running.opened.database, wanted);

  beforeAll(async () => {
    teacher = await member("teacher", [batchId], "Rabia Anwar");
    await running.opened.database.delete(batchClasses);
    classes.now = await add({ batchId });
    classes.next = await add({ batchId, startsIn: (3 * day) / minute, title: "Express routes" });
    classes.later = await add({ batchId, startsIn: (9 * day) / minute });
    const standsIn = { teacher: "rabia anwar" };
    classes.instead = await add({ batchId: "data-evening", startsIn: (2 * day) / minute, ...standsIn });
    classes.other = await add({ batchId: "data-evening", startsIn: (2 * day) / minute });
  }, 60_000);

  const seated = async () => {
    const someone = await student(batchId);
    const { members } = await teacher.verbs.showClass(batchId);
    const enrolmentId = members.find(({ person }) => person.email === someone.person.email)?.id ?? "";
    return { user: await userOf(someone), name: someone.person.name, enrolmentId };
  };

  it("are those of the next seven days: of the own batches, and where they stand in for another", async () => {
    const shown = await teacher.verbs.showTaughtClasses();
    expect(shown.classes.map(({ id, mayOpen }) => [id, mayOpen])).toEqual([
      [classes.now, true],
      [classes.instead, false],
      [classes.next, true],
    ]);
    expect(shown.next).toMatchObject({ id: classes.now, number: 1, all: 3, materials: 0 });
    expect(shown.classes).toMatchObject([{ phase: "open", isMarked: false }, {}, { title: "Express routes" }]);
    const { enrolmentId } = await seated();
    const mark = { enrolmentId, mark: "present" as const, source: "teacher" as const, markedAt: new Date() };
    await running.opened.database.insert(attendance).values({ ...mark, classId: classes.now });
    expect((await teacher.verbs.showTaughtClasses()).classes).toMatchObject([{ isMarked: true }, {}, {}]);
  });

  it("come with the hand-ins that nobody has graded since they came", async () => {
    const [one, other] = [await seated(), await seated()];
    const workId = await teacher.verbs.addAssignment(batchId, anAssignment({ title: "Build a form" }));
    const handIn = async ({ user }: typeof one, text: string) =>
      await running.test.app.services.work.handIn(user, workId, { key: randomUUID(), text, link: "", fileIds: [] });
    const grade = async ({ enrolmentId }: typeof one, seen: number, points: number | null = 5) =>
      await teacher.verbs.gradeHandIn(batchId, { workId, enrolmentId, rubric: {}, feedback: "", points, seen });
    const toGrade = async () => (await teacher.verbs.showTaughtClasses()).toGrade;
    expect(await toGrade()).toEqual([]);
    await handIn(one, "first");
    await handIn(one, "second");
    await handIn(other, "first");
    const work = {
      id: workId,
      kind: "assignment",
      title: "Build a form",
      batch: { id: batchId, name: "MERN Evening" },
    };
    expect(await toGrade()).toEqual([{ ...work, handIns: 2 }]);
    await grade(one, 0);
    expect(await toGrade()).toEqual([{ ...work, handIns: 1 }]);
    await grade(other, 0);
    expect(await toGrade()).toEqual([]);
    await handIn(one, "third");
    expect(await toGrade()).toEqual([{ ...work, handIns: 1 }]);
    await grade(one, 1);
    expect(await toGrade(), "the same points are a grade of the newer hand-in").toEqual([]);
    const elsewhere = await member("teacher", ["data-evening"], "Mahnoor Siddiqui");
    expect((await elsewhere.verbs.showTaughtClasses()).toGrade).toEqual([]);
  });

  it("come with the students who missed two classes in a row, of batches that have begun", async () => {
    const { enrolmentId, name } = await seated();
    for (const startsIn of [-2 * 24 * 60, -4 * 24 * 60]) {
      const classId = await add({ batchId, startsIn });
      const mark = { classId, enrolmentId, mark: "absent" as const, source: "teacher" as const };
      await running.opened.database.insert(attendance).values({ ...mark, markedAt: new Date() });
    }
    const { behind } = await teacher.verbs.showTaughtClasses();
    expect(behind.first[0]).toMatchObject({ person: { name }, missed: 2, batch: { id: batchId } });
    expect(behind.all).toBeGreaterThanOrEqual(1);
    await student("mern-gulf");
    const coming = await member("teacher", ["mern-gulf"], "Somebody else");
    expect((await coming.verbs.showTaughtClasses()).behind).toEqual({ all: 0, first: [] });
  });

  it("are found by typing, with their students and works, in the own batches alone", async () => {
    const { name } = await seated();
    const workId = await teacher.verbs.addAssignment(batchId, anAssignment({ title: "Résumé in HTML" }));
    const find = async (text: string) => await teacher.verbs.findTaught([batchId], text);
    expect(await find("mern eve")).toMatchObject({ batches: [{ id: batchId, name: "MERN Evening" }] });
    expect((await find(`${name} mern`)).students.map((one) => one.name)).toContain(name);
    const found = { id: workId, kind: "assignment", batchId, batch: "MERN Evening" };
    expect((await find("resume html")).works).toEqual([{ ...found, title: "Résumé in HTML" }]);
    expect(await find("  ")).toEqual({ batches: [], students: [], works: [] });
    await expect(teacher.verbs.findTaught(["data-evening"], "data")).rejects.toMatchObject({
      reason: "staff.notAllowed",
    });
  });

  it("are for others of the staff the classes that are given in their name", async () => {
    const manager = await member("manager", [], "Rabia Anwar");
    const shown = await manager.verbs.showTaughtClasses();
    expect(shown.classes).toMatchObject([{ id: classes.instead, mayOpen: true }]);
    const support = await member("support", [], "Nobody");
    expect(await support.verbs.showTaughtClasses()).toEqual({
      ...{ next: null, classes: [], toGrade: [], behind: { all: 0, first: [] } },
    });
  });

  describe("in which they stand in", () => {
    const { access, office } = startOffice(() => running.test);
    const instead = "data-evening";
    const teacherOf = async (userId: string) =>
      (await running.opened.database.select().from(teachers).where(eq(teachers.userId, userId)))[0];
    /** The verbs that a teacher has with their next page. */
    const now = async ({ browser }: typeof teacher) => {
      const found = await access(browser);
      if (found.is !== "open") throw new Error("The office is not open.");
      return office().as(found.member, found.session);
    };
    const standIn = async (wanted: Partial<Parameters<typeof storeClass>[1]> = {}) => {
      const name = `Sara ${randomUUID()}`;
      const one = await member("teacher", [], name);
      const { id: teacherId, name: as } = (await teacherOf(one.user.id)) ?? { id: "", name: "" };
      const classId = await add({ batchId: instead, startsIn: 30, teacher: as, teacherId, ...wanted });
      return { one, name, classId, teacherId };
    };
    const refused = { reason: "staff.notAllowed" };

    it("are theirs with every right from the evening before to the day after, and not before or later", async () => {
      const { one, classId, teacherId } = await standIn();
      const verbs = await now(one);
      expect((await verbs.showAttendance(instead, classId)).batchClass.id).toBe(classId);
      const workId = await verbs.addAssignment(instead, anAssignment({ title: "While she is away" }));
      expect((await verbs.listHandIns(instead, workId)).students.length).toBeGreaterThanOrEqual(0);
      expect((await verbs.listAudiences([instead])).map(({ id }) => id)).toEqual([instead]);
      await expect(verbs.showClass(batchId)).rejects.toMatchObject(refused);
      expect((await running.test.app.services.joinClass(one.user, classId)).is).toBe("early");
      const { database } = running.opened;
      const move = async (days: number, change: object = {}) => {
        const startsAt = new Date(Date.now() + days * day);
        const endsAt = new Date(startsAt.getTime() + 90 * minute);
        await database
          .update(batchClasses)
          .set({ startsAt, endsAt, ...change })
          .where(eq(batchClasses.id, classId));
        return await now(one);
      };
      await expect((await move(3)).showClass(instead)).rejects.toMatchObject(refused);
      await expect((await move(-3)).showClass(instead)).rejects.toMatchObject(refused);
      expect((await running.test.app.services.joinClass(one.user, classId)).is).toBe("otherBatch");
      expect((await (await move(-1)).showClass(instead)).batch._id).toBe(instead);
      await expect((await move(0, { isCancelled: true })).showClass(instead)).rejects.toMatchObject(refused);
      await move(0, { isCancelled: false });
      await database.update(batchClasses).set({ teacherId: null }).where(eq(batchClasses.id, classId));
      await expect((await now(one)).showClass(instead)).rejects.toMatchObject(refused);
      expect(teacherId).not.toBe("");
    });

    it("are of nobody else with their name, nor of the batch's own teacher without the batch", async () => {
      const { one, name } = await standIn();
      expect((await (await now(one)).showClass(instead)).batch._id).toBe(instead);
      const namesake = await member("teacher", [], name);
      await expect((await now(namesake)).showClass(instead)).rejects.toMatchObject(refused);
      const [usual] = await running.opened.database.select().from(batches).where(eq(batches.id, instead));
      const { one: own } = await standIn({ teacherId: usual?.teacherId ?? null });
      await expect((await now(own)).showClass(instead)).rejects.toMatchObject(refused);
    });

    it("let them grade everybody but themselves, where they are a student of it too", async () => {
      const { one } = await standIn();
      const fellow = await student(instead);
      const { database } = running.opened;
      const manager = await member("manager", []);
      const places = async () => (await manager.verbs.showClass(instead)).members;
      const placeOf = async (email: string) => (await places()).find(({ person }) => person.email === email)?.id ?? "";
      const [theirs, own] = [await placeOf(fellow.person.email), await placeOf((await student(instead)).person.email)];
      const [row] = await database.select().from(enrolments).where(eq(enrolments.id, own));
      const link = { accountId: one.user.id, personId: row?.personId ?? "", how: "address" as const, at: new Date() };
      await database.delete(accountPeople).where(eq(accountPeople.personId, link.personId));
      await database.insert(accountPeople).values(link);
      const verbs = await now(one);
      const workId = await verbs.addAssignment(instead, anAssignment({ title: "Of a fellow" }));
      const grade = (enrolmentId: string) => ({ workId, enrolmentId, rubric: {}, feedback: "", points: 5, seen: 0 });
      await verbs.gradeHandIn(instead, grade(theirs));
      await expect(verbs.gradeHandIn(instead, grade(own))).rejects.toMatchObject({ reason: "enrolment.own" });
      const cell = { workId, enrolmentId: own, points: 5, seen: 0 };
      await expect(verbs.setGrades(instead, [cell])).rejects.toMatchObject({ reason: "enrolment.own" });
      await manager.verbs.setGrades(instead, [cell]);
    });
  });

  describe("that are started", () => {
    const newClass = async (wanted: Partial<Parameters<typeof storeClass>[1]> = {}) =>
      await add({ batchId, ...wanted });
    const at = (moment: number) => ({
      ...{ database: running.opened.database, meetings: noMeetings, clock: () => new Date(moment) },
    });
    const startAt = async (moment: number, id: string) => await startClass(at(moment), batchId, id);
    const acts = async (subjectId: string) => {
      const found = await running.opened.database
        .select({ verb: auditEntries.verb })
        .from(auditEntries)
        .where(eq(auditEntries.subjectId, subjectId));
      return found.map(({ verb }) => verb);
    };

    it("open from a quarter of an hour before until the end, where they have an address", async () => {
      const id = await newClass({ startsIn: 20 });
      const start = Date.now() + 20 * minute;
      expect(await startAt(start - 16 * minute, id)).toMatchObject({ phase: "early", address: null });
      const open = { phase: "open", address: "https://meet.example/abc" };
      expect(await startAt(start - 14 * minute, id)).toMatchObject(open);
      expect(await startAt(start + hour, id)).toMatchObject(open);
      expect(await startAt(start + 2 * hour, id)).toMatchObject({ phase: "over", address: null });
      for (const meetingUrl of [null, "http://meet.example/abc", "javascript:alert(1)"])
        expect(await startAt(Date.now(), await newClass({ meetingUrl }))).toMatchObject({
          phase: "open",
          address: null,
        });
    });

    it("meet in a room of their own on the institute's server, which nobody guesses, unless a link goes first", async () => {
      const manager = await member("manager");
      await manager.verbs.setMeetingServer("https://jitsi.example/");
      const [id, next] = [await newClass({ meetingUrl: null }), await newClass({ meetingUrl: null })];
      const room = async (classId: string) => (await teacher.verbs.startClass(batchId, classId)).address;
      const first = await room(id);
      expect(first).toMatch(/^https:\/\/jitsi\.example\/class-[\da-f]{32}#config\.subject=%22MERN%20Evening%22$/);
      expect(await room(id)).toBe(first);
      expect(await room(next)).not.toBe(first);
      const joined = await running.test.app.services.joinClass(await userOf(await student(batchId)), id);
      expect(joined).toMatchObject({ is: "joined", address: first });
      const { rule } = await teacher.verbs.showTimetable(batchId);
      const set = async (meetingUrl: string | null, seen: string) =>
        await teacher.verbs.setMeeting(batchId, { meetingUrl, seen });
      await set("https://zoom.example/j/1", rule?.meetingUrl ?? "");
      expect(await room(id)).toBe("https://zoom.example/j/1");
      await expect(set("https://zoom.example/j/2", rule?.meetingUrl ?? "")).rejects.toMatchObject({
        reason: "timetable.meetingChanged",
      });
      expect((await teacher.verbs.showTimetable(batchId)).rule).toMatchObject({ version: (rule?.version ?? 0) + 1 });
      expect(await acts(batchId)).toContain("setMeeting");
      await set(null, "https://zoom.example/j/1");
      await expect(teacher.verbs.setMeetingServer(null)).rejects.toMatchObject({ reason: "staff.notAllowed" });
      await manager.verbs.setMeetingServer(null);
      expect(await room(id)).toBeNull();
      expect(await acts("settings/meetings")).toEqual(["setMeetingServer", "setMeetingServer"]);
    });
  });
});
