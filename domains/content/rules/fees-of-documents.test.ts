import { expect, it } from "vitest";
import { feesOfCourse, feesOfPlan, inFees } from "./fees-of-documents.ts";

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
