import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFamily, findGuardian } from "#domains/people/server/guardians.ts";
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

  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({ DEMO_CONTENT: "on" }, { database: opened });
    const manager = await member("manager");
    clerk = await member("support");
    batchId = (await manager.verbs.addBatch({ ...fields, name: "Baking Saturday", seats: 20 })).id;
  }, 60_000);
  afterAll(async () => await test.stop());

  const add = async (student: Record<string, unknown>) =>
    await clerk.verbs.addStudent(newStudent.parse({ ...student, tell: false }));
  const namesOf = async (filter: Parameters<typeof clerk.verbs.listStudents>[1] = {}) =>
    (await clerk.verbs.listStudents({ limit: 50 }, filter)).entries.map(({ name }) => name);

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
    expect(await findGuardian(opened.database, hina)).toMatchObject({ name: "Tariq Mehmood", phone: "+923331112203" });
    const { person } = await clerk.verbs.showPerson(hina);
    expect(person).toMatchObject({ name: "Hina Tariq", email: "t@example.com" });
    const [row] = (await opened.database.execute(sql`select family_id from people where id = ${hina}`)).rows;
    expect((await findFamily(opened.database, String(row?.family_id), hina)).map(({ id }) => id)).toEqual([hamza]);
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

  it("leave out who only wrote to us, and who has left", async () => {
    await opened.database.execute(sql`insert into people (id, name) values (gen_random_uuid(), 'Only Asked')`);
    expect(await namesOf({ words: "only asked" })).toEqual([]);
  });
});
