import { buffer } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { AttendanceMark } from "#domains/attendance/contract.ts";
import { checkIn, showCheckIn } from "#domains/attendance/server/check-in.ts";
import { joinClass } from "#domains/attendance/server/join-class.ts";
import { putMarks } from "#domains/attendance/server/queries.ts";
import { attendance, attendanceChanges } from "#domains/attendance/server/tables.ts";
import { findCourseRecords } from "#domains/certificates/server/queries.ts";
import { findOwnSeats } from "#domains/money/server/own-seats.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import { createMemoryRateLimiter } from "#server/limits/memory.ts";
import { hour, minute } from "#shared/durations.ts";
import { refusal } from "../support/accounts.ts";
import { databases } from "../support/databases.ts";
import { noMeetings } from "../support/no-meetings.ts";
import { startOffice } from "../support/office.ts";
import { storeClass } from "../support/store-class.ts";
import { startStudents } from "../support/students.ts";

const [batchId, other] = ["mern-evening", "mern-gulf"];
const pdf = new TextEncoder().encode("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF");

describe.each(databases)("being in a class on the $name database", ({ open }) => {
  const { running, call, student, userOf } = startStudents(open);
  const { member } = startOffice(() => running.test);
  const services = () => running.test.app.services;
  const newClass = (wanted: Partial<Parameters<typeof storeClass>[1]> = {}) =>
    storeClass(running.opened.database, { batchId, ...wanted });

  /** The dependencies of the rules, at a clock that the test sets. */
  const at = (moment: number) => ({
    ...{ database: running.opened.database, secret: "a secret of the test", site: services().site },
    ...{ meetings: noMeetings, clock: () => new Date(moment) },
    checkInLimiter: createMemoryRateLimiter({ name: "check-in", times: 10, within: 900 }),
  });
  const markOf = async (classId: string) =>
    (await running.opened.database.select().from(attendance).where(eq(attendance.classId, classId)))[0];
  const acts = async (classId: string) => {
    const { rows } = await running.opened.database.execute(
      sql`select verb, actor from audit_entries where subject = 'attendance' and subject_id = ${classId} order by id`,
    );
    return rows.map(({ verb, actor }) => `${actor} ${verb}`);
  };

  describe("by the code on its screen", () => {
    it("counts once, for a minute from the first second that it is shown", async () => {
      const [id, user] = [await newClass(), await userOf(await student(batchId))];
      const start = Math.ceil(Date.now() / 30_000) * 30_000;
      const { code, changesIn } = await showCheckIn(at(start), batchId, id);
      expect([code, changesIn]).toEqual([expect.stringMatching(/^\d{6}$/), 30_000]);
      expect((await showCheckIn(at(start + 30_000), batchId, id)).code).not.toBe(code);
      await expect(checkIn(at(start + 60_000), user, code)).rejects.toMatchObject({ reason: "checkIn.old" });
      expect(await markOf(id)).toBeUndefined();
      const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
      expect(await checkIn(at(start + 59_999), user, spaced)).toMatchObject({ mark: "present", batchClass: { id } });
      expect(await checkIn(at(start + 30_000), user, code)).toMatchObject({ mark: "present" });
      expect(await markOf(id)).toMatchObject({ mark: "present", source: "code" });
      expect(await acts(id)).toEqual(["student checkIn"]);
    });

    it("is late after ten minutes, and leaves what a teacher said", async () => {
      const [id, user] = [await newClass({ startsIn: -11 }), await userOf(await student(batchId))];
      const { code } = await showCheckIn(at(Date.now()), batchId, id);
      expect(await checkIn(at(Date.now()), user, code)).toMatchObject({ mark: "late" });
      const [row] = await running.opened.database.select().from(attendance).where(eq(attendance.classId, id));
      const { classId, enrolmentId } = row ?? { classId: "", enrolmentId: "" };
      const change = { at: new Date(), actorId: null, from: "late", to: "absent", source: "teacher" } as const;
      await putMarks(running.opened.database, [{ classId, enrolmentId, ...change }]);
      expect(await checkIn(at(Date.now()), user, code)).toMatchObject({ mark: "absent" });
    });

    it("is refused in words of its own for a class to come, one that is over, another batch's, and none", async () => {
      const user = await userOf(await student(batchId));
      const [future, over] = [await newClass({ startsIn: 60 }), await newClass({ startsIn: -90 })];
      const foreign = await newClass({ batchId: other });
      const codeAt = async (id: string, batch: string, moment: number) =>
        (await showCheckIn(at(moment), batch, id)).code;
      const now = Date.now();
      const tried = async (code: string, moment = now) =>
        await checkIn(at(moment), user, code).catch(({ reason }) => reason);
      // A class opens early on the screen of a clock that runs ahead.
      const { database } = running.opened;
      await database
        .update(batchClasses)
        .set({ startsAt: new Date(now) })
        .where(eq(batchClasses.id, future));
      const early = await codeAt(future, batchId, now);
      await database
        .update(batchClasses)
        .set({ startsAt: new Date(now + hour) })
        .where(eq(batchClasses.id, future));
      expect(await tried(early)).toBe("checkIn.early");
      await expect(showCheckIn(at(now), batchId, future)).rejects.toMatchObject({ reason: "attendance.early" });
      await expect(showCheckIn(at(now), batchId, over)).rejects.toMatchObject({ reason: "checkIn.over" });
      const last = await codeAt(over, batchId, now - 30_000);
      expect(await tried(last)).toBe("checkIn.over");
      expect(await tried(await codeAt(foreign, other, now))).toBe("checkIn.otherBatch");
      for (const wrong of ["000000", "12345", ""]) expect(await tried(wrong)).toBe("checkIn.wrong");
      const nobody = await userOf(await student());
      await expect(checkIn(at(now), nobody, early)).rejects.toMatchObject({ reason: "checkIn.noSeat" });
      expect(await running.opened.database.$count(attendance, eq(attendance.classId, future))).toBe(0);
    });

    it("may be guessed ten times; right ones do not count", async () => {
      const [id, user] = [await newClass(), await userOf(await student(batchId))];
      const deps = at(Date.now());
      const { code } = await showCheckIn(deps, batchId, id);
      for (let times = 0; times < 12; times += 1) await checkIn(deps, user, code);
      for (let times = 0; times < 10; times += 1)
        await expect(checkIn(deps, user, "000000")).rejects.toMatchObject({ code: "invalid" });
      await expect(checkIn(deps, user, code)).rejects.toMatchObject({ reason: "limit.checkIns" });
    });
  });

  describe("by its link", () => {
    it("leads to the meeting and marks once, from a quarter of an hour before until the end", async () => {
      const [id, user] = [await newClass({ startsIn: 20 }), await userOf(await student(batchId))];
      const start = Date.now() + 20 * minute;
      const join = async (moment: number) => await joinClass(at(moment), user, id);
      expect(await join(start - 16 * minute)).toMatchObject({ is: "early", shown: { opensAt: expect.any(Date) } });
      expect(await markOf(id)).toBeUndefined();
      expect(await join(start - 14 * minute)).toMatchObject({ is: "joined", address: "https://meet.example/abc" });
      expect(await join(start + hour)).toMatchObject({ is: "joined" });
      expect(await markOf(id)).toMatchObject({ mark: "present", source: "join" });
      expect(await acts(id)).toEqual(["student joinClass"]);
      expect(await join(start + 2 * hour)).toMatchObject({ is: "over" });
    });

    it("tells why it leads nowhere, and marks nobody then", async () => {
      const someone = await student(batchId);
      const user = await userOf(someone);
      const tried = async (wanted: Partial<Parameters<typeof storeClass>[1]>) => {
        const id = await newClass(wanted);
        const { is } = await services().joinClass(user, id);
        return [is, await markOf(id)];
      };
      expect(await tried({ isCancelled: true })).toEqual(["cancelled", undefined]);
      expect(await tried({ meetingUrl: null })).toEqual(["noAddress", undefined]);
      expect(await tried({ meetingUrl: "http://meet.example/abc" })).toEqual(["noAddress", undefined]);
      expect(await tried({ meetingUrl: "javascript:alert(1)" })).toEqual(["noAddress", undefined]);
      expect(await tried({ batchId: other })).toEqual(["otherBatch", undefined]);
      await expect(services().joinClass(user, "x")).rejects.toEqual(refusal("not_found"));
      const teacher = await member("teacher", [batchId]);
      const id = await newClass();
      expect(await services().joinClass(teacher.user, id)).toMatchObject({ is: "joined" });
      expect(await markOf(id)).toBeUndefined();
      expect((await services().joinClass((await member("teacher", [other])).user, id)).is).toBe("otherBatch");
    });
  });

  it("counts the same wherever it is shown: a cancelled class nowhere, a missing mark beside others' as absent", async () => {
    const { database } = running.opened;
    await database.delete(batchClasses);
    const [user, fellow] = [await userOf(await student(batchId)), await userOf(await student(batchId))];
    const enrolmentOf = async (someone: typeof user) =>
      (await findOwnSeats(database, someone, new Date()))[0]?.id ?? "";
    const [enrolmentId, other] = [await enrolmentOf(user), await enrolmentOf(fellow)];
    const mark = async (wanted: Parameters<typeof newClass>[0], marks: [string, AttendanceMark][]) => {
      const classId = await newClass(wanted);
      const given = marks.map(([id, to]) => ({ classId, enrolmentId: id, to, from: null, actorId: null }));
      const teachers = { at: new Date(), source: "teacher" } as const;
      await putMarks(
        database,
        given.map((one) => ({ ...one, ...teachers })),
      );
      return classId;
    };
    await mark({ startsIn: -3000 }, [[enrolmentId, "late"]]);
    await mark({ startsIn: -2000 }, [[enrolmentId, "excused"]]);
    const missed = await mark({ startsIn: -1000 }, [[other, "present"]]);
    const cancelled = await mark({ startsIn: -500, isCancelled: true }, [[enrolmentId, "absent"]]);
    await newClass({ startsIn: -200 });

    const [shown] = await services().showOwnAttendance(user);
    expect(shown).toMatchObject({ share: 0.5, counts: { late: 1, excused: 1, absent: 1, unmarked: 0 } });
    expect(shown?.classes[0]).toMatchObject({ id: missed, mark: "absent", source: null });
    expect((await services().showOwnPortal(user)).week.figures).toMatchObject([
      { batchId, attendance: { marked: 2, present: 1 } },
    ]);
    expect(await services().showOwnClass(user, cancelled)).toMatchObject({ phase: "cancelled", mark: null });
    const teacher = await member("teacher", [batchId]);
    const { students } = await teacher.verbs.showProgress(batchId);
    expect(students.find((one) => one.enrolmentId === enrolmentId)).toMatchObject({ share: 0.5, missed: 1 });
    const record = await findCourseRecords(database, { batchId, now: new Date(), hasEnded: true });
    expect(record(enrolmentId).classes).toEqual({ held: 3, attended: 1, excused: 1 });
    const listed = (await teacher.verbs.listAttendance(batchId)).find((one) => one.batchClass.id === cancelled);
    expect(listed?.counts).toMatchObject({ absent: 0 });
  });

  it("needs a word of nobody before a teacher has marked anyone, nor of those who were excused", async () => {
    const { database } = running.opened;
    await database.delete(batchClasses);
    const [came, absent] = [await userOf(await student(batchId)), await userOf(await student(batchId))];
    const [excused] = await findOwnSeats(database, absent, new Date());
    const ids = [await newClass({ startsIn: -3000 }), await newClass({ startsIn: -2000 })];
    for (const id of ids) {
      const seat = (await findOwnSeats(database, came, new Date()))[0]?.id ?? "";
      const arrived = { classId: id, enrolmentId: seat, to: "present", from: null, actorId: null } as const;
      await putMarks(database, [{ ...arrived, at: new Date(), source: "code" }]);
    }
    const teacher = await member("teacher", [batchId]);
    const needy = async () =>
      (await teacher.verbs.showProgress(batchId)).students.filter(({ needsAWord }) => needsAWord);
    expect(await needy()).toEqual([]);
    const { students } = await teacher.verbs.showAttendance(batchId, ids[0] ?? "");
    const marks = students.map((one) => {
      const mark = one.enrolmentId === excused?.id ? ("excused" as const) : (one.mark ?? ("absent" as const));
      return { enrolmentId: one.enrolmentId, mark, seen: one.mark };
    });
    await teacher.verbs.saveAttendance(batchId, { classId: ids[0] ?? "", id: crypto.randomUUID(), marks });
    expect((await needy()).map((one) => one.enrolmentId)).not.toContain(excused?.id);
    expect((await needy()).length).toBe(students.length - 2);
  });

  it("stays with the student who was there, whoever the staff merge with them", async () => {
    await running.opened.database.delete(batchClasses);
    const [one, two] = [await student(batchId), await student()];
    const id = await newClass();
    await services().joinClass(await userOf(one), id);
    const [kept, merged] = [two.person.email, one.person.email];
    await call("enrolPerson", { batchId: other, name: "Two", email: kept });
    expect((await call("mergeAccountHolders", { kept, merged })).status).toBe(200);
    const shownTo = async (someone: typeof one) => await services().showOwnAttendance(await userOf(someone));
    expect(await shownTo(one)).toMatchObject([{ share: 1, classes: [{ id, mark: "present", source: "join" }] }]);
    expect(await shownTo(two)).toEqual([]);
    expect(await running.opened.database.$count(attendanceChanges, eq(attendanceChanges.classId, id))).toBe(1);
  });

  it("opens what hangs on it to its students alone, as it is published", async () => {
    const teacher = await member("teacher", [batchId]);
    const [user, stranger] = [await userOf(await student(batchId)), await userOf(await student(other))];
    const id = await newClass();
    const form = { id: crypto.randomUUID(), kind: "slides", title: "Week 1: پہلا سبق" } as const;
    await teacher.verbs.addMaterial(batchId, { classId: id, ...form, content: pdf });
    await teacher.verbs.addMaterial(batchId, { classId: id, ...form, content: pdf });
    const note = "Read **chapter 2** first.";
    const link = { id: crypto.randomUUID(), kind: "link", title: "Docs", note: ` ${note}\n` } as const;
    await teacher.verbs.addMaterial(batchId, { classId: id, ...link, url: "https://example.com/a" });
    for (const url of ["http://example.com", "javascript:alert(1)", ""])
      await expect(
        teacher.verbs.addMaterial(batchId, { classId: id, ...link, id: crypto.randomUUID(), url }),
      ).rejects.toMatchObject({ name: "ZodError" });
    const html = new TextEncoder().encode("<html><script>alert(1)</script></html>");
    const notes = { kind: "notes", title: "Notes" } as const;
    await expect(
      teacher.verbs.addMaterial(batchId, { classId: id, id: crypto.randomUUID(), ...notes, content: html }),
    ).rejects.toEqual(refusal("unsupported_media_type", ["file"]));
    const [lecture] = (await teacher.verbs.listMaterials(batchId, id)).lectures;
    await teacher.verbs.linkLecture(batchId, { lectureId: lecture?.id ?? "", classId: id });
    const { lectures } = await teacher.verbs.listLectures(batchId);
    expect(lectures.filter(({ classId }) => classId !== null)).toMatchObject([{ id: lecture?.id, classId: id }]);
    const shown = await services().showOwnClass(user, id);
    expect(shown).toMatchObject({
      phase: "open",
      mark: null,
      materials: [
        { title: form.title, size: pdf.length, note: null },
        { kind: "link", url: "https://example.com/a", note },
      ],
      recordings: [{ path: `/recorded-lectures/${batchId}#video-${lecture?.id}`, isFinished: false }],
    });
    const [slides] = shown.materials;
    const opened = await services().openOwnMaterial(user, slides?.id ?? "");
    expect(opened).toMatchObject({ mediaType: "application/pdf", name: `${form.title}.pdf` });
    expect(new Uint8Array(await buffer(opened.content))).toEqual(pdf);
    await expect(services().openOwnMaterial(stranger, slides?.id ?? "")).rejects.toEqual(refusal("not_found"));
    await expect(services().showOwnClass(stranger, id)).rejects.toEqual(refusal("not_found"));
    await teacher.verbs.publishMaterial(batchId, { id: slides?.id ?? "", isPublished: false });
    await expect(services().openOwnMaterial(user, slides?.id ?? "")).rejects.toEqual(refusal("not_found"));
    await teacher.verbs.removeMaterial(batchId, slides?.id ?? "");
    await expect(teacher.verbs.openMaterial(batchId, slides?.id ?? "")).rejects.toEqual(refusal("not_found"));
    const { rows } = await running.opened.database.execute(
      sql`select verb from audit_entries where actor_id = ${teacher.user.id} and subject in ('session', 'lecture') order by id`,
    );
    expect(rows.map(({ verb }) => verb)).toEqual([
      ...["addMaterial", "addMaterial", "linkLecture", "publishMaterial", "removeMaterial"],
    ]);
  });
});
