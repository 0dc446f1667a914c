import { before, meets, target } from "./report.mjs";

/** The worst of a figure over some subjects, by the budget it has. */
function worst(subjects, figure, { atLeast }) {
  const measured = Object.entries(subjects).map(([subject, figures]) => ({ subject, measured: figures[figure] }));
  const isWorse = (one, other) => (atLeast === undefined ? one > other : one < other);
  return measured.reduce((found, one) => (isWorse(one.measured, found.measured) ? one : found));
}

/** A bench's results as rows: its own, or of a table the worst subject of each figure that has a budget. */
function rowsOf({ rows, subjects, budgets = {} }) {
  if (rows) return rows;
  return Object.entries(budgets).map(([figure, budget]) => {
    const { subject, measured } = worst(subjects, figure, budget);
    return { what: `${figure}, worst of ${Object.keys(subjects).length} (${subject})`, measured, ...budget };
  });
}

/**
 * Stored results of the benches, as one list of lines: bench, what, measured, before, wanted, share of nginx, verdict.
 * A bench that could not run is one line with the reason; `missed` counts those that missed their target or broke.
 */
export function summarise(results) {
  const lines = results.flatMap(({ name, skipped, broken, ...result }) => {
    const empty = { bench: name, measured: "", before: "", wanted: "", "of nginx": "" };
    if (broken) return [{ ...empty, what: broken, verdict: "BROKEN" }];
    if (skipped) return [{ ...empty, what: skipped, verdict: "skipped" }];
    return rowsOf(result).map(({ what, measured, unit = "", ofNginx, ...budget }) => {
      const met = meets({ measured, ...budget });
      const verdict = met === null ? "" : { true: "met", false: "MISSED" }[met];
      const wanted = target(budget, unit);
      const figures = { measured: `${measured} ${unit}`.trim(), before: before(budget, unit), wanted };
      return { bench: name, what, ...figures, "of nginx": ofNginx ?? "", verdict };
    });
  });
  return { lines, missed: lines.filter(({ verdict }) => verdict === "MISSED" || verdict === "BROKEN").length };
}

const columns = ["bench", "what", "measured", "before", "wanted", "of nginx", "verdict"];

/** The same as a table in Markdown. */
export function toMarkdown(lines) {
  const row = (cells) => `| ${cells.join(" | ")} |`;
  return [
    row(columns),
    row(columns.map(() => "---")),
    ...lines.map((line) => row(columns.map((name) => line[name]))),
  ].join("\n");
}
