import { z } from "zod";
import {
  type ClassRange,
  cancelReason,
  classRange,
  minutesToMove,
  type ToldClass,
} from "#domains/timetable/contract.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import { byBatch, verb, workOfClass } from "#server/verb.ts";
import { minute } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { inTimetable } from "./change-classes.ts";
import { findChanges } from "./change-queries.ts";
import type { Told } from "./class-news.ts";
import type { TimetableDeps } from "./manage-timetable.ts";
import { weekdayOf } from "./plan-classes.ts";
import { type BatchClass, findClasses, teacherOf, updateClass } from "./queries.ts";
import { refuseClashes } from "./teacher-clashes.ts";
import { beforeOf, tellOfChange } from "./tell-of-changes.ts";

/** Classes to change at once. `id` is chosen by the caller, so that asking twice changes them once. */
const several = z.strictObject({ id: z.uuid(), range: classRange });

type Several = z.infer<typeof several>;

/**
 * Moves the upcoming classes of a range by the same number of minutes, and notifies the people concerned once. Throws
 * `conflict` if a teacher would have two classes at once, `invalid` if there is no such class, and `not_found`.
 */
export const moveClasses = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), several.extend({ minutes: minutesToMove })] },
  async (
    deps: TimetableDeps,
    actor: Actor,
    batchId: string,
    { minutes, ...several }: Several & { minutes: number },
  ): Promise<Told | null> => {
    const later = (moment: Date) => new Date(moment.getTime() + minutes * minute);
    const move = ({ startsAt, endsAt }: BatchClass) => ({ startsAt: later(startsAt), endsAt: later(endsAt) });
    const act = { verb: "moveClasses", what: "changed", details: { minutes } } as const;
    return await onSeveral(deps, actor, { ...several, ...act, batchId }, move);
  },
);

/** Cancels the upcoming classes of a range, and sends the reason once. Throws as `moveClasses` does. */
export const cancelClasses = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), several.extend({ reason: cancelReason.nullable() })] },
  async (
    deps: TimetableDeps,
    actor: Actor,
    batchId: string,
    { reason, ...several }: Several & { reason: string | null },
  ): Promise<Told | null> => {
    const cancel = () => ({ isCancelled: true, cancelReason: reason });
    return await onSeveral(
      deps,
      actor,
      { ...several, verb: "cancelClasses", what: "cancelled", details: {}, batchId },
      cancel,
    );
  },
);

interface Act extends Several {
  batchId: string;
  verb: string;
  what: "changed" | "cancelled";
  details: Record<string, number>;
}

async function onSeveral(
  deps: TimetableDeps,
  actor: Actor,
  { id, range, batchId, verb, what, details }: Act,
  change: (batchClass: BatchClass) => Partial<BatchClass>,
): Promise<Told | null> {
  return await inTimetable(deps, batchId, async ({ transaction, batch, rule, now }) => {
    const [known] = await findChanges(transaction, [id]);
    if (known && known.change.batchId !== batchId) throw new AppError("not_found", "timetable.classGone");
    if (known) return known.change;
    const { timeZone } = rule;
    const chosen = (await findClasses(transaction, batchId)).filter(
      (batchClass) =>
        !batchClass.isCancelled && batchClass.startsAt > now && isIn(range, dayOf(batchClass.startsAt, timeZone)),
    );
    if (chosen.length === 0) throw new AppError("invalid", "timetable.noneChosen");
    const changed = chosen.map((batchClass) => ({
      ...batchClass,
      ...change(batchClass),
      sequence: batchClass.sequence + 1,
    }));
    if (what === "changed") await refuseClashes(transaction, { wanted: changed, batch, timeZone });
    for (const batchClass of changed) await updateClass(transaction, batchClass.id, { ...batchClass, changedAt: now });
    const counted = { ...details, classes: chosen.length };
    await audit(transaction, actor, { verb, subject: "timetable", subjectId: batchId, details: counted }, now);
    await deps.announce(transaction);
    const classes = chosen.map((batchClass): ToldClass => {
      const was = what === "changed" ? beforeOf(batchClass) : null;
      return { sessionId: batchClass.id, what, sequence: batchClass.sequence + 1, was };
    });
    const teachers = chosen.map(teacherOf);
    return await tellOfChange(transaction, { ...deps, actor, at: now }, { id, batchId, classes, teachers });
  });
}

function isIn({ weekday, fromDay, untilDay }: ClassRange, day: string): boolean {
  return fromDay <= day && day <= untilDay && (weekday === null || weekday === weekdayOf(day));
}
