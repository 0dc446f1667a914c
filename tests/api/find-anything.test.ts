import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people } from "#domains/people/server/tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { openOrder } from "../support/orders.ts";
import { type Staff, startStaff } from "../support/staff.ts";

describe.each(databases)("what staff find by typing on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  const { member } = startOffice(() => staff.test);
  const find = async (text: string) => await (await member("support")).verbs.findAnything(text);
  const namesFor = async (text: string) => (await find(text)).people.map(({ name }) => name).sort();

  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
    const person = (name: string, ownEmail: string | null, phone: string | null) => ({
      id: randomUUID(),
      name,
      ownEmail,
      phone,
    });
    const leading = person("Ayesha Siddiqua Khan", "ayesha.khan@example.com", "+923001234599");
    await opened.database
      .insert(people)
      .values([
        leading,
        person("محمد عبداللہ", "muhammad@example.org", "+97455123456"),
        person("O'Brien; drop table people", null, "+923331112223"),
        { ...person("Ayesha Merged", null, null), mergedInto: leading.id },
      ]);
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  it.each([
    ["ayesha", ["Ayesha Siddiqua Khan"]],
    ["KHA aye", ["Ayesha Siddiqua Khan"]],
    ["ayesha.khan@exam", ["Ayesha Siddiqua Khan"]],
    ["0300 1234599", ["Ayesha Siddiqua Khan"]],
    ["+974 5512 3456", ["محمد عبداللہ"]],
    ["عبدال", ["محمد عبداللہ"]],
    ["o'brien", ["O'Brien; drop table people"]],
    ["34599", ["Ayesha Siddiqua Khan"]],
    ["0300 123", ["Ayesha Siddiqua Khan"]],
    ["۱۲۳۴۵۹۹", ["Ayesha Siddiqua Khan"]],
    ["عبدالل", ["محمد عبداللہ"]],
    ["مُحَمَّد عبدالله", ["محمد عبداللہ"]],
    ["ayésha", ["Ayesha Siddiqua Khan"]],
    ["':* | zz", []],
    ["  ", []],
    ["nobody at all", []],
  ])("%j leads to %j", async (text, names) => expect(await namesFor(text)).toEqual(names));

  it("somebody whose name is written with other letters, also far down a long list", async () => {
    await opened.database.execute(sql`
      insert into people (id, name, email) select gen_random_uuid(), 'Somebody ' || n, n || '@many.example'
      from generate_series(1, 4500) n`);
    await opened.database.execute(sql`
      insert into people (id, name, created_at) values (gen_random_uuid(), 'Zoë Ünal', now() - interval '2 years')`);
    expect(await namesFor("zoe unal")).toEqual(["Zoë Ünal"]);
    await opened.database.insert(people).values(
      ["Phạm Đức", "ʿAlī Rahmān", "ھما انھونی", "زید بھٹی", "Иван Петров"].map((name) => ({
        ...{ id: randomUUID(), name, phone: null },
      })),
    );
    for (const [typed, name] of [
      ["pham duc", "Phạm Đức"],
      ["ali rahman", "ʿAlī Rahmān"],
      ["ہما انہونی", "ھما انھونی"],
      ["زيد بھٹي", "زید بھٹی"],
      ["иван", "Иван Петров"],
    ] as const)
      expect(await namesFor(typed), typed).toEqual([name]);
  });

  it("an order by its reference however it is written, or its consumer number, and batches by their names", async () => {
    const { reference } = await openOrder(staff.test, { course: "data-analyst" });
    const { orders } = await find(` ${reference.toLowerCase().replace("-", " ")}`);
    expect(orders).toEqual([{ reference, name: expect.any(String) }]);
    const part = await find(reference.slice(2, 7));
    expect(part.orders).toContainEqual({ reference, name: expect.any(String) });
    await staff.call("setConsumerNumbers", [{ reference, number: "1000 7654 3210" }]);
    for (const number of ["100076543210", "1000-7654-3210", "۱۰۰۰۷۶۵۴۳۲۱۰"])
      expect((await find(number)).orders, number).toEqual([{ reference, name: expect.any(String) }]);
    expect((await find("10007654")).orders).toEqual([]);
    expect((await find("data even")).batches).toContainEqual(expect.objectContaining({ id: "data-evening" }));
  });
});
