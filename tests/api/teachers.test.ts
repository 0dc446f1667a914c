import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { batches } from "#domains/catalogue/server/tables.ts";
import { foldedName } from "#domains/staff/rules/same-teacher.ts";
import { teachers } from "#domains/staff/server/tables.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import { adoptTypedTeachers } from "#domains/timetable/server/teachers-of-classes.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { newBatch } from "../support/staff.ts";

const { id: _id, instructor: _teacher, ...fields } = newBatch;

describe.each(databases)("teachers on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  let manager: Awaited<ReturnType<ReturnType<typeof startOffice>["member"]>>;
  const { member } = startOffice(() => test);

  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({ DEMO_CONTENT: "on" }, { database: opened });
    manager = await member("manager", [], "The Manager");
  }, 60_000);
  afterAll(async () => await test.stop());

  const named = async (name: string) => {
    const { teachers: all } = await manager.verbs.listTeachers();
    return all.filter((one) => foldedName(one.name) === foldedName(name));
  };
  const idOf = async (name: string) => (await named(name))[0]?.id ?? "";
  const add = async (name: string, more = {}) =>
    (await manager.verbs.addTeacher({ name, userId: null, pageId: null, ...more })).id;
  const batchOf = async (name: string, teacher: object) =>
    (await manager.verbs.addBatch({ ...fields, name, ...teacher })).id;
  const storedBatch = async (id: string) => (await opened.database.select().from(batches).where(eq(batches.id, id)))[0];

  it("are made of the names that the last release stored, one spelling one teacher, and again by nothing", async () => {
    const { database } = opened;
    const demo = await database.select().from(batches);
    expect(demo.filter(({ teacherId }) => teacherId === null)).toEqual([]);
    expect(await named("Hamza Rafiq")).toMatchObject([{ userId: null, isInUse: true }]);
    // What a process of the last release writes: names alone, in any spelling, and another name over a teacher's id.
    const [one, other] = ["mern-evening", "mern-gulf"];
    await database.update(batches).set({ teacherId: null, instructor: "  hamza  RAFIQ" }).where(eq(batches.id, one));
    await database.update(batches).set({ instructor: "Nadia Typed" }).where(eq(batches.id, other));
    await database.update(batchClasses).set({ teacherId: null }).where(eq(batchClasses.batchId, one));
    await adoptTypedTeachers(database);
    expect(await named("hamza rafiq")).toHaveLength(1);
    const hamza = await idOf("Hamza Rafiq");
    expect(await storedBatch(one)).toMatchObject({ teacherId: hamza, instructor: "Hamza Rafiq" });
    expect(await storedBatch(other)).toMatchObject({ teacherId: await idOf("Nadia Typed"), instructor: "Nadia Typed" });
    const classes = await database.select().from(batchClasses).where(eq(batchClasses.batchId, one));
    expect(new Set(classes.map(({ teacherId }) => teacherId))).toEqual(new Set([hamza]));
    const before = await database.select().from(teachers);
    await adoptTypedTeachers(database);
    expect(await database.select().from(teachers)).toEqual(before);
  });

  it("are chosen by id, or named once, and the public batches say the name", async () => {
    const id = await add("Amina Chosen");
    const chosen = await batchOf("Of Amina", { teacherId: id });
    const typed = await batchOf("Typed", { instructor: " amina  CHOSEN " });
    const fresh = await batchOf("Fresh", { instructor: "Somebody New" });
    expect(await storedBatch(chosen)).toMatchObject({ teacherId: id, instructor: "Amina Chosen" });
    expect(await storedBatch(typed)).toMatchObject({ teacherId: id, instructor: "Amina Chosen" });
    expect(await storedBatch(fresh)).toMatchObject({ teacherId: await idOf("Somebody New") });
    const listed = (await (await test.ask("/api/batches")).json()) as Record<string, unknown>[];
    const shown = listed.find(({ _id: shownId }) => shownId === chosen);
    expect(shown).toMatchObject({ instructor: "Amina Chosen" });
    expect(Object.keys(shown ?? {})).not.toContain("teacherId");
    await expect(batchOf("Nobody", { teacherId: randomUUID() })).rejects.toMatchObject({
      fields: { teacherId: { reason: "teacher.unknown" } },
    });
    await expect(batchOf("None", { teacherId: "" })).rejects.toMatchObject({
      fields: { teacherId: [expect.anything()] },
    });
  });

  it("have one name everywhere, which nobody else has", async () => {
    const id = await add("Before Marriage");
    const batch = await batchOf("Renamed", { teacherId: id });
    await manager.verbs.changeTeacher(id, { name: "After Marriage", userId: null, pageId: null });
    expect(await storedBatch(batch)).toMatchObject({ teacherId: id, instructor: "After Marriage" });
    await expect(add("after  marriage")).rejects.toMatchObject({ fields: { name: { reason: "teacher.nameTaken" } } });
    await expect(manager.verbs.removeTeacher(id)).rejects.toMatchObject({ reason: "teacher.inUse" });
    const free = await add("Never Taught");
    await manager.verbs.removeTeacher(free);
    expect(await named("Never Taught")).toEqual([]);
  });

  it("who look alike are proposed, joined by staff alone, and kept apart where staff say so", async () => {
    const [kept, gone] = [await add("Hassan Iqbal"), await add("Hassan Iqbaal")];
    const batch = await batchOf("Hassan's", { instructor: "Hassan Iqbaal" });
    const pair = async () =>
      (await manager.verbs.listTeachers()).alike.filter(({ one, other }) => [one, other].includes(gone));
    expect(await pair()).toHaveLength(1);
    await manager.verbs.keepTeachersApart(kept, gone);
    expect(await pair()).toEqual([]);
    await manager.verbs.joinTeachers(kept, gone);
    expect(await storedBatch(batch)).toMatchObject({ teacherId: kept, instructor: "Hassan Iqbal" });
    expect(await named("Hassan Iqbaal")).toEqual([]);
    const [one, other] = [await member("teacher", [], "Saba Noor"), await member("teacher", [], "Saba Noor")];
    const [first, second] = [
      await add("Saba Noor One", { userId: one.user.id }),
      await add("Saba Noor Two", { userId: other.user.id }),
    ];
    await expect(manager.verbs.joinTeachers(first, second)).rejects.toMatchObject({ reason: "teacher.twoAccounts" });
  });

  it("have their own classes by the account and not by a name", async () => {
    const account = await member("teacher", ["data-evening"], "Mrs Mahnoor S.");
    const mahnoor = await idOf("Mahnoor Siddiqui");
    const namesake = await member("support", [], "Mahnoor Siddiqui");
    const ofClasses = async ({ verbs }: typeof account) => (await verbs.showTaughtClasses()).classes;
    expect((await ofClasses(namesake)).length).toBeGreaterThan(0);
    await manager.verbs.changeTeacher(mahnoor, { name: "Mahnoor Siddiqui", userId: account.user.id, pageId: null });
    expect(await ofClasses(namesake)).toEqual([]);
    const own = await ofClasses(account);
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own.map(({ isTheirs, isInstead }) => `${isTheirs} ${isInstead}`))).toEqual(new Set(["true false"]));
    expect(await named("Mrs Mahnoor S.")).toEqual([]);
    await expect(add("Third", { userId: account.user.id })).rejects.toMatchObject({
      fields: { userId: { reason: "teacher.accountTaken" } },
    });
  });
});
