import { expect, it } from "vitest";
import { assignmentFields } from "./assignment-fields.ts";

const lateRuleOf = (typed: Record<string, string>) =>
  assignmentFields(typed, ["text"], { timeZone: "Asia/Karachi", before: null }).lateRule;

it.each([
  ["10%", "50 %"],
  ["10", "50"],
  ["۱۰٪", "٥٠٪"],
])("reads the cost of a late hand-in with the sign of per cent or without: %j, at most %j", (perDay, most) => {
  expect(lateRuleOf({ perDay, most, closesAfter: "7" })).toEqual({ perDay: 10, most: 50, closesAfter: 7 });
});

it("leaves what is no percentage for the contract to refuse, and costs nothing where nothing is typed", () => {
  expect(lateRuleOf({ perDay: "ten%" })).toEqual({ perDay: Number.NaN, most: 100, closesAfter: null });
  expect(lateRuleOf({ closesAfter: "7" })).toEqual({ perDay: 0, most: 100, closesAfter: 7 });
  expect(lateRuleOf({})).toBeNull();
});
