import { expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { day } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { payableUntil } from "./payable-until.ts";

const site = () => demoSite;
const now = new Date("2026-12-01T06:00:00Z");
const { timeZone } = demoSite.content.company.hours;
const lastDay = (until: Date) => dayOf(until, timeZone);
const usual = payableUntil({ site }, now);

it("is the end of a day, as many days on as the institute says", () => {
  expect(lastDay(usual)).toBe(lastDay(new Date(now.getTime() + demoSite.content.payment.daysToPay * day)));
});

it("is before the first day of a batch that begins sooner", () => {
  expect(lastDay(payableUntil({ site }, now, "2026-12-03"))).toBe("2026-12-02");
  expect(lastDay(payableUntil({ site }, now, "2026-12-02T00:00:00.000Z"))).toBe("2026-12-01");
});

it("stays as it is for a batch that begins later, today, or has begun", () => {
  for (const begins of ["2027-02-01", "2026-12-01", "2026-10-01"])
    expect(payableUntil({ site }, now, begins)).toEqual(usual);
});
