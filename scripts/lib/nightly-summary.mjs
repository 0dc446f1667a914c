/** The full names of the tests that a Vitest JSON report lists as not run. */
export function testsNotRun(report) {
  const tests = (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
  return tests.filter(({ status }) => ["pending", "skipped", "todo"].includes(status)).map(({ fullName }) => fullName);
}

/** The results of a night's stages, as lines for a person; `notRun` lists what each could not run on this machine. */
export function nightlySummary(stages) {
  return stages.flatMap(({ name, passed, seconds, notRun }) => [
    `${passed ? "passed" : "FAILED"}  ${name}, ${Math.round(seconds)} s`,
    ...notRun.map((test) => `  could not be run here: ${test}`),
  ]);
}
