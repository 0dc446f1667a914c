import { expect, it } from "vitest";
import { refundWindowEnds } from "./refund-window.ts";

const terms = { fullRefundDays: 7, standardWindowDays: 14 };
const paidAt = new Date("2026-11-20T10:00:00Z");

it("ends seven days after the first class (specification §9)", () => {
  const firstClass = new Date("2026-12-01T00:00:00Z");
  expect(refundWindowEnds(terms, { firstClass, confirmedAt: paidAt, paidAt })).toEqual(
    new Date("2026-12-08T00:00:00Z"),
  );
});

it("ends seven days after the seat was confirmed for somebody who joins a batch under way", () => {
  const firstClass = new Date("2026-11-01T00:00:00Z");
  const confirmedAt = new Date("2026-11-21T10:00:00Z");
  expect(refundWindowEnds(terms, { firstClass, confirmedAt, paidAt })).toEqual(new Date("2026-11-28T10:00:00Z"));
  expect(refundWindowEnds(terms, { firstClass, confirmedAt: null, paidAt })).toEqual(new Date("2026-11-27T10:00:00Z"));
});

it("ends fourteen days after the payment where no batch is chosen", () => {
  expect(refundWindowEnds(terms, { firstClass: null, confirmedAt: paidAt, paidAt })).toEqual(
    new Date("2026-12-04T10:00:00Z"),
  );
});
