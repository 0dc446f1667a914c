/** Every test of a suite and of those inside it, with its file and the titles above it. */
function testsOf({ specs = [], suites = [] }, above = []) {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, projectName }) => ({
      status,
      name: [`[${projectName}]`, ...above, spec.title].join(" "),
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, [...above, suite.title]))];
}

/**
 * What Vitest's and Playwright's JSON reports say together, either of which may be missing: the closing line, such as
 * "12 passed, 0 failed, 1 flaky", and the names of the flaky tests, which failed first and passed at the second try.
 */
export function countTests(unit, browser) {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...browser?.stats };
  const passed = (unit?.numPassedTests ?? 0) + stats.expected;
  const failed = (unit?.numFailedTests ?? 0) + stats.unexpected;
  const skipped = (unit?.numPendingTests ?? 0) + (unit?.numTodoTests ?? 0) + stats.skipped;
  const rest = Object.entries({ flaky: stats.flaky, skipped }).filter(([, count]) => count > 0);
  const summary = [`${passed} passed`, `${failed} failed`, ...rest.map(([what, count]) => `${count} ${what}`)].join(
    ", ",
  );
  const flaky = testsOf({ suites: browser?.suites })
    .filter(({ status }) => status === "flaky")
    .map(({ name }) => name);
  return { summary, flaky };
}
