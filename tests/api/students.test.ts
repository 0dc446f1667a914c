import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newStudent } from "#domains/seats/contract/new-student.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { newBatch } from "../support/staff.ts";

const { id: _id, ...fields } = newBatch;

describe.each(databases)("the office's students, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  const { member, signedUp } = startOffice(() => test);
  let clerk: Awaited<ReturnType<typeof member>>;
  let batchId: string;
  let manager: typeof clerk;

  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({ DEMO_CONTENT: "on" }, { database: opened });
    manager = await member("manager");
    clerk = await member("support");
    batchId = (await manager.verbs.addBatch({ ...fields, name: "Baking Saturday", seats: 20 })).id;
  }, 60_000);
  afterAll(async () => await test.stop());

  const add = async (student: Record<string, unknown>) =>
    await clerk.verbs.addStudent(newStudent.parse({ ...student, tell: false }));
  const namesOf = async (filter: Parameters<typeof clerk.verbs.listStudents>[1] = {}) =>
    (await clerk.verbs.listStudents({ limit: 50 }, filter)).entries.map(({ name }) => name);

  /** What staff did to a person, the earliest first. */
  const actsOn = async (personId: string) => {
    const acts = sql`select verb from audit_entries where subject_id = ${personId} order by id`;
    return (await opened.database.execute(acts)).rows.map(({ verb }) => verb);
  };

  it("are written down by hand: without a batch, with the parent, and with a brother", async () => {
    const guardian = { name: "Tariq Mehmood", relation: "father", phone: "0333 1112203" };
    const hamza = await add({ name: "Hamza Tariq", email: "t@example.com", guardian, batchId });
    const hina = await add({
      name: "Hina Tariq",
      email: "t@example.com",
      shares: true,
      guardian,
      sibling: "t@example.com",
    });
    await add({ name: "Mehwish Khan", phone: "0345 1112205" });
    expect(await namesOf()).toEqual(["Hamza Tariq", "Hina Tariq", "Mehwish Khan"]);
    expect(await clerk.verbs.showPerson(hina)).toMatchObject({
      person: { name: "Hina Tariq", email: "t@example.com" },
      guardian: { name: "Tariq Mehmood", relation: "father", phone: "+923331112203" },
      family: [{ id: hamza, name: "Hamza Tariq" }],
      alike: [],
    });
  });

  it("are refused at the field: without a contact, a number that is none, an address of another, an unknown sister", async () => {
    const refusals: [Record<string, unknown>, string][] = [
      [{ name: "A B", phone: "12" }, "phone"],
      [{ name: "Somebody Else", email: "t@example.com" }, "email"],
      [{ name: "A B", phone: "0300 1112299", sibling: "nobody@example.com" }, "sibling"],
      [
        { name: "A B", phone: "0300 1112299", guardian: { name: "C", relation: "mother", phone: "1" } },
        "guardian.phone",
      ],
    ];
    for (const [student, field] of refusals)
      await expect(add(student)).rejects.toMatchObject({ fields: { [field]: expect.anything() } });
    expect(newStudent.safeParse({ name: "A B" }).success).toBe(false);
    expect(await namesOf({ words: "A B" })).toEqual([]);
  });

  it("are found by name in any letters, by number, by address, by batch, and without an account", async () => {
    await add({ name: "Zoë Ünal", phone: "0300 1112277", batchId });
    const { email } = await signedUp("Usman Ghani");
    await add({ name: "Usman Ghani", email, batchId });
    expect(await namesOf({ words: "zoe unal" })).toEqual(["Zoë Ünal"]);
    expect(await namesOf({ words: "0300 1112277" })).toEqual(["Zoë Ünal"]);
    expect(await namesOf({ words: email })).toEqual(["Usman Ghani"]);
    expect(await namesOf({ words: "nobody here" })).toEqual([]);
    expect(await namesOf({ batch: batchId })).toEqual(["Hamza Tariq", "Usman Ghani", "Zoë Ünal"]);
    expect(await namesOf({ branch: randomUUID() })).toEqual([]);
    expect(await namesOf({ who: "without account" })).toContain("Hamza Tariq");
    expect(await namesOf({ who: "absent" })).toEqual([]);
    expect(await namesOf({ who: "owe" })).toEqual([]);
  });

  it("are on pages by name, none twice", async () => {
    const seen: string[] = [];
    let after: string[] | undefined;
    do {
      const page = await clerk.verbs.listStudents({ limit: 2, ...(after && { after }) }, {});
      seen.push(...page.entries.map(({ name }) => name));
      after = page.next ?? undefined;
    } while (after);
    expect(seen).toEqual(["Hamza Tariq", "Hina Tariq", "Mehwish Khan", "Usman Ghani", "Zoë Ünal"]);
  });

  it("have a guardian who is changed and taken away, each written into the audit once", async () => {
    const personId = await add({ name: "Areeba Shah", phone: "0300 1112261" });
    const mother = { personId, name: "Nadia Shah", relation: "mother" as const, phone: "0300 1112262", email: null };
    const shown = async () => (await clerk.verbs.showPerson(personId)).guardian;
    expect(await shown()).toBeNull();
    await clerk.verbs.changeGuardian(mother);
    await clerk.verbs.changeGuardian(mother);
    expect(await shown()).toMatchObject({ name: "Nadia Shah", relation: "mother", phone: "+923001112262" });
    await clerk.verbs.changeGuardian({ ...mother, relation: "other", email: "n@example.com" });
    expect(await shown()).toMatchObject({ relation: "other", email: "n@example.com" });
    await expect(clerk.verbs.changeGuardian({ ...mother, phone: "12" })).rejects.toMatchObject({
      fields: { phone: expect.anything() },
    });
    expect(await clerk.verbs.removeGuardian(personId)).toMatchObject({ name: "Nadia Shah" });
    expect(await clerk.verbs.removeGuardian(personId)).toBeNull();
    expect(await shown()).toBeNull();
    expect(await actsOn(personId)).toEqual(["addStudent", "changeGuardian", "changeGuardian", "removeGuardian"]);
    const unknown = { ...mother, personId: randomUUID() };
    await expect(clerk.verbs.changeGuardian(unknown)).rejects.toMatchObject({ code: "not_found" });
    await expect(clerk.verbs.removeGuardian(randomUUID())).rejects.toMatchObject({ code: "not_found" });
  });

  it("belong to a family that grows by whole families, is offered by address, and ends with the last two", async () => {
    const phone = "0300 1112251";
    const [one, two, three] = [
      await add({ name: "Ali Raza", email: "raza@example.com" }),
      await add({ name: "Bina Raza", email: "raza@example.com", shares: true }),
      await add({ name: "Chand Raza", phone }),
    ];
    const idsOf = async (id: string) => (await clerk.verbs.showPerson(id)).family.map((member) => member.id);
    expect((await clerk.verbs.showPerson(one)).alike.map(({ id }) => id)).toEqual([two]);
    await clerk.verbs.joinFamily({ personId: one, withId: two });
    await clerk.verbs.joinFamily({ personId: two, withId: one });
    await clerk.verbs.joinFamily({ personId: three, withId: two });
    expect(await idsOf(one)).toEqual([two, three]);
    expect((await clerk.verbs.showPerson(one)).alike).toEqual([]);
    expect(await clerk.verbs.leaveFamily(one)).toBe(two);
    expect(await clerk.verbs.leaveFamily(one)).toBeNull();
    expect([await idsOf(one), await idsOf(two)]).toEqual([[], [three]]);
    await clerk.verbs.leaveFamily(three);
    expect(await idsOf(two)).toEqual([]);
    const left = sql`select id from people where family_id is not null and id in (${one}, ${two}, ${three})`;
    expect((await opened.database.execute(left)).rows).toEqual([]);
    expect(await actsOn(one)).toEqual(["addStudent", "joinFamily", "leaveFamily"]);
    const themself = { personId: one, withId: one };
    await expect(clerk.verbs.joinFamily(themself)).rejects.toMatchObject({ code: "invalid" });
    const stranger = { personId: one, withId: randomUUID() };
    await expect(clerk.verbs.joinFamily(stranger)).rejects.toMatchObject({ code: "not_found" });
  });

  it("keep guardian and family when they are merged with another record of theirs", async () => {
    const [kept, merged, brother] = [
      await add({ name: "Omar Malik", phone: "0300 1112241" }),
      await add({ name: "Omer Malik", phone: "0300 1112242" }),
      await add({ name: "Yusuf Malik", phone: "0300 1112243" }),
    ];
    const father = { name: "Malik Sahib", relation: "father" as const, phone: null, email: null };
    await clerk.verbs.changeGuardian({ personId: merged, ...father });
    await clerk.verbs.joinFamily({ personId: merged, withId: brother });
    await clerk.verbs.mergePeople({ kept, merged });
    expect(await clerk.verbs.showPerson(kept)).toMatchObject({ guardian: father, family: [{ id: brother }] });
    expect((await clerk.verbs.showPerson(brother)).family.map(({ id }) => id)).toEqual([kept]);
    await clerk.verbs.leaveFamily(kept);
    await clerk.verbs.removeGuardian(kept);
    expect(await clerk.verbs.showPerson(merged)).toMatchObject({ guardian: null, family: [] });
    expect((await clerk.verbs.showPerson(brother)).family).toEqual([]);
  });

  it("are chosen one by one or by a filter, shown batch by batch, and exported in an entry of the audit", async () => {
    const { id: smaller } = await manager.verbs.addBatch({ ...fields, name: "Baking Sunday", seats: 1 });
    const ids = [
      await add({ name: "Rania Beg", phone: "0300 1112261", batchId }),
      await add({ name: "Sara Beg", email: "beg@example.com", batchId }),
    ];
    const [first = ""] = ids;
    const one = await clerk.verbs.showChosen({ students: [first] });
    expect(one.students).toEqual([{ id: first, name: "Rania Beg" }]);
    expect(one.batches).toMatchObject([{ id: batchId, name: "Baking Saturday", places: [{ name: "Rania Beg" }] }]);
    const all = await clerk.verbs.showChosen({ filter: { words: "beg", batch: batchId } });
    expect(all.batches.flatMap(({ places }) => places.map(({ name }) => name))).toEqual(["Rania Beg", "Sara Beg"]);

    const places = all.batches.flatMap(({ places: own }) => own.map(({ id }) => id));
    const { moved, stayed } = await clerk.verbs.moveStudents({ places, to: smaller });
    expect([moved, stayed]).toEqual([1, [{ name: "Sara Beg", refusal: { reason: "enrolment.batchFull" } }]]);
    expect((await clerk.verbs.showClass(smaller)).members.map(({ person }) => person.name)).toEqual(["Rania Beg"]);

    await expect((await member("teacher")).verbs.exportStudents({ filter: {} })).rejects.toMatchObject({
      reason: "staff.notAllowed",
    });
    const file = await clerk.verbs.exportStudents({ filter: { words: "beg" } });
    expect(file.trim().split("\n")).toHaveLength(3);
    expect(file).toContain("Sara Beg,beg@example.com,,,Baking Saturday,,no");
    expect(await actsOn("students")).toEqual(["exportStudents"]);
  });

  it("are exported all, and are counted beyond those who are shown at once", async () => {
    await opened.database.execute(sql`insert into people (id, name, added_at)
      select gen_random_uuid(), 'Crowd ' || n, now() from generate_series(1, 2003) n`);
    const choice = { filter: { words: "crowd" } };
    const file = await clerk.verbs.exportStudents(choice);
    expect(file.trim().split("\n")).toHaveLength(2004);
    const { students, left } = await clerk.verbs.showChosen(choice);
    expect([students.length, left]).toEqual([2000, 3]);
    expect((await clerk.verbs.showChosen({ filter: { words: "beg" } })).left).toBe(0);
    await opened.database.execute(sql`insert into batch_enrolments (id, person_id, batch_id, state, created_at, changed_at)
      select gen_random_uuid(), id, ${batchId}, 'active', now(), now() from people where name like 'Crowd %'`);
    expect(await clerk.verbs.listChosenPlaces(choice, batchId)).toHaveLength(2003);
    expect(await clerk.verbs.listChosenPlaces({ filter: { words: "crowd" } }, "mern-evening")).toEqual([]);
  });

  it("leave out who only wrote to us, and who has left", async () => {
    await opened.database.execute(sql`insert into people (id, name) values (gen_random_uuid(), 'Only Asked')`);
    expect(await namesOf({ words: "only asked" })).toEqual([]);
  });
});
