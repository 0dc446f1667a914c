import { expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { batchFee, courseOfBatch } from "./batch-fee.ts";

const [course] = demoContent.courses;
const [plan] = demoContent.plans;
if (!course || !plan) throw new Error("The demo has courses and plans.");

const kilims = { ...course, id: "kilims", plans: ["basic"], fees: { USD: { basic: 50 } } };
const content = { courses: [course, kilims], plans: [{ ...plan, id: "basic", fees: { USD: 99, PKR: 6000 } }] };
const feeOf = (
  ownFee: Parameters<typeof batchFee>[1]["ownFee"],
  currency: "USD" | "PKR" | "GBP",
  courseId = "kilims",
) => batchFee(content, { courseId, ownFee }, currency);

it("a batch costs what its course does, in each currency", () => {
  expect([feeOf(null, "USD"), feeOf(null, "PKR"), feeOf(null, "GBP")]).toEqual([50, 6000, undefined]);
});

it("a batch's own fee counts in its currency alone, also where it is free", () => {
  const own = { amount: 0, currency: "PKR" as const };
  expect([feeOf(own, "PKR"), feeOf(own, "USD")]).toEqual([0, 50]);
});

it("a batch of a course that is not published has its own fee or none", () => {
  expect(feeOf(null, "USD", "gone")).toBeUndefined();
  expect(feeOf({ amount: 70, currency: "USD" }, "USD", "gone")).toBe(70);
  expect([courseOfBatch(content, "kilims"), courseOfBatch(content, "gone")]).toEqual([kilims, undefined]);
});
