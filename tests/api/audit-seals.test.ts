import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseExpired } from "#domains/privacy/server/erase-expired.ts";
import { sealAudit, verifyAudit } from "#domains/staff/server/audit-seals.ts";
import { audit, operator } from "#server/audit/actor.ts";
import type { Database, OpenDatabase } from "#server/db/client.ts";
import { day, minute } from "#shared/durations.ts";
import { retention } from "#shared/retention.ts";
import { bothDatabases } from "../support/databases.ts";

const secret = "a secret that whoever writes to the database does not know";
const intact = { altered: [], incomplete: [], broken: [], unsealed: 0 };

describe.each(bothDatabases)("the seals of the audit on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let database: Database;
  const now = Date.now();
  const check = (later = 0) => verifyAudit({ database, secret }, new Date(now + later));

  /** Three times two entries, each pair under a seal of its own. */
  async function writeAndSeal(at = new Date(now)) {
    await database.execute(sql`truncate audit_entries, audit_seals restart identity`);
    for (const name of ["a", "b", "c"]) {
      for (const subjectId of [`${name}1`, `${name}2`]) {
        const act = { verb: "settleLead", subject: "lead", subjectId, details: { from: "new", to: "won" } } as const;
        await audit(database, operator, act, at);
      }
      await sealAudit({ database, secret });
    }
  }

  beforeAll(async () => {
    opened = await open();
    database = opened.database;
  });
  afterAll(async () => await opened.close());

  it("find nothing where nothing was changed, and seal nothing twice", async () => {
    await writeAndSeal();
    const seals = async () =>
      (await database.execute(sql`select number, entries from audit_seals order by number`)).rows;
    const three = [1, 2, 3].map((number) => ({ number, entries: 2 }));
    expect(await seals()).toEqual(three);
    await sealAudit({ database, secret });
    expect(await seals()).toEqual(three);
    expect(await check()).toEqual({ intact: 6, ...intact });
  });

  it.each([
    ["what was done", sql`update audit_entries set verb = 'showLead' where id = 3`],
    ["to what", sql`update audit_entries set subject_id = 'a1' where id = 3`],
    ["by whom", sql`update audit_entries set actor = 'staff', actor_id = 'somebody' where id = 3`],
    ["when", sql`update audit_entries set at = at - interval '1 day' where id = 3`],
    ["what it changed", sql`update audit_entries set details = '{"from": "new", "to": "lost"}' where id = 3`],
  ])("find an entry that says something else: %s", async (_, change) => {
    await writeAndSeal();
    await database.execute(change);
    const { altered, ...rest } = await check();
    expect(altered).toEqual([expect.objectContaining({ id: 3 })]);
    expect(rest).toEqual({ intact: 5, incomplete: [], broken: [], unsealed: 0 });
  });

  it("find an entry whose hash was made without the secret", async () => {
    await writeAndSeal();
    await database.execute(sql`update audit_entries set subject_id = 'x', hash = 'made-up' where id = 3`);
    expect(await check()).toMatchObject({ altered: [{ id: 3, subjectId: "x" }], broken: [2] });
  });

  it("find an entry that was removed, and one that was moved or taken out of its seal", async () => {
    await writeAndSeal();
    await database.execute(sql`delete from audit_entries where id = 4`);
    expect(await check()).toMatchObject({ incomplete: [{ number: 2, entries: 2, found: 1 }] });
    await writeAndSeal();
    await database.execute(sql`update audit_entries set seal_number = 1 where id = 4`);
    expect((await check()).incomplete).toEqual([
      { number: 1, entries: 2, found: 3 },
      { number: 2, entries: 2, found: 1 },
    ]);
    await writeAndSeal();
    await database.execute(sql`update audit_entries set seal_number = null where id = 4`);
    expect(await check(11 * minute)).toMatchObject({ incomplete: [{ number: 2 }], unsealed: 1 });
  });

  it("find an entry that was added under a seal or without one", async () => {
    await writeAndSeal();
    await database.execute(sql`
      insert into audit_entries (at, actor, verb, subject, subject_id, details, hash, seal_number)
      select at, actor, verb, subject, 'z', details, hash, seal_number from audit_entries where id in (1, 3)`);
    const found = await check();
    expect(found.incomplete.map(({ number }) => number)).toEqual([1, 2]);
    expect(found.altered.map(({ subjectId }) => subjectId)).toEqual(["z", "z"]);
    await database.execute(sql`update audit_entries set seal_number = 9 where subject_id = 'z'`);
    expect(await check()).toMatchObject({ unsealed: 2 });
  });

  it("find a seal that was removed or changed", async () => {
    await writeAndSeal();
    await database.execute(sql`delete from audit_seals where number = 2`);
    await database.execute(sql`delete from audit_entries where seal_number = 2`);
    expect(await check()).toEqual({ intact: 4, ...intact, broken: [3] });
    await writeAndSeal();
    await database.execute(sql`delete from audit_seals where number = 1`);
    await database.execute(sql`delete from audit_entries where seal_number = 1`);
    expect(await check()).toMatchObject({ broken: [2] });
    await writeAndSeal();
    await database.execute(sql`update audit_seals set entries = 1 where number = 3`);
    await database.execute(sql`delete from audit_entries where id = 6`);
    expect(await check()).toMatchObject({ broken: [3] });
  });

  it("let go what the retention period has ended for", async () => {
    const term = retention.auditEntries.days * day;
    await writeAndSeal(new Date(now - term - day));
    await audit(database, operator, { verb: "settleLead", subject: "lead", subjectId: "new" }, new Date(now));
    await sealAudit({ database, secret });
    const deps = {
      database,
      fileRemovals: { place: async () => {} },
      outboxFiles: { findBefore: async () => [], findAbout: async () => [], remove: async () => {} },
    };
    expect(await eraseExpired(deps, new Date(now))).toMatchObject({ auditEntries: 6, auditSeals: 3 });
    expect((await check()).altered).toEqual([]);
  });
});
