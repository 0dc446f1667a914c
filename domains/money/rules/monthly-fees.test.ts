import { expect, it } from "vitest";
import { chargesOfFees, dueDaysOf } from "./monthly-fees.ts";
import { statementOf } from "./statement.ts";

const terms = {
  ...{ monthlyMinor: 6000, feeFor: "month" as const, months: 3, registrationMinor: 1000 },
  ...{ firstMonth: "2026-12", dueDay: 5 },
};
const lastMomentOf = (day: string) => new Date(`${day}T18:59:59.999Z`);

it("is due on the same day of each month, across a year's end", () => {
  expect(dueDaysOf(terms)).toEqual(["2026-12-05", "2027-01-05", "2027-02-05"]);
});

it("is due on the last day of a month that has no such day", () => {
  expect(dueDaysOf({ ...terms, firstMonth: "2027-01", dueDay: 31 })).toEqual([
    "2027-01-31",
    "2027-02-28",
    "2027-03-31",
  ]);
});

it("charges registration once, before the first month of the same day", () => {
  const charges = chargesOfFees(terms, lastMomentOf);
  expect(charges.map(({ instalment, amountMinor }) => [instalment, amountMinor])).toEqual([
    [0, 1000],
    [1, 6000],
    [2, 6000],
    [3, 6000],
  ]);
  const order = { state: "awaiting_payment" as const, months: 3, currency: "PKR" as const, byStaff: true };
  const stated = statementOf(
    charges,
    { ...order, dueAt: lastMomentOf("2026-12-05") },
    new Date("2026-12-15T12:00:00Z"),
  );
  expect(stated).toMatchObject({ costsMinor: 19_000, asked: { minor: 7000 }, overdue: { minor: 7000, days: 10 } });
});

it("is one charge without a month for a whole course", () => {
  const whole = chargesOfFees({ ...terms, feeFor: "course", months: 1, registrationMinor: 0 }, lastMomentOf);
  expect(whole).toMatchObject([{ instalment: null, amountMinor: 6000 }]);
});
