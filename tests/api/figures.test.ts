import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leads } from "#domains/leads/server/tables.ts";
import { figureGroups } from "#domains/overview/contract.ts";
import { countFinishedDays } from "#domains/overview/server/figure-days.ts";
import { showFigures } from "#domains/overview/server/show-figures.ts";
import { visitCounts } from "#domains/overview/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { databases } from "../support/databases.ts";
import { moneyOf } from "../support/money.ts";
import { startOffice } from "../support/office.ts";
import { openOrder } from "../support/orders.ts";
import { type Staff, startStaff } from "../support/staff.ts";

describe.each(databases)("figures on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  const { member } = startOffice(() => staff.test);
  const { settle, newBatch } = moneyOf(() => ({ opened, staff }));
  const zone = "Asia/Karachi";
  const today = dayOf(new Date(), zone);
  const inDays = (days: number) => new Date(Date.now() + days * day);
  const depsOn = (days: number) => ({
    ...{ database: opened.database, site: staff.test.app.services.site },
    clock: () => inDays(days),
  });
  const daysAgo = (days: number) => dayOf(new Date(Date.now() - days * day), zone);

  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
    const row = { source: "google", country: "PK", courseId: "" };
    await opened.database.insert(visitCounts).values([
      { ...row, day: today, visits: 40 },
      { ...row, day: today, source: "direct", country: "QA", visits: 2 },
      { ...row, day: today, courseId: "data-analyst", visits: 9 },
      { ...row, day: daysAgo(28 * 7), visits: 1_000 },
    ]);
    const batch = await newBatch(40);
    const paid = await openOrder(staff.test, { course: "data-analyst", batch });
    await openOrder(staff.test, { course: "data-analyst" });
    await opened.database.update(leads).set({ cameFrom: "google", country: "PK" });
    await settle(paid);
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  it("follow people from the visit to the seat, week by week", async () => {
    const { verbs } = await member("manager");
    const { weeks, total } = await verbs.showFigures({ weeks: 4, group: "source" });
    expect(total).toEqual({ name: "", visits: 42, leads: 2, demos: 0, enrolments: 2, paid: 1, seats: 1 });
    expect(weeks).toHaveLength(4);
    expect(weeks.map(({ name }) => new Date(name).getUTCDay())).toEqual([1, 1, 1, 1]);
    expect(weeks.at(-1)).toMatchObject({ visits: 42, paid: 1 });
    expect(weeks[0]).toMatchObject({ visits: 0, leads: 0 });
  });

  it.each([
    ["source", { name: "google", visits: 40, leads: 2, demos: 0, enrolments: 2, paid: 1, seats: 1 }],
    ["country", { name: "PK", visits: 40, leads: 2, demos: 0, enrolments: 2, paid: 1, seats: 1 }],
    ["course", { name: "data-analyst", visits: 9, leads: 2, demos: 0, enrolments: 2, paid: 1, seats: 1 }],
  ] as const)("are told apart by %s", async (group, row) => {
    const { verbs } = await member("manager");
    const { rows } = await verbs.showFigures({ weeks: 12, group });
    expect(rows[0]).toEqual(row);
  });

  it("count by the institute's days, and leave out what came before", async () => {
    const before = await showFigures(depsOn(-60), { weeks: 4, group: "week" });
    expect(before.total).toMatchObject({ visits: 0, leads: 0, seats: 0 });
    const year = await showFigures(depsOn(0), { weeks: 52, group: "week" });
    expect(year.total.visits).toBe(1_042);
  });

  it("come as a file with every group, on the record", async () => {
    const { verbs } = await member("manager");
    const lines = (await verbs.exportFigures({ weeks: 4 })).trimEnd().split("\n");
    expect(lines[0]).toBe("\ufeffgroup,name,visits,leads,demos,enrolments,paid,seats");
    expect(lines).toContain("source,google,40,2,0,2,1,1");
    expect(lines).toContain("course,data-analyst,9,2,0,2,1,1");
    const { rows } = await opened.database.execute(sql`
      select details from audit_entries where verb = 'exportFigures'`);
    expect(rows).toEqual([{ details: { weeks: 4 } }]);
  });

  describe("of days that are over", () => {
    const shownIn = async (days: number) => {
      const shown = figureGroups.map((group) => showFigures(depsOn(days), { weeks: 52, group }));
      return await Promise.all(shown);
    };

    it("are counted at night in one of the processes, before anything is erased", async () => {
      const { rows } = await opened.database.execute(
        sql`select cron, timezone, options->>'missed' as missed from pgboss.schedule where name = 'count-figures'`,
      );
      expect(rows).toEqual([{ cron: "47 2 * * *", timezone: zone, missed: "once" }]);
    });

    it("are the same when they are read, however often and by however many they were counted", async () => {
      const before = await shownIn(20);
      await countFinishedDays(depsOn(0), inDays(3));
      expect(await shownIn(20)).toEqual(before);
      await Promise.all([countFinishedDays(depsOn(0), inDays(20)), countFinishedDays(depsOn(0), inDays(20))]);
      await countFinishedDays(depsOn(0), inDays(20));
      const { rows } = await opened.database.execute(sql`select max(day)::text as last from figure_counts`);
      expect(rows).toEqual([{ last: dayOf(inDays(19), zone) }]);
      expect(await shownIn(20)).toEqual(before);
    });

    it("follow what changes for six weeks, and stay when what they count is erased later", async () => {
      const totalIn = async (days: number) => (await shownIn(days))[0]?.total;
      const before = await totalIn(20);
      await opened.database.update(enrolments).set({ state: "withdrawn" });
      expect(await totalIn(20)).toEqual(before);
      await countFinishedDays(depsOn(0), inDays(21));
      expect(await totalIn(21)).toEqual({ ...before, seats: 0 });
      await opened.database.update(leads).set({ source: "demo" }).where(eq(leads.source, "enrolment"));
      await countFinishedDays(depsOn(0), inDays(60));
      expect(await totalIn(60)).toEqual({ ...before, seats: 0 });
    });
  });
});
