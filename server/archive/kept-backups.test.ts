import { expect, it } from "vitest";
import { day } from "#shared/durations.ts";
import { backupsToRemove } from "./kept-backups.ts";

const now = new Date("2026-11-27T02:30:00Z");
const before = (days: number) => ({ madeAt: new Date(now.getTime() - days * day) });
const agesOf = (backups: { madeAt: Date }[]) => backups.map(({ madeAt }) => (now.getTime() - madeAt.getTime()) / day);

it("keeps the newest, also when it is old", () => {
  expect(backupsToRemove([before(200)], now)).toEqual([]);
  expect(agesOf(backupsToRemove([before(200), before(300)], now))).toEqual([300]);
});

it("keeps one of a day: the newest", () => {
  expect(agesOf(backupsToRemove([before(0), before(0.05), before(0.08)], now))).toEqual([0.05, 0.08]);
});

it("keeps a week of days, a month of weeks and three months, whichever night it is asked", () => {
  let there: { madeAt: Date }[] = [];
  for (let night = 400; night >= 0; night -= 1) {
    const tonight = new Date(now.getTime() - night * day);
    there.push({ madeAt: tonight });
    const gone = new Set(backupsToRemove(there, tonight));
    there = there.filter((one) => !gone.has(one));
    expect(there.length).toBeLessThanOrEqual(14);
  }
  const ages = agesOf(there);
  expect(ages).toEqual(expect.arrayContaining([0, 1, 2, 3, 4, 5, 6]));
  expect(Math.max(...ages)).toBeGreaterThan(30);
  expect(Math.max(...ages)).toBeLessThanOrEqual(90);
  const weekly = ages.filter((age) => age > 6 && age < 28);
  expect(weekly.length).toBeGreaterThanOrEqual(3);
});
