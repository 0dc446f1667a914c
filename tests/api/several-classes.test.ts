import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClassFields, classesToCancel, classesToMove } from "#domains/timetable/contract.ts";
import type { OfficeVerb } from "#server/compose/office-verbs.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { databases } from "../support/databases.ts";
import { classVerbs } from "../support/office-verbs.ts";
import { startTaughtBatch, type TaughtBatch } from "../support/taught-batch.ts";
import { until } from "../support/until.ts";

const batchId = "mern-evening";
const zone = "Asia/Karachi";
const monday = 1;

describe.each(databases)("changes of several classes on the $name database", ({ open }) => {
  let opened: TaughtBatch["opened"];
  let smtp: TaughtBatch["smtp"];
  let teacher: TaughtBatch["teacher"];
  let manager: TaughtBatch["manager"];
  let students: TaughtBatch["students"];
  let stop: TaughtBatch["stop"];
  beforeAll(async () => {
    ({ opened, smtp, teacher, manager, students, stop } = await startTaughtBatch(await open(), batchId));
  }, 60_000);
  afterAll(async () => await stop());

  const classes = async () => (await manager.verbs.showTimetable(batchId)).classes;
  const coming = async () =>
    (await classes()).filter(({ startsAt, isCancelled }) => startsAt > new Date() && !isCancelled);
  const dayOfClass = ({ startsAt }: { startsAt: Date }) => dayOf(startsAt, zone);
  const isMonday = (one: { startsAt: Date }) => new Date(`${dayOfClass(one)}T00:00:00Z`).getUTCDay() === 1;
  const wholeTime = { weekday: null, fromDay: "2020-01-01", untilDay: "2099-12-31" };
  const mailsTo = (email: string) =>
    smtp.received.filter(({ to, parsed }) => to.includes(email) && parsed.subject?.startsWith("Your timetable"));
  const audits = async () => {
    const { rows } = await opened.database.execute(
      sql`select count(*)::int as count from audit_entries where actor = 'staff'`,
    );
    return Number(rows[0]?.count);
  };
  const fieldsOf = (changes: Partial<ClassFields> = {}): ClassFields => ({
    ...{ day: "2031-05-02", startsAt: "15:00", endsAt: "16:30", teacher: "Hamza Rafiq" },
    ...{ title: null, meetingUrl: null, ...changes },
  });

  it("move all remaining Mondays by an hour, once, with one email a person and one entry of the audit", async () => {
    const before = await classes();
    const wanted = (await coming()).filter(isMonday);
    expect(wanted.length).toBeGreaterThan(2);
    const wish = { id: randomUUID(), range: { ...wholeTime, weekday: monday }, minutes: 60 };
    const entries = await audits();
    const told = await teacher.verbs.moveClasses(batchId, wish);
    expect(told).toMatchObject({ people: 2, text: expect.stringContaining("8:00") });
    expect(await teacher.verbs.moveClasses(batchId, wish)).toEqual(told);
    expect(await audits()).toBe(entries + 1);
    const ids = new Set(wanted.map(({ id }) => id));
    for (const [at, one] of (await classes()).entries()) {
      const was = before[at];
      const by = ids.has(one.id) ? 60 * 60_000 : 0;
      expect(one.startsAt.getTime() - Number(was?.startsAt)).toBe(by);
      expect(one.endsAt.getTime() - Number(was?.endsAt)).toBe(by);
      expect(one.sequence - Number(was?.sequence)).toBe(by && 1);
    }
    for (const email of students) await until(() => mailsTo(email)[0]);
    const text = mailsTo(students[0] ?? "")[0]?.parsed.text ?? "";
    expect(text.match(/Moved: the class of/g)?.length).toBe(Math.min(wanted.length, 20));
  });

  it("cancel a range for a holiday, and say who changed a class that somebody else still shows as it was", async () => {
    const [first, second, third] = await coming();
    if (!first || !second || !third) throw new Error("There are no classes to come.");
    const days = classesToCancel.parse({
      ...{ weekday: "", reason: "Eid holidays" },
      ...{ fromDay: dayOfClass(first), untilDay: dayOfClass(second) },
    });
    const { reason, ...range } = days;
    const entries = await audits();
    const told = await manager.verbs.cancelClasses(batchId, { id: randomUUID(), range, reason });
    expect(told).toMatchObject({ people: 3 });
    expect(told?.text.match(/Cancelled: .*Eid holidays/g)).toHaveLength(2);
    expect(await audits()).toBe(entries + 1);
    const after = await classes();
    expect(after.filter(({ isCancelled }) => isCancelled).map(({ id }) => id)).toEqual([first.id, second.id]);
    await until(() => mailsTo(teacher.email)[0]);
    expect(mailsTo(teacher.email)).toHaveLength(1);
    const seen = { classId: second.id, seen: second.changedAt };
    await expect(teacher.verbs.changeClass(batchId, { ...seen, fields: fieldsOf() })).rejects.toMatchObject({
      ...{ code: "conflict", reason: "timetable.nowCancelled", values: { by: "Noor Fatima" } },
    });
    // Nothing is left of the same days.
    const again = { id: randomUUID(), range, reason };
    await expect(manager.verbs.cancelClasses(batchId, again)).rejects.toMatchObject({ reason: "timetable.noneChosen" });
    expect(await classes()).toEqual(after);
  });

  it("name twenty classes at most, and say how many more there are", async () => {
    const { classes: all } = await manager.verbs.showTimetable("mern-gulf");
    const wish = { id: randomUUID(), range: wholeTime, reason: null };
    const told = await manager.verbs.cancelClasses("mern-gulf", wish);
    expect(told?.text.match(/Cancelled: the class of/g)).toHaveLength(20);
    expect(told?.text).toContain(`${all.filter(({ startsAt }) => startsAt > new Date()).length - 20} more classes`);
  });

  it("are refused where one of them would clash, and change none", async () => {
    const wanted = (await coming()).filter(isMonday);
    const last = wanted.at(-1);
    if (!last) throw new Error("There is no Monday to come.");
    const fields = fieldsOf({ day: dayOfClass(last), startsAt: "22:00", endsAt: "23:00" });
    await manager.verbs.addClass("mern-weekend", { id: randomUUID(), fields });
    const before = [await classes(), await audits()];
    const wish = { id: randomUUID(), range: { ...wholeTime, weekday: monday }, minutes: 60 };
    await expect(manager.verbs.moveClasses(batchId, wish)).rejects.toMatchObject({
      ...{ code: "conflict", reason: "timetable.clash", values: { batch: "MERN Weekend" } },
    });
    expect([await classes(), await audits()]).toEqual(before);
    await expect(teacher.verbs.moveClasses("mern-gulf", wish)).rejects.toMatchObject({ code: "forbidden" });
  });

  it.each([
    { minutes: "0" },
    { minutes: "" },
    { minutes: "an hour" },
    { minutes: "1000" },
    { minutes: "60", fromDay: "2027-01-02", untilDay: "2027-01-01" },
    { minutes: "60", weekday: "8" },
  ])("are refused by their contract for %o", (given) => {
    const whole = { weekday: "1", fromDay: "2027-01-01", untilDay: "2027-02-01" };
    expect(classesToMove.safeParse({ ...whole, minutes: "60" }).success).toBe(true);
    expect(classesToMove.safeParse({ ...whole, ...given }).success).toBe(false);
  });

  it("leave exactly one entry in the audit, as every change of a timetable, and none for a repeat", async () => {
    const { rule } = await manager.verbs.showTimetable(batchId);
    if (!rule) throw new Error("There is no rule.");
    const { batchId: _id, version, changedAt: _at, ...given } = rule;
    const extra = randomUUID();
    const named = async () => {
      const one = (await classes()).find(({ id }) => id === extra);
      return { classId: extra, seen: one?.changedAt ?? new Date() };
    };
    const onDay = { weekday: null, fromDay: "2031-05-02", untilDay: "2031-05-03" };
    const swapped = { startsAt: "14:00", teacher: "Rabia Anwar" };
    // Each makes a wish, which is then asked twice, word for word the same.
    const acts: Partial<Record<OfficeVerb | "swap the teacher", () => Promise<() => Promise<unknown>>>> = {
      saveTimetable: async () => {
        const wish = { rule: { ...given, note: "7:30 PM in Doha" }, seen: version };
        return () => manager.verbs.saveTimetable(batchId, wish);
      },
      addClass: async () => () => teacher.verbs.addClass(batchId, { id: extra, fields: fieldsOf() }),
      changeClass: async () => {
        const wish = { ...(await named()), fields: fieldsOf({ startsAt: "14:00" }) };
        return () => teacher.verbs.changeClass(batchId, wish);
      },
      "swap the teacher": async () => {
        const wish = { ...(await named()), fields: fieldsOf(swapped) };
        return () => manager.verbs.changeClass(batchId, wish);
      },
      moveClasses: async () => {
        const wish = { id: randomUUID(), range: onDay, minutes: -30 };
        return () => manager.verbs.moveClasses(batchId, wish);
      },
      cancelClass: async () => {
        const wish = { ...(await named()), reason: null };
        return () => manager.verbs.cancelClass(batchId, wish);
      },
      restoreClass: async () => {
        const wish = await named();
        return () => manager.verbs.restoreClass(batchId, wish);
      },
      cancelClasses: async () => {
        const wish = { id: randomUUID(), range: onDay, reason: null };
        return () => manager.verbs.cancelClasses(batchId, wish);
      },
    };
    expect(Object.keys(acts).sort()).toEqual([...classVerbs, "saveTimetable", "swap the teacher"].sort());
    for (const [verb, prepare] of Object.entries(acts)) {
      const act = await prepare();
      const before = await audits();
      await act();
      const after = await audits();
      await act();
      expect([verb, after - before, (await audits()) - after]).toEqual([verb, 1, 0]);
    }
  });

  it("leave one entry where the batch gets another teacher", async () => {
    const { batch } = await manager.verbs.showBatchEntry(batchId);
    const before = await audits();
    const change = { fields: { ...batch, instructor: "Rabia Anwar" }, seen: { ...batch } };
    await manager.verbs.changeBatch(batchId, change);
    expect(await audits()).toBe(before + 1);
    expect((await coming()).every(({ teacher: name }) => name === "Rabia Anwar")).toBe(true);
  });
});
