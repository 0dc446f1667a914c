import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { materialMaxBytes } from "#domains/lectures/contract.ts";
import { type ClassFields, classFields, type TimetableRule, timetableRule } from "#domains/timetable/contract.ts";
import { en } from "#server/compose/words/messages.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { refusalOf } from "#ui/form/refused-form.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { startStudents } from "../support/students.ts";
import { anAssignment } from "../support/work.ts";

const batchId = "mern-weekend";
/** Another batch of the same teacher. */
const other = "mern-evening";

/** The data, emails and audit entries of class life. */
const tables = [
  ...["batch_rules", "class_sessions", "class_changes", "session_materials", "assignment_details", "grades"],
  ...["certificates", "audit_entries"],
];

describe.each(databases)("bad input about classes on the $name database", ({ open }) => {
  const { running, student } = startStudents(open);
  const { member } = startOffice(() => running.test);
  let manager: Awaited<ReturnType<typeof member>>;
  let rule: TimetableRule;
  let seen: number;
  let batchClass: Awaited<ReturnType<typeof manager.verbs.showTimetable>>["classes"][number];
  let person: Awaited<ReturnType<typeof student>>["person"];
  let enrolmentId: string;
  let workId: string;

  beforeAll(async () => {
    manager = await member("manager", [], "Noor Fatima");
    ({ person } = await student(batchId));
    const { members } = await manager.verbs.showClass(batchId);
    enrolmentId = members.find((one) => one.person.email === person.email)?.id ?? "";
    workId = await manager.verbs.addAssignment(batchId, anAssignment());
    const shown = await manager.verbs.showTimetable(batchId);
    const coming = shown.classes.find(({ startsAt }) => startsAt > new Date());
    if (!shown.rule || !coming) throw new Error("There is no class to come.");
    const { batchId: _id, version, changedAt: _at, ...given } = shown.rule;
    [rule, seen, batchClass] = [given, version, coming];
  }, 60_000);

  const rows = async () => {
    const found = tables.map((name) => running.opened.database.execute(sql.raw(`select * from ${name} order by 1, 2`)));
    return (await Promise.all(found)).map((table) => table.rows);
  };
  /** The refusal shown to the member; nothing may have changed. */
  const refused = async (ask: () => unknown) => {
    const before = await rows();
    const error = await Promise.resolve()
      .then(ask)
      .then(
        () => null,
        (thrown: unknown) => thrown,
      );
    expect(error).toBeInstanceOf(Error);
    expect(await rows()).toEqual(before);
    const { refused: text, fields } = refusalOf(error, en);
    return { text, fields };
  };
  // As the screens do it: a contract reads the form, then the verb is called.
  const save = (changes: object) => () =>
    manager.verbs.saveTimetable(batchId, { rule: timetableRule.parse({ ...rule, ...changes }), seen });
  const fieldsOf = (changes: object): ClassFields =>
    classFields.parse({
      ...{ day: "2031-05-02", startsAt: "15:00", endsAt: "16:30", teacher: "Hamza Rafiq", title: "", meetingUrl: "" },
      ...changes,
    });
  const move = (changes: object) => () =>
    manager.verbs.changeClass(batchId, {
      ...{ classId: batchClass.id, seen: batchClass.changedAt },
      fields: fieldsOf(changes),
    });
  const add = (changes: object) => () =>
    manager.verbs.addClass(batchId, { id: randomUUID(), fields: fieldsOf(changes) });

  it("is refused: a rule with no weekday", async () => {
    const { text, fields } = await refused(save({ weekdays: [] }));
    expect([text, fields]).toEqual([en.errors["form.fields"], { weekdays: "Please choose at least one weekday." }]);
    const past = () => manager.verbs.saveTimetable(batchId, { rule: { ...rule, weekdays: [] }, seen });
    expect((await refused(past)).text).toBe(en.errors["timetable.noClass"]);
  });

  it("is refused: an end before its start, of days, hours, other hours and a class", async () => {
    const [days, hours] = [en.errors["timetable.daysReversed"], en.errors["timetable.hoursReversed"]];
    expect((await refused(save({ untilDay: "2020-01-01" }))).fields).toEqual({ untilDay: days });
    const reversed = { startsAt: "20:30", endsAt: "19:00" };
    expect((await refused(save(reversed))).fields).toEqual({ endsAt: hours });
    const ramadan = { name: "Ramadan", from: "2027-02-08", until: "2027-03-09", startsAt: "21:00", endsAt: "22:00" };
    expect((await refused(save({ exceptions: [{ ...ramadan, ...reversed }] }))).fields).toEqual({
      "exceptions.0.endsAt": hours,
    });
    expect((await refused(save({ exceptions: [{ ...ramadan, until: "2027-02-01" }] }))).fields).toEqual({
      "exceptions.0.until": "The last day cannot be before the first.",
    });
    for (const ask of [move(reversed), add(reversed), add({ startsAt: "15:00", endsAt: "15:00" })])
      expect((await refused(ask)).fields).toEqual({ endsAt: hours });
  });

  it("is refused: two classes at once for a teacher, with the clash named", async () => {
    const { classes, batch } = await manager.verbs.showTimetable(other);
    const theirs = classes.find(({ startsAt }) => startsAt > new Date());
    const day = dayOf(theirs?.startsAt ?? new Date(), "Asia/Karachi");
    const onTop = { day, startsAt: "20:00", endsAt: "21:00", teacher: " hamza RAFIQ " };
    const clash = /^Hamza Rafiq has another class then: MERN Evening, .*, 7:00\sPM – 8:30\sPM\. Nothing was changed\.$/;
    for (const ask of [move(onTop), add(onTop), save({ startsAt: "20:00", endsAt: "21:00" })])
      expect((await refused(ask)).text).toMatch(clash);
    // Rabia Anwar gets a class of her own at the hour of one that she is to take over.
    const fields = fieldsOf({ day, startsAt: "19:15", endsAt: "20:00", teacher: "Rabia Anwar" });
    await manager.verbs.addClass(batchId, { id: randomUUID(), fields });
    const { batch: entry } = await manager.verbs.showBatchEntry(other);
    const swap = () =>
      manager.verbs.changeBatch(other, { fields: { ...entry, instructor: "Rabia Anwar" }, seen: { ...entry } });
    expect((await refused(swap)).text).toMatch(/^Rabia Anwar has another class then: MERN Weekend, /);
    expect(batch.instructor).toBe("Hamza Rafiq");
  });

  it.each(["http://meet.example/1", "javascript:alert(1)", "room 4", "https://", "ftp://meet.example/1"])(
    "is refused: a join address that is not https: %s",
    async (meetingUrl) => {
      const words = { meetingUrl: "The address must begin with https://." };
      for (const ask of [save, move, add]) expect((await refused(ask({ meetingUrl }))).fields).toEqual(words);
    },
  );

  it("is refused: a file over its limit", async () => {
    const content = new Uint8Array(materialMaxBytes + 1);
    const slides = { classId: batchClass.id, id: randomUUID(), kind: "slides" as const, title: "Week 1", content };
    const { fields } = await refused(() => manager.verbs.addMaterial(batchId, slides));
    expect(fields).toEqual({ file: en.errors["material.tooLarge"] });
    expect(fields?.file).toContain("20 MB");
  });

  it("is refused: a grade beyond its scale, alone or in a table", async () => {
    const graded = { workId, enrolmentId, rubric: {}, feedback: "", seen: 0 };
    for (const points of [20.5, -1]) {
      const one = await refused(() => manager.verbs.gradeHandIn(batchId, { ...graded, points }));
      expect(one.text).toContain("20");
      const cell = { workId, enrolmentId, points, seen: 0 };
      expect((await refused(() => manager.verbs.setGrades(batchId, [cell]))).text).toContain("20");
    }
  });

  it("is refused: a certificate for somebody who has withdrawn", async () => {
    await manager.verbs.withdrawEnrolment(enrolmentId);
    const given = { enrolmentId, name: person.name, reason: "Sat the test" };
    const { text } = await refused(() => manager.verbs.issueCertificateByHand(batchId, given));
    expect(text).toBe(en.errors["certificate.noSeat"]);
    const before = await rows();
    expect(await manager.verbs.issueCertificates(batchId)).toBe(0);
    expect(await rows()).toEqual(before);
  });
});
