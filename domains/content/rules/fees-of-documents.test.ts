import { expect, it } from "vitest";
import { feesOfCourse, feesOfPlan, feesOn, inFees, plannedOf } from "./fees-of-documents.ts";

const earlier = {
  common: "USD" as const,
  localPrices: [{ currency: "PKR" as const, monthly: { basic: 27_500 } }],
};

it("a plan of an earlier release keeps its price, and those in the currencies of some countries", () => {
  expect(feesOfPlan({ id: "basic", monthlyPrice: 99 }, earlier)).toEqual({ USD: 99, PKR: 27_500 });
  expect(feesOfPlan({ id: "premium", monthlyPrice: 199 }, earlier)).toEqual({ USD: 199 });
});

it("what a document says by currency comes before what an earlier release said", () => {
  expect(feesOfPlan({ id: "basic", monthlyPrice: 99, fees: { USD: 120, PKR: 30_000 } }, earlier)).toEqual({
    ...{ USD: 120, PKR: 30_000 },
  });
  expect(feesOfCourse({ prices: { basic: 49 }, fees: [{ currency: "PKR", monthly: { basic: 5000 } }] }, "USD")).toEqual(
    { USD: { basic: 49 }, PKR: { basic: 5000 } },
  );
});

it("a document of an earlier release is edited with its fees by currency", () => {
  expect(inFees("plan", { title: "Basic", monthlyPrice: 99 }, "GBP")).toEqual({ title: "Basic", fees: { GBP: 99 } });
  expect(inFees("course", { title: "Kilims", prices: { basic: 49 } }, "GBP")).toEqual({
    ...{ title: "Kilims", fees: [{ currency: "GBP", monthly: { basic: 49 } }] },
  });
  for (const document of [{ title: "Basic", fees: { USD: 99 } }, null, { title: "x" }])
    expect(inFees("plan", document, "GBP")).toBe(document);
});

it("a course without plans has one fee beside those of plans", () => {
  expect(feesOfCourse({ prices: { basic: 49 }, fee: { PKR: 6000, USD: 60, XXX: 1 } }, "USD")).toEqual({
    USD: { basic: 49, fee: 60 },
    PKR: { fee: 6000 },
  });
});

it("planned fees count from their day on, the latest last; what comes later stays planned", () => {
  const later: { from: string; fees: Record<string, number> }[] = [
    { from: "2027-02-01", fees: { PKR: 7000 } },
    { from: "2027-01-01", fees: { PKR: 6000, USD: 60 } },
    { from: "2027-03-01", fees: { PKR: 8000 } },
  ];
  const plan = { fees: { PKR: 5000 }, later };
  expect(feesOn(plan, "2026-12-31")).toBe(plan);
  expect(feesOn(plan, "2027-01-01")).toEqual({ fees: { PKR: 6000, USD: 60 }, later: [plan.later[0], plan.later[2]] });
  expect(feesOn(plan, "2027-04-01")).toEqual({ fees: { PKR: 8000 } });
  expect(plannedOf("Basic", plan.later).map(({ from, amounts }) => [from, amounts[0]?.amount])).toEqual([
    ["2027-02-01", 7000],
    ["2027-01-01", 6000],
    ["2027-03-01", 8000],
  ]);
});

it("a plan has no fee in what is no currency, nor one that is not written", () => {
  expect(feesOfPlan({ id: "basic", fees: { XXX: 1, USD: 99 } }, { common: "PKR", localPrices: [] })).toStrictEqual({
    USD: 99,
  });
});

it("a course without fees of its own has none", () => {
  expect(feesOfCourse({}, "USD")).toStrictEqual({});
  expect(feesOfCourse({ fees: [{ currency: "PKR", monthly: { basic: 5000 } }] }, "USD")).toStrictEqual({
    PKR: { basic: 5000 },
  });
});

it("an earlier release's prices are read in plans and in courses alone, and stand before those by currency", () => {
  for (const kind of ["course", "page"]) {
    const document = { monthlyPrice: 99 };
    expect(inFees(kind, document, "GBP")).toBe(document);
  }
  const priced = { prices: { basic: 49 } };
  expect(inFees("plan", priced, "GBP")).toBe(priced);
  const document = { prices: { basic: 49 }, fees: [{ currency: "PKR", monthly: { basic: 5000 } }] };
  expect(inFees("course", document, "GBP")).toEqual({
    fees: [
      { currency: "GBP", monthly: { basic: 49 } },
      { currency: "PKR", monthly: { basic: 5000 } },
    ],
  });
  // What is no record of prices is left for the contract to refuse.
  for (const wrong of [{ prices: "49" }, { prices: { basic: "49" } }, { prices: {}, fees: "none" }])
    expect(inFees("course", wrong, "GBP")).toBe(wrong);
});

it("of fees planned for one day the last in the list count", () => {
  const fees = (PKR: number) => ({ from: "2027-01-01", fees: { PKR } });
  expect(feesOn({ fees: { PKR: 1 }, later: [fees(2), fees(3)] }, "2027-01-01")).toEqual({ fees: { PKR: 3 } });
});

it("the latest of the days that have come counts, in whatever order they are planned", () => {
  const fees = (month: number) => ({ from: `2027-0${month}-01`, fees: { PKR: month } });
  for (const months of [
    [1, 2, 3],
    [3, 2, 1],
    [2, 3, 1],
    [3, 1, 2],
  ])
    expect(feesOn({ fees: { PKR: 0 }, later: months.map(fees) }, "2027-09-01")).toEqual({ fees: { PKR: 3 } });
});

it("planned fees are told by currency, by plan, and for registration", () => {
  expect(plannedOf(null)).toEqual([]);
  expect(
    plannedOf("Kilims", [
      {
        ...{ from: "2027-01-01", fee: { PKR: 9000 }, registration: { PKR: 500 } },
        fees: [{ currency: "USD", monthly: { basic: 50, premium: 90 } }],
      },
      { from: "2027-02-01" },
    ]),
  ).toEqual([
    {
      ...{ from: "2027-01-01", title: "Kilims" },
      amounts: [
        { currency: "PKR", amount: 9000, plan: null, isRegistration: false },
        { currency: "USD", amount: 50, plan: "basic", isRegistration: false },
        { currency: "USD", amount: 90, plan: "premium", isRegistration: false },
        { currency: "PKR", amount: 500, plan: null, isRegistration: true },
      ],
    },
    { from: "2027-02-01", title: "Kilims", amounts: [] },
  ]);
});
