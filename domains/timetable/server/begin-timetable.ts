import type { TimetableRule } from "#domains/timetable/contract.ts";
import type { Database } from "#server/db/client.ts";
import { applyRule, requireBatch } from "./manage-timetable.ts";
import { scheduleInWords, timingInWords } from "./plan-classes.ts";
import type { BatchWords } from "./queries.ts";

/** The days, hours and dates of a batch that has this rule, before its classes are planned. */
export function wordsOfRule(rule: TimetableRule): BatchWords {
  const { fromDay: startDate, untilDay: endDate } = rule;
  return { schedule: scheduleInWords(rule), timing: timingInWords(rule), startDate, endDate };
}

/**
 * Gives a batch its first timetable. Throws as `saveTimetable` does. Call it with the catalogue locked, in the
 * transaction that adds the batch.
 */
export async function beginTimetable(
  transaction: Database,
  batchId: string,
  rule: TimetableRule,
  now = new Date(),
): Promise<void> {
  await applyRule(transaction, await requireBatch(transaction, batchId), { rule, version: 1, now });
}
