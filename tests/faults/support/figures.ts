/** Writes a test's measurements into its run's output: the source of the table in docs/faults.md. */
export function figures(fault: string, measured: Record<string, number | string>) {
  const lines = Object.entries(measured).map(([what, figure]) => {
    const shown = typeof figure === "number" ? Math.round(figure * 10) / 10 : figure;
    return `  ${what}: ${shown}`;
  });
  process.stdout.write(`\n${fault}\n${lines.join("\n")}\n`);
}

/** The duration of an act, in milliseconds, with its result. */
export async function timed<Outcome>(act: () => Promise<Outcome>): Promise<{ outcome: Outcome; took: number }> {
  const began = performance.now();
  const outcome = await act();
  return { outcome, took: performance.now() - began };
}

/** The value that a share of all lies at or under: 0.99 of them for the p99. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
