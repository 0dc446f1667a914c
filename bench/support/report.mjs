import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/lib/dependencies.mjs";

/** The median of some numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** The smallest of the numbers that at least a share (0 to 1) of them does not exceed: the nearest rank. */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The count of numbers from 1 that are missing or duplicated. */
export function gapsIn(numbers) {
  return numbers.toSorted((one, other) => one - other).filter((number, at) => number !== at + 1).length;
}

/**
 * Prints measured figures beside their targets, keeps them in `bench/results/<name>.json`, and sets the exit code to 1
 * when one misses. A row is `{ what, measured, unit, atLeast | atMost | exactly }`; without a target it only informs.
 * `ofNginx` is the share of nginx's own figure, if there is one. `before` is the figure of the first release (0.1.0),
 * in the same unit, on a machine of the same kind, for a figure that a later release set out to change.
 */
export function report(name, rows) {
  const judged = rows.map((row) => ({ ...row, met: meets(row) }));
  console.table(
    Object.fromEntries(
      judged.map(({ what, measured, unit = "", met, ...row }) => [
        what,
        {
          measured: `${measured} ${unit}`.trim(),
          before: before(row, unit),
          target: target(row, unit),
          met: met === null ? "" : yesOrNo(met),
        },
      ]),
    ),
  );
  keep(name, { rows: judged });
  if (judged.some(({ met }) => met === false)) process.exitCode = 1;
}

/**
 * Prints one line per subject with its figures, those that miss their budget marked, keeps all in
 * `bench/results/<name>.json`, and sets the exit code to 1 when one misses. `subjects` is `{ subject: { figure: number } }`;
 * `budgets` is `{ figure: { atLeast | atMost | exactly } }`.
 */
export function reportTable(name, subjects, budgets) {
  const isMissed = (figure, measured) => budgets[figure] && !meets({ measured, ...budgets[figure] });
  const lines = {};
  let missed = 0;
  for (const [subject, figures] of Object.entries(subjects)) {
    const cells = Object.entries(figures).map(([figure, measured]) => {
      if (!isMissed(figure, measured)) return [figure, measured];
      missed += 1;
      return [figure, `${measured} !`];
    });
    lines[subject] = Object.fromEntries(cells);
  }
  lines.budget = Object.fromEntries(Object.entries(budgets).map(([figure, budget]) => [figure, target(budget, "")]));
  console.table(lines);
  console.log(missed === 0 ? "Every figure keeps its budget." : `${missed} figures miss their budget (marked !).`);
  keep(name, { subjects, budgets });
  if (missed > 0) process.exitCode = 1;
}

/** Prints why a bench cannot run on this machine, and keeps that in `bench/results/<name>.json`. */
export function skip(name, why) {
  console.log(`Skipped: ${why}.`);
  keep(name, { skipped: why });
}

function keep(name, results) {
  const folder = join(root, "bench", "results");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ name, ...results }, null, 2)}\n`);
}

const yesOrNo = (met) => (met ? "yes" : "NO");

/** Whether a figure meets its target; null where it has none. */
export function meets({ measured, atLeast, atMost, exactly }) {
  if (atLeast !== undefined) return measured >= atLeast;
  if (atMost !== undefined) return measured <= atMost;
  return exactly === undefined ? null : measured === exactly;
}

/** A row's figure in the first release, such as "1260 MB"; empty if unknown. */
export function before({ before: figure }, unit) {
  return figure === undefined ? "" : `${figure} ${unit}`.trim();
}

/** A row's target as text, such as "≥ 200 inquiries/s"; empty without one. */
export function target({ atLeast, atMost, exactly }, unit) {
  if (atLeast !== undefined) return `≥ ${atLeast} ${unit}`.trim();
  if (atMost !== undefined) return `≤ ${atMost} ${unit}`.trim();
  return exactly === undefined ? "" : `${exactly} ${unit}`.trim();
}
