import { type PlannedClass, planClasses, type Repetition } from "./plan-classes.ts";
import type { ClassSession } from "./queries.ts";

/** The effect of a rule on the existing classes. */
export interface RuleChanges {
  added: PlannedClass[];
  /** The classes that get the rule's new hours, with these. */
  moved: { session: ClassSession; to: PlannedClass }[];
  removed: ClassSession[];
  /** The classes that the rule would move or remove, and that stay: held, moved or cancelled by hand. */
  kept: ClassSession[];
  /** The first and the last day by the rule, "2026-11-23"; null if it makes no class. */
  days: { first: string; last: string } | null;
}

interface Given {
  before: Repetition | undefined;
  after: Repetition;
  sessions: ClassSession[];
  now: Date;
}

/**
 * The changes to a batch's classes with another rule. Classes are found again by the day that the rule gave them. Those
 * that were held, or moved or cancelled by hand, stay as they are, and so do those that staff added. A first rule also
 * makes the past classes, a later one only upcoming ones.
 */
export function changesOf({ before, after, sessions, now }: Given): RuleChanges {
  const planned = new Map(planClasses(after).map((one) => [one.ruleDay, one]));
  const plannedBefore = new Map(before ? planClasses(before).map((one) => [one.ruleDay, one]) : []);
  const changes: RuleChanges = { added: [], moved: [], removed: [], kept: [], days: null };
  const days: string[] = [];
  for (const session of sessions) {
    const { ruleDay } = session;
    if (ruleDay === null) continue;
    const to = planned.get(ruleDay);
    planned.delete(ruleDay);
    const isFixed = session.endsAt <= now || session.isCancelled || !isAt(session, plannedBefore.get(ruleDay));
    place(changes, session, { to, isFixed });
    if (isFixed || to) days.push(ruleDay);
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
  session: ClassSession,
  { to, isFixed }: { to: PlannedClass | undefined; isFixed: boolean },
): void {
  if (isAt(session, to)) return;
  if (isFixed) kept.push(session);
  else if (to) moved.push({ session, to });
  else removed.push(session);
}

function isAt(session: ClassSession, planned: PlannedClass | undefined): boolean {
  if (!planned) return false;
  return (
    session.startsAt.getTime() === planned.startsAt.getTime() && session.endsAt.getTime() === planned.endsAt.getTime()
  );
}
