import { expect, it } from "vitest";
import { refundWindowEnds } from "./refund-window.ts";

const terms = { fullRefundDays: 7, standardWindowDays: 14 };
const paidAt = new Date("2026-11-20T10:00:00Z");

it("ends seven days after the first class (specification §9)", () => {
  const firstClass = new Date("2026-12-01T00:00:00Z");
  expect(refundWindowEnds(terms, { firstClass, paidAt })).toEqual(new Date("2026-12-08T00:00:00Z"));
});

it("ends fourteen days after the payment where no batch is chosen", () => {
  expect(refundWindowEnds(terms, { firstClass: null, paidAt })).toEqual(new Date("2026-12-04T10:00:00Z"));
});
