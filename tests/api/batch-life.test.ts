import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases } from "../support/databases.ts";
import { simpleEnrolment } from "../support/enrolment-forms.ts";
import { someAddress } from "../support/orders.ts";
import { newBatch } from "../support/staff.ts";
import { startTaughtBatch, type TaughtBatch } from "../support/taught-batch.ts";

const { id: _id, ...fields } = newBatch;
const taught = "data-evening";
const youtube = "https://youtu.be/00000000001";
const rule = {
  ...{ weekdays: [1, 3], startsAt: "09:00", endsAt: "10:30", timeZone: "Asia/Karachi" },
  ...{ fromDay: "2031-02-03", untilDay: "2031-04-30", note: "", meetingUrl: null, exceptions: [] },
  holidays: ["2031-03-24"],
  closures: [{ name: "Eid", from: "2031-03-24", until: "2031-03-24" }],
};

describe.each(databases)("the life of a batch on the $name database", ({ open }) => {
  let institute: TaughtBatch;
  let manager: TaughtBatch["manager"];
  let test: TaughtBatch["test"];
  beforeAll(async () => {
    institute = await startTaughtBatch(await open(), taught);
    ({ manager, test } = institute);
  }, 60_000);
  afterAll(async () => await institute.stop());

  const added = async (name: string, changes = {}) =>
    (await manager.verbs.addBatch({ ...fields, name, ...changes })).id;
  const idsIn = async (path: string) =>
    ((await (await test.ask(path)).json()) as { _id: string }[]).map(({ _id: id }) => id);
  const order = async (batch: string) => {
    const form = simpleEnrolment({ batch, email: `${randomUUID()}@example.com` });
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(form) };
    const response = await test.ask("/api/send-email", init, someAddress());
    return { status: response.status, body: await response.json() };
  };
  const audited = async (batchId: string) => {
    const { rows } = await institute.opened.database.execute(
      sql`select verb from audit_entries where subject = 'batch' and subject_id = ${batchId} order by id desc`,
    );
    return rows.map(({ verb }) => verb);
  };

  it("hides it: no list or calendar shows it, no one orders a place, and its students keep theirs", async () => {
    const id = await added("Hidden Morning", { startDate: "2031-02-03", endDate: "2031-04-30" });
    await manager.verbs.enrolPerson({ batchId: id, name: "Noor", email: `${randomUUID()}@example.com`, phone: null });
    expect(await idsIn("/api/batches")).toContain(id);
    await manager.verbs.hideBatch(id);
    await manager.verbs.hideBatch(id);
    expect(await idsIn("/api/batches")).not.toContain(id);
    expect(await idsIn(`/api/batches/course/${fields.courseId}`)).not.toContain(id);
    expect((await test.ask(`/api/batches/${id}/calendar.ics`)).status).toBe(404);
    const refused = await order(id);
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { batch: expect.stringContaining("no new students") } },
    });
    const { batch, members } = await manager.verbs.showClass(id);
    expect([batch.isHidden, members.map(({ state }) => state)]).toEqual([true, ["active"]]);
    await manager.verbs.unhideBatch(id);
    expect(await idsIn("/api/batches")).toContain(id);
    expect((await order(id)).status).toBe(200);
    expect(await audited(id)).toEqual(["unhideBatch", "hideBatch", "addBatch"]);
  });

  it("ends it with a day: classes after it are cancelled, and students are told once", async () => {
    const { batch, classes } = await manager.verbs.showTimetable(taught);
    const kept = classes[5];
    if (!kept) throw new Error("There are too few classes.");
    const lastDay = kept.ruleDay ?? "";
    for (const wrong of ["2020-01-01", "2040-01-01"])
      await expect(manager.verbs.endBatch(taught, { lastDay: wrong })).rejects.toMatchObject({
        code: "invalid",
        fields: { lastDay: expect.anything() },
      });
    const { cancelled, told } = await manager.verbs.endBatch(taught, { lastDay });
    const now = await manager.verbs.showTimetable(taught);
    expect(now.batch).toMatchObject({ startDate: batch.startDate, endDate: lastDay, schedule: batch.schedule });
    expect(now.rule?.untilDay).toBe(lastDay);
    const left = now.classes.filter(({ isCancelled }) => !isCancelled);
    expect(left.every(({ ruleDay }) => ruleDay !== null && ruleDay <= lastDay)).toBe(true);
    expect(cancelled).toBe(classes.length - left.length);
    expect(told?.people).toBe(2);
    expect((await audited(taught))[0]).toBe("endBatch");
    // A later change of the rule does not open it again by the cancelled classes.
    if (!now.rule) throw new Error("There is no rule.");
    const { batchId: _batch, version, changedAt: _at, ...same } = now.rule;
    await manager.verbs.saveTimetable(taught, { rule: { ...same, note: "online" }, seen: version });
    expect((await manager.verbs.showTimetable(taught)).batch.endDate).toBe(lastDay);
  });

  it("takes no order for one that has ended", async () => {
    const id = await added("Ended Morning", { startDate: "2026-01-05", endDate: "2031-04-30" });
    await manager.verbs.endBatch(id, { lastDay: "2026-02-01" });
    expect(await order(id)).toMatchObject({
      status: 422,
      body: { fields: { batch: expect.stringContaining("has ended") } },
    });
  });

  it("removes it only while nothing has happened in it, and names what has", async () => {
    const [unused, used] = [await added("Unused"), await added("Used")];
    await manager.verbs.addLecture(unused, { title: "Joins", url: youtube });
    expect(await manager.verbs.removeBatch(unused, { withLectures: true })).toEqual({ lectures: 1 });
    expect(await idsIn("/api/batches")).not.toContain(unused);
    await manager.verbs.enrolPerson({ batchId: used, name: "Noor", email: `${randomUUID()}@example.com`, phone: null });
    expect((await order(used)).status).toBe(200);
    const { traces } = await manager.verbs.showBatchEntry(used);
    expect(traces).toEqual({ people: 2, requests: 1, orders: 0, proofs: 0, handIns: 0, classes: 0, certificates: 0 });
    await expect(manager.verbs.removeBatch(used)).rejects.toMatchObject({
      ...{ code: "invalid", reason: "catalogue.isUsed" },
      values: {
        all: {
          reason: "catalogue.and",
          values: {
            before: { reason: "catalogue.trace.people", values: { count: 2 } },
            next: { reason: "catalogue.trace.requests", values: { count: 1 } },
          },
        },
      },
    });
  });

  it("keeps one in which classes were held", async () => {
    const id = await added("Held Morning", { instructor: "Someone Else" });
    await manager.verbs.saveTimetable(id, {
      rule: { ...rule, fromDay: "2026-01-05", untilDay: "2026-02-27", holidays: [], closures: [] },
      seen: 0,
    });
    await expect(manager.verbs.removeBatch(id)).rejects.toMatchObject({ reason: "catalogue.isUsed" });
  });

  it("is added with its rule, from which its days, hours, dates and classes follow", async () => {
    const { schedule: _schedule, timing: _timing, startDate: _start, endDate: _end, ...typed } = fields;
    const wish = { ...typed, name: "By Rule", instructor: "Bilal Aslam" };
    const { id, ...batch } = await manager.verbs.addBatch(wish, rule);
    expect(batch).toMatchObject({ schedule: "Mon, Wed", startDate: "2031-02-03", endDate: "2031-04-30" });
    expect(batch.timing).toMatch(/^9:00 AM – 10:30 AM /);
    expect((await manager.verbs.showTimetable(id)).classes).toHaveLength(25);
    expect(await audited(id)).toEqual(["addBatch"]);
    const none = { ...rule, fromDay: "2031-02-04", untilDay: "2031-02-04" };
    await expect(manager.verbs.addBatch({ ...wish, name: "No Class" }, none)).rejects.toMatchObject({
      reason: "timetable.noClass",
    });
    expect(await idsIn("/api/batches")).not.toContain("no-class");
  });

  it("has other hours on a day, which its public words follow, and no hours on a day without a class", async () => {
    const id = await added("Mixed Hours", { instructor: "Rabia Anwar" });
    const saturday = { weekday: 6, startsAt: "10:00", endsAt: "13:00" };
    const mixed = { ...rule, weekdays: [1, 3, 6], dayHours: [saturday] };
    await manager.verbs.saveTimetable(id, { rule: mixed, seen: 0 });
    const listed: { _id: string }[] = await (await test.ask("/api/batches")).json();
    expect(listed.find(({ _id: one }) => one === id)).toMatchObject({
      ...{ schedule: "Mon, Wed, Sat", instructor: "Rabia Anwar" },
      timing: expect.stringMatching(/^9:00 AM – 10:30 AM, Sat 10:00 AM – 1:00 PM /),
    });
    // The same rule once more changes nothing.
    await manager.verbs.saveTimetable(id, { rule: mixed, seen: 1 });
    expect((await manager.verbs.showTimetable(id)).rule?.version).toBe(1);
    for (const wrong of [[{ ...saturday, weekday: 2 }], [saturday, saturday]])
      await expect(
        manager.verbs.saveTimetable(id, { rule: { ...mixed, dayHours: wrong }, seen: 1 }),
      ).rejects.toMatchObject({
        code: "invalid",
        fields: { [`dayHours.${wrong.length - 1}.weekday`]: expect.anything() },
      });
    const reversed = { ...mixed, dayHours: [{ ...saturday, endsAt: "09:00" }] };
    await expect(manager.verbs.saveTimetable(id, { rule: reversed, seen: 1 })).rejects.toMatchObject({
      fields: { "dayHours.0.endsAt": expect.anything() },
    });
  });

  it("copies it for the next term, with its dates moved and without its people", async () => {
    const own = { instructor: "Noor Fatima", price: 80, seats: 12 };
    const id = await added("Spring", own);
    await manager.verbs.saveTimetable(id, { rule, seen: 0 });
    await manager.verbs.addLecture(id, { title: "Joins", url: youtube });
    await manager.verbs.enrolPerson({ batchId: id, name: "Noor", email: `${randomUUID()}@example.com`, phone: null });
    const copyOf = async (name: string, holidays: "moved" | "kept" | "none", withLectures = false) => {
      const startDate =
        name === "Next to it" ? "2031-02-10" : `20${32 + ["moved", "kept", "none"].indexOf(holidays)}-02-02`;
      const copied = await manager.verbs.copyBatch(id, { name, startDate, holidays, withLectures });
      return { ...copied, ...(await manager.verbs.showTimetable(copied.id)) };
    };
    const first = await manager.verbs.showTimetable(id);
    const moved = await copyOf("Spring 2032", "moved", true);
    expect(moved).toMatchObject({ ...own, id: "spring-2032", courseId: fields.courseId });
    // 364 days later: the same days of the week.
    expect(moved.batch).toMatchObject({ schedule: "Mon, Wed", startDate: "2032-02-02", endDate: "2032-04-28" });
    expect(moved.rule).toMatchObject({ holidays: ["2032-03-22"], closures: [{ name: "Eid", from: "2032-03-22" }] });
    expect(moved.classes).toHaveLength(first.classes.length);
    expect((await manager.verbs.showClass(moved.id)).members).toEqual([]);
    const { lectures } = await manager.verbs.listLectures(moved.id);
    expect(lectures).toMatchObject([{ title: "Joins", publishedAt: null }]);
    expect((await manager.verbs.listLectures(id)).lectures).toHaveLength(1);
    expect(await audited(moved.id)).toEqual(["copyBatch"]);
    const kept = await copyOf("Spring 2033", "kept");
    expect(kept.rule?.holidays).toEqual(["2031-03-24"]);
    expect((await manager.verbs.listLectures(kept.id)).lectures).toEqual([]);
    expect((await copyOf("Spring 2034", "none")).rule).toMatchObject({ holidays: [], closures: [] });
    // Her own classes at these hours are in the way, and nothing is added.
    await expect(copyOf("Next to it", "moved")).rejects.toMatchObject({ reason: "timetable.clash" });
    expect(await idsIn("/api/batches")).not.toContain("next-to-it");
  });
});
