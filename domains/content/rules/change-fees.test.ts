import { expect, it } from "vitest";
import { changeFees, type FeeCell, type FeeChange } from "./change-fees.ts";

const about = { today: "2026-12-10", common: "PKR" as const };
const change = (cells: FeeCell[], others: Partial<FeeChange> = {}): FeeChange => ({
  from: null,
  cells,
  units: [],
  ...others,
});
const ofPlan = (amount: number | null): FeeCell => ({
  kind: "plan",
  course: null,
  plan: "basic",
  currency: "PKR",
  amount,
});
const alone = (amount: number | null): FeeCell => ({
  kind: "course",
  course: "baking",
  plan: "fee",
  currency: "PKR",
  amount,
});
const once = (course: string | null, amount: number | null): FeeCell => ({
  ...alone(amount),
  kind: "registration",
  course,
  plan: null,
});
const plan = { kind: "plan", id: "basic" };
const baking = { kind: "course", id: "baking" };
const money = { kind: "settings", id: "money" };

it("changes fees at once, each in its own document; an empty one is asked for", () => {
  expect(changeFees(plan, { title: "Basic", fees: { USD: 99 } }, change([ofPlan(6000)]), about)).toEqual({
    ...{ title: "Basic", fees: { USD: 99, PKR: 6000 } },
  });
  expect(changeFees(baking, { fee: { PKR: 9000 } }, change([alone(null), once("baking", 500)]), about)).toEqual({
    ...{ fee: {}, registration: { PKR: 500 } },
  });
  expect(changeFees(money, { markets: [] }, change([once(null, 1000)]), about)).toEqual({
    ...{ markets: [], registration: { PKR: 1000 } },
  });
  const ofCourse: FeeCell = { ...ofPlan(5000), kind: "course", course: "baking" };
  expect(changeFees(baking, { fees: [{ currency: "USD", monthly: { basic: 9 } }] }, change([ofCourse]), about)).toEqual(
    {
      fees: [
        { currency: "USD", monthly: { basic: 9 } },
        { currency: "PKR", monthly: { basic: 5000 } },
      ],
    },
  );
});

it("leaves every other document as it is", () => {
  const document = { fees: { PKR: 1 } };
  const all = change([ofPlan(6000), alone(1), once(null, 1)]);
  for (const key of [
    { kind: "plan", id: "premium" },
    { kind: "course", id: "kitchen" },
    { kind: "page", id: "basic" },
  ])
    expect(changeFees(key, document, all, about)).toBe(document);
});

it("plans fees from a day on, beside what is planned already, and takes them back", () => {
  const document = { fees: { PKR: 5000, USD: 50 }, later: [{ from: "2027-06-01", fees: { PKR: 9000 } }] };
  const planned = changeFees(plan, document, change([ofPlan(6000)], { from: "2027-01-01" }), about);
  expect(planned).toEqual({
    fees: { PKR: 5000, USD: 50 },
    later: [document.later[0], { from: "2027-01-01", fees: { PKR: 6000, USD: 50 } }],
  });
  expect(changeFees(plan, planned, change([], { from: "2027-01-01", takeBack: true }), about)).toEqual(document);
  expect(changeFees(plan, document, change([], { from: "2027-01-01", takeBack: true }), about)).toBe(document);
});

it("a change begins with the fees of the day, planned ones whose day has come included", () => {
  const document = { fees: { PKR: 5000 }, later: [{ from: "2026-12-01", fees: { PKR: 5500, USD: 55 } }] };
  expect(changeFees(plan, document, change([ofPlan(6000)]), about)).toEqual({ fees: { PKR: 6000, USD: 55 } });
});

it("says at once what a course's fee is for", () => {
  const units = [{ course: "baking", feeFor: "course" as const }];
  expect(changeFees(baking, { fee: { PKR: 1 } }, change([], { units }), about)).toEqual({
    fee: { PKR: 1 },
    feeFor: "course",
  });
});
