import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkPeopleOfEarlierRelease } from "#domains/accounts/server/account-people.ts";
import { type OpenDatabase, openDatabase, openEmbedded } from "#server/db/client.ts";
import { applyMigrations, knownMigrations } from "#server/db/schema-history.ts";
import { createServerDatabase } from "../support/databases.ts";

const homes = [
  { name: "embedded", open: async () => await openEmbedded(await PGlite.create(), "as found") },
  {
    name: "Postgres",
    open: async () => await openDatabase({ databaseUrl: await createServerDatabase(), dataDir: "" }, "as found"),
  },
];

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const isNew = (statements: string[]) => statements.some((one) => one.includes('CREATE TABLE "account_people"'));

/** The data of the last release: the owners of accounts, and the people that staff have merged. */
const stored = [
  // An account that was used, one that was confirmed and never used, one that is not confirmed, and one of a provider.
  { person: 1, email: "used@example.com", user: 11, isConfirmed: true, linked: id(11) },
  { person: 2, email: "confirmed@example.com", user: 12, isConfirmed: true, linked: null },
  { person: 3, email: "unconfirmed@example.com", user: 13, isConfirmed: false, linked: null },
  { person: 4, email: "hosted@example.com", user: null, isConfirmed: false, linked: "user_2abc" },
  // Merged by the staff: into a person with an account, from a person with one, and two who both have one.
  { person: 5, email: "merged@example.com", user: null, isConfirmed: false, linked: null, into: 1 },
  { person: 6, email: "kept@example.com", user: null, isConfirmed: false, linked: null },
  { person: 7, email: "holder@example.com", user: 17, isConfirmed: true, linked: id(17), into: 6 },
  { person: 8, email: "one@example.com", user: 18, isConfirmed: true, linked: id(18) },
  { person: 9, email: "other@example.com", user: 19, isConfirmed: true, linked: id(19), into: 8 },
];

describe.each(homes)("the accounts of the last release, on the $name database", ({ open }) => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await open();
    const { database } = opened;
    const steps = knownMigrations();
    const place = steps.findIndex(({ statements }) => isNew(statements));
    await database.transaction((transaction) => applyMigrations(transaction, steps.slice(0, place)));
    for (const { person, email, user, isConfirmed, linked, into } of stored) {
      await database.execute(sql`
        insert into people (id, name, email, user_id, merged_into)
        values (${id(person)}, 'Somebody', ${email}, ${linked}, ${into ? id(into) : null})`);
      if (user)
        await database.execute(sql`
          insert into users (id, name, email, email_verified, updated_at)
          values (${id(user)}, 'Somebody', ${email}, ${isConfirmed}, now())`);
    }
    // The address of a merged student was under any of the group: here under those without an account of their own.
    for (const person of [2, 5, 6, 8])
      await database.execute(sql`
        insert into calendar_addresses (token, person_id, created_at) values (${`of ${person}`}, ${id(person)}, now())`);
    await database.transaction((transaction) => applyMigrations(transaction, steps.slice(place)));
  }, 60_000);
  afterAll(async () => await opened.close());

  const links = async () => {
    const { rows } = await opened.database.execute(sql`
      select account_id, people.email, how from account_people join people on people.id = person_id order by people.email`);
    return rows.map(({ account_id, email, how }) => `${account_id} ${email} ${how}`);
  };
  const migrated = [
    `${id(12)} confirmed@example.com address`,
    `${id(17)} holder@example.com address`,
    "user_2abc hosted@example.com address",
    `${id(18)} one@example.com address`,
    `${id(19)} other@example.com address`,
    `${id(11)} used@example.com address`,
  ];

  it("get the person of their own confirmed address, and nobody whom staff have merged with them", async () => {
    expect(await links()).toEqual(migrated);
  });

  it("keep a calendar address where it is clear whose it is, under the person who has the account", async () => {
    const { rows } = await opened.database.execute(sql`select token, person_id from calendar_addresses order by token`);
    expect(rows).toEqual([
      { token: "of 2", person_id: id(2) },
      { token: "of 5", person_id: id(1) },
      { token: "of 6", person_id: id(7) },
    ]);
  });

  it("get what the last release confirms and makes beside this one", async () => {
    await opened.database.execute(sql`update users set email_verified = true where email = 'unconfirmed@example.com'`);
    await linkPeopleOfEarlierRelease(opened.database);
    const all = [...migrated, `${id(13)} unconfirmed@example.com address`];
    expect(await links()).toEqual(
      all.toSorted((one, other) => ((one.split(" ")[1] ?? "") < (other.split(" ")[1] ?? "") ? -1 : 1)),
    );
  });
});
