import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Holiday } from "#domains/timetable/contract.ts";
import { mailSpans } from "#server/mail/tables.ts";
import { refusal } from "../support/accounts.ts";
import { databases } from "../support/databases.ts";
import { startTaughtBatch, type TaughtBatch } from "../support/taught-batch.ts";
import { until } from "../support/until.ts";

const [weekend, evening] = ["mern-weekend", "mern-evening"];

describe.each(databases)("holidays of the institute on the $name database", ({ open }) => {
  let opened: TaughtBatch["opened"];
  let smtp: TaughtBatch["smtp"];
  let teacher: TaughtBatch["teacher"];
  let manager: TaughtBatch["manager"];
  let students: TaughtBatch["students"];
  let stop: TaughtBatch["stop"];
  beforeAll(async () => {
    ({ opened, smtp, teacher, manager, students, stop } = await startTaughtBatch(await open(), weekend));
    // One of the students is in two batches.
    await manager.verbs.enrolPerson({ batchId: evening, name: "Ayesha", email: students[0] ?? "", phone: null });
  }, 60_000);
  afterAll(async () => await stop());
  beforeEach(async () => {
    await opened.database.delete(mailSpans);
  });
  const mailsTo = (email: string, text: string) =>
    smtp.received.filter(({ to, parsed }) => to.includes(email) && parsed.text?.includes(text));
  const classesOf = async (batchId: string) => (await manager.verbs.showTimetable(batchId)).classes;
  const coming = async (batchId: string) => (await classesOf(batchId)).filter(({ startsAt }) => startsAt > new Date());
  const save = async (holidays: Holiday[]) => {
    const { seen } = await manager.verbs.showHolidays();
    return await manager.verbs.setHolidays({ holidays, seen });
  };
  /** A fortnight that holds classes of both batches. */
  const fortnight = async (name: string, at = 2): Promise<Holiday> => {
    const from = (await coming(weekend))[at]?.ruleDay ?? "";
    const last = new Date(Date.parse(from) + 13 * 86_400_000).toISOString().slice(0, 10);
    return { name, from, until: last, branchId: null };
  };

  it("leave classes of every batch out, tell each person once, and put them back", async () => {
    const before = { weekend: await classesOf(weekend), evening: await classesOf(evening) };
    const eid = await fortnight("Eid ul-Fitr");
    const isOff = ({ ruleDay }: { ruleDay: string | null }) =>
      ruleDay !== null && ruleDay >= eid.from && ruleDay <= eid.until;
    const preview = await manager.verbs.previewHolidays([eid]);
    const shown = preview.batches.find(({ id }) => id === weekend);
    expect(shown?.leftOut).toHaveLength(before.weekend.filter(isOff).length);
    expect(shown?.leftOut.length).toBeGreaterThan(1);
    // Two students and the teacher of both batches; the manager is not told of their own act.
    expect(preview.people).toBe(3);
    expect(await classesOf(weekend)).toHaveLength(before.weekend.length);

    expect(await save([eid])).toEqual({ people: 3 });
    expect((await classesOf(weekend)).filter(isOff)).toEqual([]);
    expect((await classesOf(evening)).filter(isOff)).toEqual([]);
    expect((await manager.verbs.showTimetable(weekend)).closed).toEqual([eid]);
    for (const email of [...students, teacher.email]) await until(() => mailsTo(email, "Eid ul-Fitr")[0]);
    const [mail] = mailsTo(students[0] ?? "", "Eid ul-Fitr");
    expect(mail?.parsed.text).toContain("MERN Weekend");
    expect(mail?.parsed.text).toContain("MERN Evening");
    expect(mailsTo(students[1] ?? "", "Eid ul-Fitr")[0]?.parsed.text).not.toContain("MERN Evening");
    expect(students.map((email) => mailsTo(email, "Eid ul-Fitr").length)).toEqual([1, 1]);
    // The same again changes nothing, and tells nobody.
    expect(await save([eid])).toEqual({ people: 0 });

    await opened.database.delete(mailSpans);
    expect(await save([])).toEqual({ people: 3 });
    const times = (classes: { startsAt: Date }[]) => classes.map(({ startsAt }) => startsAt.toISOString());
    expect(times(await classesOf(weekend))).toEqual(times(before.weekend));
    expect(times(await classesOf(evening))).toEqual(times(before.evening));
    await until(() => mailsTo(students[0] ?? "", "takes place after all")[0]);
    const { batch } = await manager.verbs.showTimetable(weekend);
    expect(batch.endDate).toBe(before.weekend.at(-1)?.ruleDay);
  });

  it("keep what staff set by hand, and hold for later rules and copies", async () => {
    const [, , , one] = await coming(weekend);
    if (!one?.ruleDay) throw new Error("There is no class.");
    const eid: Holiday = { name: "Eid", from: one.ruleDay, until: one.ruleDay, branchId: null };
    const fields = {
      day: one.ruleDay,
      startsAt: "08:00",
      endsAt: "09:00",
      teacher: "Hamza Rafiq",
      title: null,
      meetingUrl: null,
    };
    await manager.verbs.changeClass(weekend, { classId: one.id, seen: one.changedAt, fields });
    const preview = await manager.verbs.previewHolidays([eid]);
    expect(preview.batches.find(({ id }) => id === weekend)).toMatchObject({
      leftOut: [],
      staying: [expect.any(String)],
    });
    await save([eid]);
    expect((await classesOf(weekend)).map(({ id }) => id)).toContain(one.id);
    const { rule } = await manager.verbs.showTimetable(weekend);
    if (!rule) throw new Error("There is no rule.");
    const { batchId: _id, version: _version, changedAt: _at, ...same } = rule;
    expect(await manager.verbs.previewTimetable(weekend, same)).toMatchObject({ added: 0, moved: 0, removed: 0 });
    await save([]);
  });

  it("of a branch concern its batches alone", async () => {
    const town = { id: "town", name: "Model Town", street: "12 Link Road", city: "Lahore", phones: [], rooms: [] };
    await manager.verbs.setBranches({ branches: [town] });
    await manager.verbs.changeBatch(weekend, { fields: { branchId: "town", roomId: null } });
    const strike = { ...(await fortnight("Strike")), branchId: "town" };
    const { batches } = await manager.verbs.previewHolidays([strike]);
    expect(batches.map(({ id }) => id)).toEqual([weekend]);
    const elsewhere = { ...strike, branchId: "nowhere" };
    await expect(manager.verbs.previewHolidays([elsewhere])).rejects.toMatchObject({
      fields: { "holidays.0.branchId": { reason: "branch.unknown" } },
    });
    await save([strike]);
    const taken = (await classesOf(weekend)).length;
    // A batch that leaves the branch has its classes again.
    await manager.verbs.changeBatch(weekend, { fields: { branchId: null, roomId: null } });
    expect((await classesOf(weekend)).length).toBeGreaterThan(taken);
    await manager.verbs.changeBatch(weekend, { fields: { branchId: "town", roomId: null } });
    expect(await classesOf(weekend)).toHaveLength(taken);
    await save([]);
  });

  it("are refused where they are over, leave a batch nothing, or were changed meanwhile", async () => {
    const over = { name: "Past", from: "2020-01-01", until: "2020-01-02", branchId: null };
    await expect(save([over])).rejects.toMatchObject({
      fields: { "holidays.0.until": { reason: "timetable.holidayOver" } },
    });
    const eid = await fortnight("Eid");
    await expect(manager.verbs.setHolidays({ holidays: [eid], seen: "older" })).rejects.toMatchObject({
      code: "conflict",
      reason: "timetable.holidaysChanged",
    });
    const count = (await classesOf(weekend)).length;
    await expect(teacher.verbs.setHolidays({ holidays: [eid], seen: "" })).rejects.toEqual(refusal("forbidden"));
    expect(await classesOf(weekend)).toHaveLength(count);
  });
});
