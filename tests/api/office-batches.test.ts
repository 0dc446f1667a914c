import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { refusal } from "../support/accounts.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { newBatch } from "../support/staff.ts";

const { id: _id, ...fields } = newBatch;

describe.each(databases)("batches in the back office on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  let manager: Awaited<ReturnType<ReturnType<typeof startOffice>["member"]>>;
  const { member } = startOffice(() => test);

  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({ DEMO_CONTENT: "on" }, { database: opened });
    manager = await member("manager", [], "Hamza Rafiq");
  }, 60_000);
  afterAll(async () => await test.stop());

  const auditsOf = async (verb: string) => {
    const { rows } = await opened.database.execute(
      sql`select actor_id, subject, subject_id from audit_entries where actor = 'staff' and verb = ${verb}`,
    );
    return rows;
  };
  const added = async (name: string, changes = {}) => await manager.verbs.addBatch({ ...fields, name, ...changes });

  it("are added under an id made from the name, once each, and on the record", async () => {
    const [one, other, urdu] = [await added("Café Évening"), await added("Cafe Evening"), await added("شام کی کلاس")];
    expect([one.id, other.id]).toEqual(["cafe-evening", "cafe-evening-2"]);
    expect(urdu.id).toMatch(/^batch-[\da-f]{8}$/);
    const listed = await (await test.ask("/api/batches")).json();
    expect(listed).toContainEqual(expect.objectContaining({ _id: urdu.id, name: "شام کی کلاس" }));
    expect(await auditsOf("addBatch")).toContainEqual({
      actor_id: manager.user.id,
      subject: "batch",
      subject_id: "cafe-evening",
    });
  });

  it("called New are not opened where a new one is begun", async () => {
    expect((await added("New")).id).toBe("new-2");
  });

  it("have the page of what their form holds, beside the others of the course, and nothing of it is stored", async () => {
    const { id } = await added("As it was", { seats: 9 });
    const { batch: seen } = await manager.verbs.showBatchEntry(id);
    const typed = { ...seen, name: "As it would be", seats: 12, enrolledElsewhere: 4, price: null };
    const found = await manager.verbs.previewBatch(id, { fields: typed, seen });
    const shown = found.course && found.batches.find(({ _id }) => _id === id);
    expect(shown).toMatchObject({ name: "As it would be", seats: 12, enrolled: 4, ownFee: null });
    expect(found.course && found.batches.length).toBeGreaterThan(1);
    expect((await manager.verbs.showBatchEntry(id)).batch).toEqual(seen);
    const wrong = await manager.verbs.previewBatch(id, { fields: { ...typed, seats: 3, description: "" }, seen });
    expect(wrong.issues.map(({ field }) => field)).toEqual(["description", "seats"]);
    const empty = { name: "", teacherId: "", seats: 5 };
    const fresh = await manager.verbs.previewBatch(null, { fields: { ...fields, ...empty }, rule: { weekdays: [] } });
    expect(fresh.issues.map(({ field }) => field)).toEqual(expect.arrayContaining(["weekdays", "name", "teacherId"]));
    expect(fresh.issues.map(({ field }) => field)).not.toContain("schedule");
  });

  it("are refused with what is wrong with each field", async () => {
    const wrong = { ...fields, name: "", seats: "many", endDate: "2020-01-01", courseId: "none" };
    await expect(manager.verbs.addBatch(wrong)).rejects.toMatchObject({
      code: "invalid",
      fields: { name: [expect.anything()], seats: [expect.anything()] },
    });
    await expect(added("Late", { endDate: "2020-01-01" })).rejects.toMatchObject({
      fields: { endDate: [expect.anything()] },
    });
  });

  it("are changed where a field was changed, and tell the second what the first has changed", async () => {
    const { id } = await added("Two at once");
    const { batch: seen } = await manager.verbs.showBatchEntry(id);
    const second = await member("manager", [], "Sana Javed");
    await manager.verbs.changeBatch(id, { fields: { ...seen, timing: "8:00 PM – 9:00 PM Pakistan time" }, seen });
    await second.verbs.changeBatch(id, { fields: { ...seen, instructor: "Noor" }, seen });
    const late = { ...seen, timing: "9:00 PM – 10:00 PM Pakistan time", seats: 30 };
    await expect(second.verbs.changeBatch(id, { fields: late, seen })).rejects.toMatchObject({
      code: "conflict",
      values: { by: "Sana Javed" },
      fields: { timing: { values: { value: "8:00 PM – 9:00 PM Pakistan time" } } },
    });
    const { batch: now, nextClass } = await manager.verbs.showBatchEntry(id);
    const changed = { timing: "8:00 PM – 9:00 PM Pakistan time", instructor: "Noor" };
    expect(now).toEqual({ ...seen, ...changed, teacherId: expect.any(String) });
    expect(nextClass?.toISOString()).toBe("2027-02-01T15:00:00.000Z");
    await second.verbs.changeBatch(id, { fields: { ...late, instructor: "Noor" }, seen: now });
    await second.verbs.changeBatch(id, { fields: { ...late, instructor: "Noor" }, seen: now });
    expect((await auditsOf("changeBatch")).filter((one) => one.subject_id === id)).toHaveLength(3);
  });

  it("get a Secret ID that is shown once and opens the lectures, until there is none", async () => {
    const unlock = async (secretId: string) =>
      (await test.ask(`/api/batches/mern-gulf/videos?secretId=${secretId}`)).status;
    const { secretId } = await manager.verbs.rotateSecretId("mern-gulf");
    expect(await unlock(secretId)).toBe(200);
    expect(await manager.verbs.showBatchEntry("mern-gulf")).toMatchObject({ hasSecretId: true });
    await manager.verbs.endSecretId("mern-gulf");
    expect(await unlock(secretId)).toBe(401);
    expect(await manager.verbs.showBatchEntry("mern-gulf")).toMatchObject({ hasSecretId: false });
    expect(await auditsOf("rotateSecretId")).toHaveLength(1);
    expect(await auditsOf("endSecretId")).toHaveLength(1);
    await expect(manager.verbs.rotateSecretId("none")).rejects.toEqual(refusal("not_found"));
  });

  describe("take a pasted list of students", () => {
    const list = (...rows: string[]) => ["نام\tای میل\tفون", ...rows].join("\r\n");
    const address = () => `${randomUUID()}@example.com`;

    it("all at once, each once, and the rest to the waiting list", async () => {
      const { id } = await added("Pasted", { seats: 2 });
      const [one, two, three] = [address(), address(), address()];
      const text = list(
        `آئشہ خان\t${one}\t۰۳۰۰ ۱۲۳۴۵۶۷`,
        `Ali\t${two}\t`,
        `Ali\t${two.toUpperCase()}\t`,
        `Noor\t${three}\t`,
      );
      const preview = await manager.verbs.previewStudents(id, text);
      expect(preview).toMatchObject({ free: 2, columns: ["name", "email", "phone"] });
      expect(preview.students[0]).toMatchObject({ name: "آئشہ خان", phone: "+923001234567", wrong: {} });
      expect(preview.students[2]).toMatchObject({ line: 4, sameAs: 3 });
      expect(await manager.verbs.enrolStudents(id, { text })).toEqual({
        seated: 2,
        waiting: 1,
        there: 1,
        withoutEmail: 0,
      });
      expect(await manager.verbs.enrolStudents(id, { text })).toEqual({
        seated: 0,
        waiting: 0,
        there: 4,
        withoutEmail: 0,
      });
      const { members } = await manager.verbs.showClass(id);
      expect(members.map(({ state }) => state)).toEqual(["active", "active", "waitlisted"]);
      expect((await manager.verbs.previewStudents(id, text)).students.every(({ isThere }) => isThere)).toBe(true);
      expect(await auditsOf("enrolStudents")).toHaveLength(1);
    });

    it("or nobody of it, if anything is wrong with it", async () => {
      const { id } = await added("Faulty");
      const text = list(`Ali\t${address()}\t`, "\tno address\t123", "Noor\t\t");
      await expect(manager.verbs.enrolStudents(id, { text })).rejects.toMatchObject({
        reason: "students.wrong",
        values: { count: 4 },
        fields: {
          "3 name": { reason: "students.noName" },
          "3 email": { reason: "field.emailWrong" },
          "3 phone": { reason: "field.phoneWrong" },
          "4 email": { reason: "students.noContact" },
        },
      });
      expect((await manager.verbs.showClass(id)).members).toEqual([]);
      await expect(manager.verbs.enrolStudents(id, { text: " \n " })).rejects.toMatchObject({
        reason: "students.none",
      });
      const many = list(...Array.from({ length: 501 }, (_, at) => `Ali\tali${at}@example.com\t`));
      await expect(manager.verbs.previewStudents(id, many)).rejects.toMatchObject({ reason: "students.tooMany" });
    });

    it("of 500 within seconds", async () => {
      const { id } = await added("Large", { seats: 500 });
      const rows = Array.from({ length: 500 }, (_, at) => `Student ${at}\t${address()}\t0300 1234567`);
      expect(await manager.verbs.enrolStudents(id, { text: list(...rows) })).toMatchObject({ seated: 500 });
    }, 20_000);
  });
});
