import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import noor from "../days/noor-month.json" with { type: "json" };
import { embedded } from "../support/databases.ts";
import { type OwnersMonth, playMonth, unitsOf } from "../support/owners-month.ts";
import { type Staff, startStaff } from "../support/staff.ts";

const month = noor as unknown as OwnersMonth;

/** December of a school by a moved clock, on the embedded database, which has the program's own clock. */
describe("an owner's month", () => {
  let opened: OpenDatabase;
  let staff: Staff;
  let played: Awaited<ReturnType<typeof playMonth>>;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    opened = await embedded.open();
    vi.setSystemTime(Date.parse("2026-11-27T04:00:00Z"));
    staff = await startStaff(opened);
    played = await playMonth(month, () => staff);
  }, 120_000);
  afterAll(async () => {
    vi.useRealTimers();
    await staff.test.stop();
  });

  it.each(Object.entries(month.on))(
    "says on %s what its book says, student by student and in total",
    async (day, on) => {
      const days = Object.keys(month.on);
      await played.playUntil(day, days[days.indexOf(day) - 1]);
      expect(await played.standings()).toEqual(on.students);
      const { totals } = on;
      const came = await played.totals();
      expect([came.received, came.refunded]).toEqual([totals.received, totals.refunded]);
      for (const [name, sum] of Object.entries({ ...totals.byBranch, ...totals.byBatch }))
        expect(came[`in ${name}`]).toBe(sum);
      const ways: Record<string, string> = { bank: "Bank" };
      for (const [name, sum] of Object.entries(totals.byMethod)) expect(came[`by ${ways[name] ?? name}`]).toBe(sum);

      const { rows, totals: sums } = await played.owner.verbs.showRegister({ of: "all" });
      const owing = rows.filter(({ owes }) => owes !== null).map(({ name }) => name);
      expect(owing.toSorted()).toEqual([...totals.whoOwesNow].toSorted());
      const [total] = sums;
      expect(unitsOf(total?.owed ?? null)).toBe(totals.dueNow);
      expect(total?.overdueByAge.map((one) => unitsOf(one))).toEqual(Object.values(totals.overdueByAge));
      expect(unitsOf(total?.ahead ?? null)).toBe(totals.ahead);
      const january = (await played.owner.verbs.showRegister({ of: "all", from: "2027-01" })).totals[0]?.months[0];
      expect(unitsOf(january?.left ?? null)).toBe(totals.stillExpectedInJanuary);
      for (const { name, owes, lateDays, credit } of rows) {
        const student = Object.values(on.students).find((one) => one.name === name);
        expect([name, unitsOf(owes), lateDays, unitsOf(credit)]).toEqual([
          ...[name, student?.dueNow, student?.overdueDays, student?.credit],
        ]);
      }
    },
    60_000,
  );

  it("counts the cash of each day", () => {
    const days = Object.entries(month.cashOfTheDay);
    expect(days.map(([day]) => [day, played.cash.get(day)])).toEqual(days);
  });
});
