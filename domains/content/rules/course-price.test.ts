import { expect, test } from "vitest";
import { coursePrice, lowestPrice } from "./course-price.ts";

const plans = [
  { id: "basic", fees: { USD: 99, PKR: 6000 } },
  { id: "premium", fees: { USD: 199 } },
];
const [basic] = plans;

test("a course costs what its plan does, unless it names a fee of its own in that currency", () => {
  expect(coursePrice({ fees: {} }, { id: "basic", fees: { USD: 99 } }, "USD")).toBe(99);
  expect(coursePrice({ fees: { USD: { basic: 49.5 } } }, { id: "basic", fees: { USD: 99 } }, "USD")).toBe(49.5);
  expect(coursePrice({ fees: { USD: { basic: 0 } } }, { id: "basic", fees: { USD: 99 } }, "USD")).toBe(0);
  expect(basic && coursePrice({ fees: { USD: { basic: 49.5 } } }, basic, "PKR")).toBe(6000);
});

test("a fee in one currency is never converted to another", () => {
  expect(basic && coursePrice({ fees: {} }, basic, "QAR")).toBeUndefined();
  expect(lowestPrice({ plans: ["basic", "premium"], fees: {} }, plans, "QAR")).toBeUndefined();
  expect(lowestPrice({ plans: ["premium"], fees: {} }, plans, "PKR")).toBeUndefined();
});

test("the fee shown is the lowest of the plans that the course is sold in", () => {
  expect(lowestPrice({ plans: ["basic", "premium"], fees: {} }, plans, "USD")).toBe(99);
  expect(lowestPrice({ plans: ["premium"], fees: {} }, plans, "USD")).toBe(199);
  expect(lowestPrice({ plans: ["basic", "premium"], fees: { USD: { premium: 80 } } }, plans, "USD")).toBe(80);
});
