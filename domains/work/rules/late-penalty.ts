import type { LateRule } from "#domains/work/contract.ts";
import { day } from "#shared/durations.ts";
import { isPast, overFrom } from "./deadline.ts";

/** Points are counted to the hundredth. */
const toHundredths = (points: number) => Math.round(points * 100) / 100;

/**
 * The number of days begun after the minute of `dueAt`, each of 24 hours, so that no zone and no clock change counts; 0
 * in time.
 */
export function daysLate(dueAt: Date | null, handedInAt: Date): number {
  if (dueAt === null || !isPast(dueAt, handedInAt)) return 0;
  return Math.floor((handedInAt.getTime() - overFrom(dueAt).getTime()) / day) + 1;
}

/** The penalty of a hand-in that many days late, in points of a work worth `points`: never more than those. */
export function latePenalty(rule: LateRule | null, points: number, days: number): number {
  if (rule === null || days <= 0) return 0;
  const percent = Math.min(rule.perDay * days, rule.most, 100);
  return toHundredths((points * Math.max(0, percent)) / 100);
}

/** The points that remain after the penalty. */
export const afterPenalty = (given: number, penalty: number) => Math.max(0, toHundredths(given - penalty));

/** The deadline after which nothing can be handed in any more; null for never. */
export function closesAt(dueAt: Date | null, rule: LateRule | null): Date | null {
  if (dueAt === null || rule === null || rule.closesAfter === null) return null;
  return new Date(dueAt.getTime() + rule.closesAfter * day);
}
