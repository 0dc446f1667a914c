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
 * What Vitest's JSON report and those of Playwright's runs say together, any of which may be missing: the closing line,
 * such as "12 passed, 0 failed, 1 flaky", and the names of the flaky tests, which failed first and passed at the second
 * try. `browsers` has each run's report under the name of its browsers.
 */
export function countTests(unit, browsers) {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  for (const report of Object.values(browsers))
    for (const state of Object.keys(stats)) stats[state] += report?.stats[state] ?? 0;
  const passed = (unit?.numPassedTests ?? 0) + stats.expected;
  const failed = (unit?.numFailedTests ?? 0) + stats.unexpected;
  const skipped = (unit?.numPendingTests ?? 0) + (unit?.numTodoTests ?? 0) + stats.skipped;
  const rest = Object.entries({ flaky: stats.flaky, skipped }).filter(([, count]) => count > 0);
  const summary = [`${passed} passed`, `${failed} failed`, ...rest.map(([what, count]) => `${count} ${what}`)].join(
    ", ",
  );
  const flaky = Object.entries(browsers).flatMap(([browser, report]) =>
    testsOf({ suites: report?.suites })
      .filter(({ status }) => status === "flaky")
      .map(({ name }) => `${browser}: ${name}`),
  );
  return { summary, flaky };
}
