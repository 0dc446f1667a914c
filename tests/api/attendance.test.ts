import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AttendanceMark } from "#domains/attendance/contract.ts";
import { attendanceChanges } from "#domains/attendance/server/tables.ts";
import { batches } from "#domains/catalogue/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { contendedDatabases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { storeClass } from "../support/store-class.ts";

const batchId = "mern-evening";

describe.each(contendedDatabases)("attendance on the $name database", ({ open }) => {
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
    await opened.database.update(batches).set({ seats: 60, enrolledElsewhere: 0 });
    const rows = ["Ayesha", "Bilal", "آئشہ"].map((name) => `${name}\t${randomUUID()}@example.com`);
    await manager.verbs.enrolStudents(batchId, { text: ["name\temail", ...rows].join("\n") });
  }, 60_000);
  afterAll(async () => await test.stop());

  const newClass = (wanted: Omit<Parameters<typeof storeClass>[1], "batchId"> = {}) =>
    storeClass(opened.database, { batchId, ...wanted });
  const students = async (classId: string) => (await teacher.verbs.showAttendance(batchId, classId)).students;
  const marks = async (classId: string) => (await students(classId)).map(({ mark }) => mark);
  const acts = async (classId: string) => {
    const { rows } = await opened.database.execute(
      sql`select verb from audit_entries where subject = 'attendance' and subject_id = ${classId} order by id`,
    );
    return rows.map(({ verb }) => verb);
  };
  /** A sheet with these marks for the students in their order, as a screen that showed `seen` sends it. */
  const sheetOf = async (classId: string, given: AttendanceMark[], seen: (AttendanceMark | null)[] = []) => ({
    id: randomUUID(),
    marks: (await students(classId)).map(({ enrolmentId }, at) => {
      return { enrolmentId, mark: given[at] ?? "present", seen: seen[at] ?? null } as const;
    }),
  });

  it("is saved at once, and a sheet that comes again changes nothing", async () => {
    const id = await newClass();
    const sheet = await sheetOf(id, ["present", "absent", "late"]);
    for (let times = 0; times < 3; times += 1) await teacher.verbs.saveAttendance(batchId, { classId: id, ...sheet });
    expect(await marks(id)).toEqual(["present", "absent", "late"]);
    expect(await acts(id)).toEqual(["saveAttendance"]);
    const [first] = await students(id);
    expect(first?.history).toEqual([
      expect.objectContaining({ from: null, to: "present", source: "teacher", by: "Noor Fatima" }),
    ]);
    const [listed] = (await teacher.verbs.listAttendance(batchId)).filter(({ batchClass }) => batchClass.id === id);
    expect(listed).toMatchObject({
      counts: { present: 1, absent: 1, late: 1, excused: 0, unmarked: 0 },
      phase: "open",
    });
  });

  it("shows the later of two teachers what the other marked, and replaces nothing silently", async () => {
    const id = await newClass();
    const [early, later] = [await sheetOf(id, ["absent"]), await sheetOf(id, ["excused", "late"])];
    await teacher.verbs.saveAttendance(batchId, { classId: id, ...early });
    const answer = await manager.verbs.saveAttendance(batchId, { classId: id, ...later });
    expect(answer).toMatchObject({
      changed: 0,
      conflicts: [
        { name: "Ayesha", mark: "excused", now: "absent", by: "Noor Fatima" },
        { mark: "late", now: "present", by: "Noor Fatima" },
      ],
    });
    expect(await marks(id)).toEqual(["absent", "present", "present"]);
    const knowing = await sheetOf(id, ["excused", "late"], ["absent", "present", "present"]);
    expect(await manager.verbs.saveAttendance(batchId, { classId: id, ...knowing })).toEqual({
      changed: 2,
      conflicts: [],
    });
    const [first] = await students(id);
    expect(first?.history.map(({ from, to, by }) => [from, to, by])).toEqual([
      [null, "absent", "Noor Fatima"],
      ["absent", "excused", "Hamza Rafiq"],
    ]);
    expect(await teacher.verbs.saveAttendance(batchId, { classId: id, ...early })).toMatchObject({
      changed: 0,
      conflicts: [{ mark: "absent", now: "excused" }],
    });
    expect(await marks(id)).toEqual(["excused", "late", "present"]);
  });

  it("is saved once by two who send the same sheet at the same time", async () => {
    const id = await newClass();
    const sheet = await sheetOf(id, ["late"]);
    await Promise.all(
      Array.from({ length: 5 }, () => teacher.verbs.saveAttendance(batchId, { classId: id, ...sheet })),
    );
    expect(await acts(id)).toEqual(["saveAttendance"]);
    const rows = await opened.database.select().from(attendanceChanges).where(eq(attendanceChanges.classId, id));
    expect(rows).toHaveLength(3);
  });

  it("refuses a class to come, a cancelled one, another batch's, and leaves out who has no seat", async () => {
    const [future, cancelled] = [await newClass({ startsIn: 16 }), await newClass({ isCancelled: true })];
    const sheet = await sheetOf(future, []);
    await expect(teacher.verbs.saveAttendance(batchId, { classId: future, ...sheet })).rejects.toMatchObject({
      reason: "attendance.early",
    });
    await expect(teacher.verbs.saveAttendance(batchId, { classId: cancelled, ...sheet })).rejects.toMatchObject({
      reason: "attendance.cancelled",
    });
    const foreign = await storeClass(opened.database, { batchId: "mern-gulf" });
    await expect(teacher.verbs.saveAttendance(batchId, { classId: foreign, ...sheet })).rejects.toMatchObject({
      reason: "class.unknown",
    });
    await expect(teacher.verbs.showAttendance(batchId, "x")).rejects.toMatchObject({ code: "not_found" });
    const open = await newClass();
    const stranger = { enrolmentId: randomUUID(), mark: "absent", seen: null } as const;
    await teacher.verbs.saveAttendance(batchId, { classId: open, id: randomUUID(), marks: [stranger] });
    expect(await acts(open)).toEqual([]);
  });

  it("is exported with a person's data, and erased with the person", async () => {
    const id = await newClass();
    const { members } = await manager.verbs.showClass(batchId);
    const person = members.find(({ person: { name } }) => name === "Bilal")?.person;
    await teacher.verbs.saveAttendance(batchId, { classId: id, ...(await sheetOf(id, ["late", "late", "late"])) });
    const ask = async (path: string) => {
      const body = JSON.stringify({ email: person?.email });
      return await (
        await test.app.manage(new Request(`http://manage/people/${path}`, { method: "POST", body }))
      ).json();
    };
    expect((await ask("export")).attendance).toContainEqual(expect.objectContaining({ classId: id, to: "late" }));
    await ask("erase");
    expect(await marks(id)).toEqual(["late", "late"]);
    expect(await opened.database.$count(attendanceChanges, eq(attendanceChanges.classId, id))).toBe(2);
  });

  it("tells who fell behind, the one who needs a word most first", async () => {
    const ids = [await newClass({ startsIn: -3000 }), await newClass({ startsIn: -1500 })];
    for (const id of ids)
      await teacher.verbs.saveAttendance(batchId, { classId: id, ...(await sheetOf(id, ["late", "absent"])) });
    await opened.database.delete(attendanceChanges);
    await opened.database.execute(sql`delete from attendance where session_id not in (${sql.join(ids, sql`, `)})`);
    const { students: shown } = await teacher.verbs.showProgress(batchId);
    expect(shown.map(({ person, missed, share }) => [person.name, missed, share])).toEqual([
      ["آئشہ", 2, 0],
      ["Ayesha", 0, 1],
    ]);
    expect(shown[0]?.needsAWord).toBe(true);
    expect(await opened.database.$count(enrolments, eq(enrolments.batchId, batchId))).toBe(2);
  });
});
