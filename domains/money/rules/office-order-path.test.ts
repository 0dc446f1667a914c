import { expect, it } from "vitest";
import { officeOrderPath, officeProofPath } from "./office-order-path.ts";

it("leads to an order in the back office, whatever signs its reference has, and to a proof below it", () => {
  expect(officeOrderPath("K7M4-Q2XW")).toBe("/admin/payments/K7M4-Q2XW");
  expect(officeOrderPath("a/b?c")).toBe("/admin/payments/a%2Fb%3Fc");
  expect(officeProofPath("K7M4-Q2XW", "7")).toBe("/admin/payments/K7M4-Q2XW/proofs/7");
});
