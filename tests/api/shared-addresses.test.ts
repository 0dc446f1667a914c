import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkPeopleOfEarlierRelease } from "#domains/accounts/server/account-people.ts";
import { accountPeople } from "#domains/accounts/server/tables.ts";
import { findGuardian } from "#domains/people/server/guardians.ts";
import { findPeopleByEmail } from "#domains/people/server/queries.ts";
import { findPersonalData } from "#domains/privacy/server/personal-data.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { confirmAddress } from "../support/confirmed-address.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { newBatch } from "../support/staff.ts";

const { id: _id, ...fields } = newBatch;
const list = readFileSync("tests/typed/class-of-a-school.csv", "utf8");

describe.each(databases)("an address of two people, on the $name database", ({ open }) => {
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
    batchId = (await manager.verbs.addBatch({ ...fields, name: "English Evening", seats: 20 })).id;
  }, 60_000);
  afterAll(async () => await test.stop());

  const tariqs = () => findPeopleByEmail(opened.database, "tariq.family@example.com");
  const linksOf = (accountId: string) =>
    opened.database.select().from(accountPeople).where(eq(accountPeople.accountId, accountId));

  it("of a pasted list makes two students of one family, each with the father, and once", async () => {
    const { students } = await clerk.verbs.previewStudents(batchId, list);
    expect(students.filter(({ joinsFamily }) => joinsFamily).map(({ name, sharesWith }) => [name, sharesWith])).toEqual(
      [["Hina Tariq", ["Hamza Tariq"]]],
    );
    expect(await clerk.verbs.enrolStudents(batchId, { text: list, tell: false })).toMatchObject({
      seated: 11,
      there: 0,
    });
    expect(await clerk.verbs.enrolStudents(batchId, { text: list, tell: false })).toMatchObject({
      seated: 0,
      there: 11,
    });
    const [hamza, hina, another] = await tariqs();
    expect([hamza?.name, hina?.name, another]).toEqual(["Hamza Tariq", "Hina Tariq", undefined]);
    expect(hamza?.familyId).not.toBeNull();
    expect(hina?.familyId).toBe(hamza?.familyId);
    for (const child of [hamza, hina])
      expect(await findGuardian(opened.database, [child?.id ?? ""])).toMatchObject({
        ...{ name: "Tariq Mehmood", relation: "father" },
      });
  });

  it("is taken by hand only where staff say that they share it", async () => {
    const email = `${randomUUID()}@example.com`;
    const first = { batchId, name: "Asad Mir", email, phone: null, tell: false };
    await clerk.verbs.enrolPerson(first);
    const sister = { ...first, name: "Sidra Mir" };
    await expect(clerk.verbs.enrolPerson(sister)).rejects.toMatchObject({
      code: "conflict",
      fields: { email: { reason: "person.addressOf", values: { name: "Asad Mir" } } },
    });
    await clerk.verbs.enrolPerson({ ...sister, shares: true });
    await clerk.verbs.enrolPerson({ ...first, name: "Asad" });
    expect((await findPeopleByEmail(opened.database, email)).map(({ name }) => name)).toEqual([
      "Asad Mir",
      "Sidra Mir",
    ]);
  });

  const sharedBy = async (name: string, other: string) => {
    const { email, user } = await signedUp(name);
    await clerk.verbs.enrolPerson({ batchId, name, email, phone: null, tell: false });
    const share = () =>
      clerk.verbs.enrolPerson({ batchId, name: other, email, phone: null, shares: true, tell: false });
    return { email, user, share };
  };

  it("links no account that confirms it", async () => {
    const { email, user, share } = await sharedBy("Omar Butt", "Amna Butt");
    await share();
    await confirmAddress(opened.database, email);
    expect(await linksOf(user.id)).toEqual([]);
    await opened.database.transaction(async (transaction) => {
      await linkPeopleOfEarlierRelease(transaction);
    });
    expect(await linksOf(user.id)).toEqual([]);
  });

  it("leaves the account of the first with that one alone", async () => {
    const { email, user, share } = await sharedBy("Saad Dar", "Maha Dar");
    await confirmAddress(opened.database, email);
    await share();
    const [saad, maha] = await findPeopleByEmail(opened.database, email);
    expect([saad?.name, maha?.name]).toEqual(["Saad Dar", "Maha Dar"]);
    expect((await linksOf(user.id)).map(({ personId }) => personId)).toEqual([saad?.id]);
  });

  it("finds nobody's records: each is handed over and erased by the card alone", async () => {
    const { email, share } = await sharedBy("Nida Ali", "Raza Ali");
    await share();
    await expect(findPersonalData(opened.database, { email })).rejects.toMatchObject({
      reason: "person.addressShared",
    });
    const [nida] = await findPeopleByEmail(opened.database, email);
    const found = await findPersonalData(opened.database, { person: nida?.id ?? "" });
    expect(found.people.map(({ name }) => name)).toEqual(["Nida Ali"]);
    expect(found.enrolments).toHaveLength(1);
    expect(found.accounts).toEqual([]);
  });
});
