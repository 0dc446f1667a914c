import { describe, expect, it } from "vitest";
import { changeFees, type FeeCell, type FeeChange, feeChange } from "./change-fees.ts";

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

it("takes the last planned fees back, and plans again what is planned for the same day", () => {
  const document = { fees: { PKR: 5000 }, later: [{ from: "2027-01-01", fees: { PKR: 9000 } }] };
  const from = "2027-01-01";
  expect(changeFees(plan, document, change([], { from, takeBack: true }), about)).toStrictEqual({
    fees: { PKR: 5000 },
  });
  expect(changeFees(plan, document, change([ofPlan(6000)], { from }), about)).toStrictEqual({
    ...{ fees: { PKR: 5000 }, later: [{ from, fees: { PKR: 6000 } }] },
  });
});

it("takes a course's own fee for a plan away: the plan's counts again", () => {
  const cell = (currency: "PKR" | "USD"): FeeCell => ({ ...ofPlan(null), kind: "course", course: "baking", currency });
  const document = {
    fees: [
      { currency: "PKR", monthly: { basic: 5000 } },
      { currency: "USD", monthly: { basic: 50, premium: 90 } },
    ],
  };
  expect(changeFees(baking, document, change([cell("PKR"), cell("USD")]), about)).toEqual({
    fees: [{ currency: "USD", monthly: { premium: 90 } }],
  });
});

it("says what a course's fee is for of that course alone, and plans no fees by it", () => {
  const units = [{ course: "baking", feeFor: "course" as const }];
  const document = { fees: { PKR: 1 } };
  for (const key of [
    { kind: "plan", id: "baking" },
    { kind: "course", id: "kitchen" },
  ])
    expect(changeFees(key, document, change([], { units }), about)).toBe(document);
  expect(changeFees(baking, {}, change([], { units, from: "2027-01-01" }), about)).toStrictEqual({ feeFor: "course" });
});

it.each<[string, { kind: string; id: string }, FeeCell]>([
  ["a course's fee for a plan, to that plan", plan, { ...ofPlan(1), kind: "course", course: "baking" }],
  ["the institute's registration fee, to other settings", { kind: "settings", id: "brand" }, once(null, 1)],
  ["the institute's registration fee, to a page called money", { kind: "page", id: "money" }, once(null, 1)],
  ["a course's registration fee, to the institute", money, once("baking", 1)],
  ["a plan's fee, to the institute", money, ofPlan(1)],
])("does not add %s", (_what, key, cell) => {
  const document = { fees: { PKR: 5000 } };
  expect(changeFees(key, document, change([cell]), about)).toBe(document);
});

describe("what a change may be", () => {
  const whole = change([ofPlan(6000), alone(null), once(null, 0)], {
    units: [
      { course: "baking", feeFor: "month" },
      { course: "kitchen", feeFor: "course" },
    ],
  });
  const isTaken = (others: object) => feeChange.safeParse({ ...whole, ...others }).success;

  it("is fees of plans, of courses and for registration, and what a course's fee is for", () => {
    expect(feeChange.parse(whole)).toEqual(whole);
    expect(isTaken({ takeBack: true, from: "2027-01-01" })).toBe(true);
  });

  it.each<[string, object]>([
    ["of another kind", { cells: [{ ...ofPlan(1), kind: "service" }] }],
    ["without a kind", { cells: [{ ...ofPlan(1), kind: "" }] }],
    ["of a plan without a name", { cells: [{ ...ofPlan(1), plan: "" }] }],
    ["of a plan whose name is too long", { cells: [{ ...ofPlan(1), plan: "a".repeat(81) }] }],
    ["in no currency", { cells: [{ ...ofPlan(1), currency: "Rs" }] }],
    ["with more than it needs", { cells: [{ ...ofPlan(1), title: "Basic" }] }],
    ["for a year", { units: [{ course: "baking", feeFor: "year" }] }],
    ["for nothing", { units: [{ course: "baking", feeFor: "" }] }],
    ["from no day", { from: "tomorrow" }],
    ["with too many fees", { cells: Array(10_001).fill(ofPlan(1)) }],
    ["for too many courses", { units: Array(1001).fill({ course: "baking", feeFor: "month" }) }],
  ])("is none %s", (_what, others) => {
    expect(isTaken(others)).toBe(false);
  });

  it("holds every fee of a large institute", () => {
    expect(isTaken({ cells: Array(10_000).fill({ ...ofPlan(1), plan: "a".repeat(80) }) })).toBe(true);
    expect(isTaken({ units: Array(1000).fill({ course: "baking", feeFor: "month" }) })).toBe(true);
  });
});
