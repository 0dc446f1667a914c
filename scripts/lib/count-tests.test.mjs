import { expect, test } from "vitest";
import { countTests } from "./count-tests.mjs";

const unit = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 };
const suites = [
  {
    title: "contact.spec.ts",
    specs: [{ title: "sends", tests: [{ status: "expected", projectName: "desktop" }] }],
    suites: [
      {
        title: "without scripts",
        specs: [{ title: "sends too", tests: [{ status: "flaky", projectName: "phone" }] }],
      },
    ],
  },
];
const browser = { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 }, suites };

test("what passed at the second try only is neither passed nor failed, and is named", () => {
  expect(countTests(unit, browser)).toEqual({
    summary: "10 passed, 0 failed, 1 flaky, 1 skipped",
    flaky: ["[phone] contact.spec.ts without scripts sends too"],
  });
});

test("a runner that did not come to its report counts for nothing", () => {
  expect(countTests(undefined, undefined)).toEqual({ summary: "0 passed, 0 failed", flaky: [] });
  expect(countTests({ ...unit, numFailedTests: 2, numPendingTests: 0 }, undefined).summary).toBe("7 passed, 2 failed");
});
