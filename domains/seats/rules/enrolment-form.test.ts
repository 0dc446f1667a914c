import { expect, it } from "vitest";
import { enrolmentFormFor } from "./enrolment-form.ts";

it("is the plan form where fees are shown, and the simple one elsewhere (specification §2 and §4)", () => {
  expect(enrolmentFormFor("shown")).toBe("plan");
  expect(enrolmentFormFor("hidden")).toBe("simple");
  expect(enrolmentFormFor(undefined)).toBe("simple");
});

it("is the simple form everywhere, where no plan is sold", () => {
  expect(enrolmentFormFor("shown", { isSold: false })).toBe("simple");
});
