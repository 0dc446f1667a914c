import { expect, it } from "vitest";
import { coursePrice, lowestPrice } from "./course-price.ts";

const plans = [
  { id: "basic", monthlyPrice: 99 },
  { id: "premium", monthlyPrice: 199 },
];

it("takes a plan's price, or the one that the course names for it", () => {
  expect(coursePrice({}, { id: "basic", monthlyPrice: 99 })).toBe(99);
  expect(coursePrice({ prices: { basic: 49.5 } }, { id: "basic", monthlyPrice: 99 })).toBe(49.5);
  expect(coursePrice({ prices: { basic: 0 } }, { id: "basic", monthlyPrice: 99 })).toBe(0);
});

it("shows a course with the lowest price of its own plans", () => {
  expect(lowestPrice({ plans: ["basic", "premium"] }, plans)).toBe(99);
  expect(lowestPrice({ plans: ["premium"] }, plans)).toBe(199);
  expect(lowestPrice({ plans: ["basic", "premium"], prices: { premium: 80 } }, plans)).toBe(80);
});
