import { expect, test } from "vitest";
import { nightlySummary, testsNotRun } from "./nightly-summary.mjs";

const report = {
  testResults: [
    { assertionResults: [{ status: "passed", fullName: "a full disk" }] },
    {
      assertionResults: [
        { status: "skipped", fullName: "a clock that jumps" },
        { status: "failed", fullName: "a disk that fails" },
      ],
    },
  ],
};

test("what a machine could not run is named, beside how each stage ended", () => {
  const stages = [
    { name: "faults", passed: false, seconds: 61.4, notRun: testsNotRun(report) },
    { name: "audit", passed: true, seconds: 3, notRun: testsNotRun(undefined) },
  ];
  expect(nightlySummary(stages)).toEqual([
    "FAILED  faults, 61 s",
    "  could not be run here: a clock that jumps",
    "passed  audit, 3 s",
  ]);
});
