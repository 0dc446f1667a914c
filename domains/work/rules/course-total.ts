import type { Given } from "./given.ts";

/** A work of a batch with one student's mark. */
export interface MarkedWork {
  /** The maximum points. */
  points: number;
  /** What it counts beside the batch's other works; 0 for nothing. */
  weight: number;
  given: Given;
}

/**
 * A student's total in per cent: the mean of what was reached in each work, each counted by its weight. A work that the
 * student is excused from counts nowhere. One without points is left out of the total so far, and is nothing in the
 * final one. Null while nothing counts; in the end somebody excused from everything has reached all of it.
 */
export function courseTotal(works: MarkedWork[], at: "so far" | "the end"): number | null {
  const counted = works.filter(({ weight }) => weight > 0);
  const asked = counted.filter(({ given }) => given !== "excused" && (given !== null || at === "the end"));
  if (asked.length === 0) return at === "the end" && counted.length > 0 ? 100 : null;
  let [reached, possible] = [0, 0];
  for (const { points, weight, given } of asked) {
    reached += typeof given === "number" ? (weight * given) / points : 0;
    possible += weight;
  }
  // Fractions of works add up to a little less than their sum; a threshold is not missed by that.
  return Math.round((reached / possible) * 1e8) / 1e6;
}

/** The share of a batch's total that each weight counts, in per cent; null where none counts. */
export function sharesOf(weights: number[]): (number | null)[] {
  const sum = weights.reduce((one, other) => one + other, 0);
  return weights.map((weight) => (sum === 0 ? null : Math.round((weight / sum) * 1000) / 10));
}

/** Per cent as they are shown: to the tenth. */
export const shownPercent = (percent: number): number => Math.round(percent * 10) / 10;
