import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { batch as batchContract } from "#domains/catalogue/contract/batch.ts";
import type { ClassFields, TimetableRule } from "#domains/timetable/contract.ts";
import { mailSpans } from "#server/mail/tables.ts";
import { refusal } from "../support/accounts.ts";
import { databases } from "../support/databases.ts";
import { startTaughtBatch, type TaughtBatch } from "../support/taught-batch.ts";
import { until } from "../support/until.ts";

const batchId = "mern-weekend";
const subject = "Your timetable has changed";

describe.each(databases)("timetables on the $name database", ({ open }) => {
  let opened: TaughtBatch["opened"];
  let smtp: TaughtBatch["smtp"];
  let test: TaughtBatch["test"];
  let teacher: TaughtBatch["teacher"];
  let manager: TaughtBatch["manager"];
  let students: TaughtBatch["students"];
  let stop: TaughtBatch["stop"];
  beforeAll(async () => {
    ({ opened, smtp, test, teacher, manager, students, stop } = await startTaughtBatch(await open(), batchId));
  }, 60_000);
  afterAll(async () => await stop());
  const shown = async (id = batchId) => await manager.verbs.showTimetable(id);
  const nth = async (at: number) => {
    const found = (await shown()).classes[at];
    if (!found) throw new Error("There is no such class.");
    return found;
  };
  const fieldsOf = (changes: Partial<ClassFields> = {}): ClassFields => ({
    ...{ day: "2031-05-02", startsAt: "15:00", endsAt: "16:30", teacher: "Hamza Rafiq" },
    ...{ title: null, meetingUrl: null, ...changes },
  });
  const mailsTo = (email: string) =>
    smtp.received.filter(({ to, parsed }) => to.includes(email) && parsed.subject?.startsWith(subject));
  /** Number of waiting emails about classes, and of those that were refused and are not being retried now. */
  const waiting = async () => {
    const { rows } = await opened.database.execute(sql`
      select count(*)::int as all, (count(*) filter (where state = 'retry'))::int as refused from pgboss.job
      where name = 'send-mail' and data->>'email' = 'classes-changed' and state in ('created', 'retry', 'active')`);
    return { all: Number(rows[0]?.all), refused: Number(rows[0]?.refused) };
  };
  // The emails of the previous test are sent, and the minutes in which changes are collected are over.
  beforeEach(async () => {
    await until(async () => (await waiting()).all === 0 || null, 50_000);
    await opened.database.delete(mailSpans);
  }, 60_000);
  const audits = async () => {
    const { rows } = await opened.database.execute(
      sql`select count(*)::int as count from audit_entries where subject in ('timetable', 'session')`,
    );
    return Number(rows[0]?.count);
  };
  const ruleNow = async (): Promise<TimetableRule> => {
    const { rule } = await shown();
    if (!rule) throw new Error("There is no rule.");
    const { batchId: _id, version: _version, changedAt: _at, ...given } = rule;
    return given;
  };

  it("stand there for the demo institute, with the words that its pages show", async () => {
    const { rule, classes, batch } = await shown("mern-evening");
    expect(classes).toHaveLength(48);
    expect(classes.every(({ teacher: name, ruleDay }) => name === "Hamza Rafiq" && ruleDay !== null)).toBe(true);
    expect(rule).toMatchObject({ weekdays: [1, 3, 5], startsAt: "19:00", endsAt: "20:30", version: 1 });
    expect([batch.schedule, batch.timing]).toEqual(["Mon, Wed, Fri", "7:00 PM – 8:30 PM Pakistan time"]);
  });

  it("tell students and the teacher once of a moved class, and raise the sequence of exactly that one", async () => {
    const [first, before] = [await nth(0), (await shown()).classes];
    const wish = {
      classId: first.id,
      seen: first.changedAt,
      fields: fieldsOf({ day: first.ruleDay ?? "", startsAt: "17:00", endsAt: "18:30" }),
    };
    const entries = await audits();
    const told = await manager.verbs.changeClass(batchId, wish);
    expect(told).toMatchObject({ people: 3, text: expect.stringContaining("5:00") });
    expect(told?.text).toContain(`/classroom/join/${first.id}`);
    expect(await manager.verbs.changeClass(batchId, wish)).toEqual(told);
    expect(await audits()).toBe(entries + 1);
    const after = (await shown()).classes;
    expect(after.filter(({ sequence }, at) => sequence !== before[at]?.sequence).map(({ id }) => id)).toEqual([
      first.id,
    ]);
    expect(after.find(({ id }) => id === first.id)?.sequence).toBe(1);
    for (const email of [...students, teacher.email]) await until(() => mailsTo(email)[0]);
    const [mail] = mailsTo(students[0] ?? "");
    expect(mail?.parsed.text).toContain("Moved: the class of");
    expect(mail?.parsed.text).toContain(`/classroom/join/${first.id}`);
    expect(mailsTo(teacher.email)[0]?.parsed.text).toContain(`/admin/batches/${batchId}/timetable`);
    expect([...students, teacher.email].map((email) => mailsTo(email).length)).toEqual([1, 1, 1]);
  });

  it("say what a class is now to the second of two who change it", async () => {
    const { id: classId, changedAt: seen, ruleDay } = await nth(1);
    const fields = fieldsOf({ day: ruleDay ?? "", startsAt: "18:00", endsAt: "19:30" });
    await teacher.verbs.changeClass(batchId, { classId, seen, fields });
    await expect(
      manager.verbs.changeClass(batchId, { classId, seen, fields: { ...fields, startsAt: "17:30" } }),
    ).rejects.toMatchObject({ code: "conflict", reason: "timetable.nowClass", values: { by: "Hamza Rafiq" } });
    await expect(manager.verbs.cancelClass(batchId, { classId, seen, reason: null })).rejects.toEqual(
      refusal("conflict"),
    );
  });

  it("cancel a class with a reason and let it take place again; the meeting address tells nobody", async () => {
    const one = await nth(2);
    const before = mailsTo(students[0] ?? "").length;
    const named = { classId: one.id, seen: one.changedAt };
    const told = await teacher.verbs.cancelClass(batchId, { ...named, reason: "The power is out." });
    // The teacher who did it knows.
    expect(told).toMatchObject({ people: 2, text: expect.stringContaining("The power is out.") });
    expect(told?.text).not.toContain("/classroom/join/");
    const fields = fieldsOf();
    const cancelled = await nth(2);
    const again = { classId: one.id, seen: cancelled.changedAt };
    await expect(teacher.verbs.changeClass(batchId, { ...again, fields })).rejects.toMatchObject({
      reason: "timetable.isCancelled",
    });
    await until(() => mailsTo(students[0] ?? "").length > before || null);
    await teacher.verbs.restoreClass(batchId, again);
    const restored = await nth(2);
    expect(restored).toMatchObject({ isCancelled: false, cancelReason: null, sequence: 2 });
    const { day, time } = dayAndTimeOf(restored.startsAt);
    const told2 = await teacher.verbs.changeClass(batchId, {
      ...{ classId: one.id, seen: restored.changedAt },
      fields: {
        ...fields,
        day,
        startsAt: time,
        endsAt: dayAndTimeOf(restored.endsAt).time,
        title: "Joins",
        meetingUrl: "https://meet.example/1",
      },
    });
    expect(told2).toBeNull();
    expect(await nth(2)).toMatchObject({ title: "Joins", meetingUrl: "https://meet.example/1", sequence: 2 });
    expect(smtp.received.some(({ raw }) => raw.includes("meet.example"))).toBe(false);
  });

  it("send no email about what a later change has made old", async () => {
    const email = students[1] ?? "";
    const before = mailsTo(email).length;
    const { id: classId, changedAt: seen, ruleDay } = await nth(3);
    smtp.refuseWith = 450;
    const told = 3;
    const fields = fieldsOf({ day: ruleDay ?? "", startsAt: "18:05", endsAt: "19:00" });
    await manager.verbs.changeClass(batchId, { classId, seen, fields });
    await until(async () => (await waiting()).refused === told || null);
    await manager.verbs.changeClass(batchId, {
      ...{ classId, seen: (await nth(3)).changedAt },
      fields: { ...fields, startsAt: "18:15" },
    });
    // The first change waits for its next try; the later ones wait to be sent together.
    await until(async () => (await waiting()).all <= told || null, 20_000);
    smtp.refuseWith = null;
    await manager.verbs.cancelClass(batchId, { classId, seen: (await nth(3)).changedAt, reason: null });
    await until(async () => (await waiting()).all <= told || null);
    await opened.database.execute(sql`
      update pgboss.job set start_after = now() where data ->> 'email' in ('classes-changed', 'held-emails')`);
    // Only now is any of it written, about the class as it is.
    const since = () => mailsTo(email).slice(before);
    await until(() => since().some(({ parsed }) => parsed.text?.includes("Cancelled: the class of")) || null, 20_000);
    expect(since().some(({ parsed }) => /now on [^.]*6:05/.test(parsed.text ?? ""))).toBe(false);
  });

  it("tell of eight classes that are added one by one in two emails", async () => {
    const email = students[0] ?? "";
    const before = smtp.received.length;
    const days = Array.from({ length: 8 }, (_, at) => `2031-06-${String(at + 10)}`);
    for (const day of days) await manager.verbs.addClass(batchId, { id: randomUUID(), fields: fieldsOf({ day }) });
    await until(async () => (await waiting()).all === 0 || null);
    await opened.database.execute(sql`
      update pgboss.job set start_after = now() where data ->> 'email' = 'held-emails' and state = 'created'`);
    const mails = () => smtp.received.slice(before).filter(({ to }) => to.includes(email));
    await until(() => mails().length === 2 || null, 20_000);
    const texts = mails().map(({ parsed }) => parsed.text ?? "");
    expect(texts.map((text) => text.match(/Extra class: /g)?.length)).toEqual([1, 7]);
  });

  it("add a class once however often it is sent, and swap its teacher", async () => {
    const id = randomUUID();
    const told = await teacher.verbs.addClass(batchId, { id, fields: fieldsOf() });
    expect(told?.text).toContain("Extra class");
    expect(await teacher.verbs.addClass(batchId, { id, fields: fieldsOf() })).toEqual(told);
    const added = (await shown()).classes.find((one) => one.id === id);
    expect(added).toMatchObject({ ruleDay: null, sequence: 0, startsAt: new Date("2031-05-02T10:00:00Z") });
    const swap = { classId: id, seen: added?.changedAt ?? new Date(), fields: fieldsOf({ teacher: "Sana Javed" }) };
    const swapped = await manager.verbs.changeClass(batchId, swap);
    expect(swapped).toMatchObject({ people: 3, text: expect.stringContaining("Sana Javed instead of Hamza Rafiq") });
  });

  it("refuse what cannot be, with the clash named, and change nothing", async () => {
    const [rule, before] = [await ruleNow(), await shown()];
    const seen = before.rule?.version ?? 0;
    const save = (changes: Partial<TimetableRule>) =>
      manager.verbs.saveTimetable(batchId, { rule: { ...rule, ...changes }, seen });
    await expect(save({ untilDay: "2020-01-01" })).rejects.toMatchObject({ reason: "timetable.daysReversed" });
    await expect(save({ startsAt: "20:30", endsAt: "19:00" })).rejects.toMatchObject({
      code: "invalid",
      fields: { endsAt: { reason: "timetable.hoursReversed" } },
    });
    await expect(save({ holidays: [], weekdays: [1], untilDay: rule.fromDay })).rejects.toMatchObject({
      reason: "timetable.noClass",
    });
    // MERN Evening has the same teacher on Fridays at 7 PM.
    await expect(save({ startsAt: "20:00", endsAt: "21:00" })).rejects.toMatchObject({
      code: "conflict",
      reason: "timetable.clash",
      values: { teacher: "Hamza Rafiq", batch: "MERN Evening" },
    });
    const one = await nth(4);
    const other = (await shown("mern-evening")).classes.find(({ startsAt }) => startsAt > new Date());
    const { day } = dayAndTimeOf(other?.startsAt ?? new Date());
    const onTop = fieldsOf({ day, startsAt: "19:30", endsAt: "20:00", teacher: "  hamza  RAFIQ" });
    await expect(
      teacher.verbs.changeClass(batchId, { classId: one.id, seen: one.changedAt, fields: onTop }),
    ).rejects.toMatchObject({ reason: "timetable.clash" });
    await expect(
      teacher.verbs.changeClass("mern-evening", { classId: one.id, seen: one.changedAt, fields: fieldsOf() }),
    ).rejects.toEqual(refusal("forbidden"));
    await expect(
      manager.verbs.changeClass("mern-evening", { classId: one.id, seen: one.changedAt, fields: fieldsOf() }),
    ).rejects.toMatchObject({ reason: "timetable.classGone" });
    await expect(teacher.verbs.saveTimetable(batchId, { rule, seen })).rejects.toEqual(refusal("forbidden"));
    expect(await shown()).toEqual(before);
  });

  it("follow another rule, keep what was changed by hand, and write the words of the batch", async () => {
    const [rule, before] = [await ruleNow(), await shown()];
    const wish = { ...rule, weekdays: [6, 7], startsAt: "10:00", endsAt: "11:15", note: "noon in Karachi" };
    const seen = before.rule?.version ?? 0;
    const preview = await manager.verbs.previewTimetable(batchId, wish);
    const byHand = before.classes.filter(({ ruleDay, sequence, title }) => ruleDay && (sequence > 0 || title)).length;
    expect(byHand).toBe(4);
    expect(preview).toMatchObject({
      added: 0,
      words: { schedule: "Sat, Sun", timing: "10:00 AM – 11:15 AM Pakistan time (noon in Karachi)" },
    });
    expect(await shown()).toEqual(before);
    const told = await manager.verbs.saveTimetable(batchId, { rule: wish, seen });
    expect(told).toMatchObject({
      people: 3,
      text: expect.stringContaining("Sat, Sun, 10:00 AM – 11:15 AM Pakistan time"),
    });
    expect(await manager.verbs.saveTimetable(batchId, { rule: wish, seen })).toEqual(told);
    const { classes } = await shown();
    expect(classes).toHaveLength(before.classes.length - preview.removed);
    const moved = classes.find(({ id }) => id === before.classes[0]?.id);
    expect(moved).toEqual(before.classes[0]);
    await expect(
      manager.verbs.saveTimetable(batchId, { rule: { ...wish, endsAt: "12:00" }, seen }),
    ).rejects.toMatchObject({ code: "conflict", reason: "timetable.changed", values: { by: "Noor Fatima" } });
    const answer = await test.ask("/api/batches/");
    const listed = batchContract.array().parse(await answer.json());
    expect(listed.find(({ _id }) => _id === batchId)).toMatchObject({
      schedule: "Sat, Sun",
      timing: preview.words.timing,
    });
  });

  it("lend another teacher of the batch the classes to come, and keep the settings from contradicting", async () => {
    const { batch } = await manager.verbs.showBatchEntry(batchId);
    const change = (fields: object) =>
      manager.verbs.changeBatch(batchId, { fields: { ...batch, ...fields }, seen: { ...batch } });
    await expect(change({ timing: "8:00 PM – 9:00 PM Pakistan time" })).rejects.toMatchObject({
      fields: { timing: { reason: "timetable.byRule" } },
    });
    await change({ instructor: "Rabia Anwar" });
    const { classes } = await shown();
    const now = new Date();
    const coming = classes.filter(
      ({ endsAt, isCancelled, teacher: name }) => endsAt > now && !isCancelled && name !== "Sana Javed",
    );
    expect(new Set(coming.map(({ teacher: name }) => name))).toEqual(new Set(["Rabia Anwar"]));
    expect(coming.filter(({ isChanged }) => isChanged).length).toBeLessThan(coming.length / 2);
    await until(
      () => mailsTo(students[0] ?? "").some(({ parsed }) => parsed.text?.includes("Rabia Anwar instead")) || null,
    );
  });
});

function dayAndTimeOf(moment: Date) {
  const text = new Date(moment.getTime() + 5 * 60 * 60_000).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}
