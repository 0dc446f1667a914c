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

/** The tests of some files of Vitest's JSON report, by their names, with their states. */
function statesOf(files = []) {
  return files.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ name: `${file}: ${fullName}`, status })),
  );
}

/** The files in Vitest's JSON report with a failure, in a test or in a suite's setup. */
export function failedFiles(report) {
  return (report?.testResults ?? []).filter(({ status }) => status === "failed").map(({ name }) => name);
}

/**
 * The names of the tests that a run leaves to a longer one: in Vitest's JSON report those tagged as thorough and
 * skipped; of the journeys all in `listing`, Playwright's report of a run that only lists them.
 */
export function leftTests(report, listing) {
  const skipped = ({ status, tags = [] }) => status === "skipped" && tags.includes("thorough");
  const tests = (report?.testResults ?? []).flatMap(({ name: file, assertionResults }) =>
    assertionResults.filter(skipped).map(({ fullName }) => `${file}: ${fullName}`),
  );
  return [...tests, ...testsOf({ suites: listing?.suites }).map(({ name }) => name)];
}
/**
 * Vitest's report of a run with that of the second try of its failed files: how many tests passed and failed in the end,
 * and the names of those that only passed at the second try.
 */
function countVitest(first, second) {
  const again = second?.testResults ?? [];
  const before = statesOf(first?.testResults?.filter(({ name }) => again.some((file) => file.name === name)));
  const failedBefore = new Set(before.filter(({ status }) => status === "failed").map(({ name }) => name));
  const after = statesOf(again);
  const flaky = after.filter(({ name, status }) => status === "passed" && failedBefore.has(name));
  const have = (states, wanted) => states.filter(({ status }) => status === wanted).length;
  return {
    passed: (first?.numPassedTests ?? 0) - have(before, "passed") + have(after, "passed") - flaky.length,
    failed: (first?.numFailedTests ?? 0) - failedBefore.size + have(after, "failed"),
    flaky: flaky.map(({ name }) => name),
  };
}

/**
 * The combined result of Vitest's JSON report and those of Playwright's runs, any of which may be missing: the closing
 * line, such as "12 passed, 0 failed, 1 flaky", and the names of the flaky tests, which failed first and passed at the
 * second try. `browsers` has each run's report under the name of its browsers, `again` is Vitest's report of the second
 * try. Tests left to a longer run are not counted as skipped.
 */
export function countTests(unit, browsers, again) {
  const vitest = countVitest(unit, again);
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  for (const report of Object.values(browsers))
    for (const state of Object.keys(stats)) stats[state] += report?.stats[state] ?? 0;
  const pending = (unit?.numPendingTests ?? 0) - leftTests(unit).length;
  const skipped = pending + (unit?.numTodoTests ?? 0) + stats.skipped;
  const rest = Object.entries({ flaky: stats.flaky + vitest.flaky.length, skipped }).filter(([, count]) => count > 0);
  const summary = [
    `${vitest.passed + stats.expected} passed`,
    `${vitest.failed + stats.unexpected} failed`,
    ...rest.map(([what, count]) => `${count} ${what}`),
  ].join(", ");
  const flaky = Object.entries(browsers).flatMap(([browser, report]) =>
    testsOf({ suites: report?.suites })
      .filter(({ status }) => status === "flaky")
      .map(({ name }) => `${browser}: ${name}`),
  );
  return { summary, flaky: [...vitest.flaky, ...flaky] };
}
