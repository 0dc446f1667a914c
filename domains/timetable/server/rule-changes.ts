import { type PlannedClass, planClasses, type Repetition } from "./plan-classes.ts";
import type { BatchClass } from "./queries.ts";

/** The effect of a rule on the existing classes. */
export interface RuleChanges {
  added: PlannedClass[];
  /** The classes that get the rule's new hours, with these. */
  moved: { batchClass: BatchClass; to: PlannedClass }[];
  removed: BatchClass[];
  /** The classes that the rule would move or remove, and that stay: held, moved or cancelled by hand. */
  kept: BatchClass[];
  /** The first and the last day by the rule, "2026-11-23"; null if it makes no class. */
  days: { first: string; last: string } | null;
}

interface Given {
  before: Repetition | undefined;
  after: Repetition;
  classes: BatchClass[];
  now: Date;
}

/**
 * The changes to a batch's classes with another rule. Classes are found again by the day that the rule gave them. Those
 * that were held, or moved or cancelled by hand, stay as they are, and so do those that staff added. A first rule also
 * makes the past classes, a later one only upcoming ones.
 */
export function changesOf({ before, after, classes, now }: Given): RuleChanges {
  const planned = new Map(planClasses(after).map((one) => [one.ruleDay, one]));
  const plannedBefore = new Map(before ? planClasses(before).map((one) => [one.ruleDay, one]) : []);
  const changes: RuleChanges = { added: [], moved: [], removed: [], kept: [], days: null };
  const days: string[] = [];
  for (const batchClass of classes) {
    const { ruleDay } = batchClass;
    if (ruleDay === null) continue;
    const to = planned.get(ruleDay);
    planned.delete(ruleDay);
    const isFixed = batchClass.endsAt <= now || batchClass.isCancelled || !isAt(batchClass, plannedBefore.get(ruleDay));
    place(changes, batchClass, { to, isFixed });
    if ((isFixed && !batchClass.isCancelled) || to) days.push(ruleDay);
  }
  changes.added = [...planned.values()].filter(({ endsAt }) => !before || endsAt > now);
  days.push(...changes.added.map(({ ruleDay }) => ruleDay));
  const inOrder = days.sort();
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first !== undefined && last !== undefined) changes.days = { first, last };
  return changes;
}

function place(
  { kept, removed, moved }: RuleChanges,
  batchClass: BatchClass,
  { to, isFixed }: { to: PlannedClass | undefined; isFixed: boolean },
): void {
  if (isAt(batchClass, to)) return;
  if (isFixed) kept.push(batchClass);
  else if (to) moved.push({ batchClass, to });
  else removed.push(batchClass);
}

/** Whether a class is at its planned time. */
export function isAt(batchClass: BatchClass, planned: PlannedClass | undefined): boolean {
  if (!planned) return false;
  return (
    batchClass.startsAt.getTime() === planned.startsAt.getTime() &&
    batchClass.endsAt.getTime() === planned.endsAt.getTime()
  );
}
