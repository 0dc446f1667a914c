import { expect, test } from "vitest";
import { countTests, failedFiles, leftTests } from "./count-tests.mjs";

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
  expect(countTests(unit, { "Chromium 156": browser })).toEqual({
    summary: "10 passed, 0 failed, 1 flaky, 1 skipped",
    flaky: ["Chromium 156: [phone] contact.spec.ts without scripts sends too"],
  });
});

test("a runner that did not come to its report counts for nothing", () => {
  expect(countTests(undefined, { "Chromium 156": undefined })).toEqual({ summary: "0 passed, 0 failed", flaky: [] });
  expect(countTests({ ...unit, numFailedTests: 2, numPendingTests: 0 }, {}).summary).toBe("7 passed, 2 failed");
});

test("the runs in several browsers are counted together, and their flaky tests told apart", () => {
  const failed = { stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 }, suites };
  const name = "[phone] contact.spec.ts without scripts sends too";
  expect(countTests(unit, { "Chromium 156": browser, "Chromium 150": failed })).toEqual({
    summary: "12 passed, 1 failed, 2 flaky, 1 skipped",
    flaky: [`Chromium 156: ${name}`, `Chromium 150: ${name}`],
  });
});

test("the failed files of a run are counted by their second try", () => {
  const results = (file, status, ...tests) => ({
    name: file,
    status,
    assertionResults: tests.map(([fullName, state]) => ({ fullName, status: state })),
  });
  const first = {
    numPassedTests: 3,
    numFailedTests: 2,
    testResults: [
      results("good.test.ts", "passed", ["adds", "passed"], ["takes", "passed"]),
      results("slow.test.ts", "failed", ["waits", "failed"], ["ends", "passed"]),
      results("wrong.test.ts", "failed", ["breaks", "failed"]),
    ],
  };
  const again = {
    testResults: [
      results("slow.test.ts", "passed", ["waits", "passed"], ["ends", "passed"]),
      results("wrong.test.ts", "failed", ["breaks", "failed"]),
    ],
  };
  expect(failedFiles(first)).toEqual(["slow.test.ts", "wrong.test.ts"]);
  expect(countTests(first, {}, again)).toEqual({
    summary: "3 passed, 1 failed, 1 flaky",
    flaky: ["slow.test.ts: waits"],
  });
});

test("what is left to a longer run is named, and is not skipped", () => {
  const assertionResults = [
    { fullName: "adds", status: "passed", tags: ["thorough"] },
    { fullName: "survives", status: "skipped", tags: ["thorough"] },
    { fullName: "waits", status: "skipped", tags: [] },
  ];
  const report = {
    ...unit,
    numPendingTests: 2,
    testResults: [{ name: "a.test.ts", status: "passed", assertionResults }],
  };
  expect(leftTests(report, { suites })).toEqual([
    "a.test.ts: survives",
    "[desktop] contact.spec.ts sends",
    "[phone] contact.spec.ts without scripts sends too",
  ]);
  expect(countTests(report, {}).summary).toBe("7 passed, 0 failed, 1 skipped");
});
