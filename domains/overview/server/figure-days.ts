import type { PgBoss } from "pg-boss";
import type { Site } from "#domains/content/rules/site.ts";
import type { FigureGroup } from "#domains/overview/contract.ts";
import type { Database } from "#server/db/client.ts";
import { prepareQueue } from "#server/jobs/queue.ts";
import { day } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import {
  countFigures,
  type Figure,
  type FigureSpan,
  findFirstDay,
  findLastCountedDay,
  replaceCounts,
  sumFigures,
} from "./figure-queries.ts";

/** A day is counted again each night until it is this many days old: until then seats taken on it may be given up. */
const settled = 43;

/** The day a number of days after another, or before it. */
export const plusDays = (from: string, days: number) =>
  new Date(new Date(`${from}T00:00:00Z`).getTime() + days * day).toISOString().slice(0, 10);

/**
 * Counts each step on every day before today, so that a year of figures is read and not counted again: uncounted days,
 * and those young enough to change. An older day keeps its last count, even when its records have been erased. Each day
 * has its own transaction: after an interruption, the next run continues.
 */
export async function countFinishedDays(
  { database, site }: { database: Database; site: () => Site },
  now = new Date(),
): Promise<void> {
  const { timeZone } = site().content.company.hours;
  const today = dayOf(now, timeZone);
  const last = await findLastCountedDay(database);
  const again = plusDays(today, -settled);
  const first = await findFirstDay(database, timeZone);
  const next = last === null ? first : earlier(plusDays(last, 1), again);
  if (next === null || first === null) return;
  for (let from = later(next, first); from < today; from = plusDays(from, 1)) {
    const span = { from, until: plusDays(from, 1), timeZone };
    await database.transaction((transaction) => replaceCounts(transaction, span));
  }
}

/** Counts each step in a span by one group: days counted at night are read, those after them counted now. */
export async function readFigures(database: Database, group: FigureGroup, span: FigureSpan): Promise<Figure[]> {
  const last = await findLastCountedDay(database);
  const next = last === null ? span.from : plusDays(last, 1);
  const from = earlier(later(span.from, next), span.until);
  const counted = from > span.from ? await sumFigures(database, group, { from: span.from, until: from }) : [];
  return from < span.until ? [...counted, ...(await countFigures(database, group, { ...span, from }))] : counted;
}

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

const queue = "count-figures";

const settings = { retryLimit: 5, retryDelay: 300, retryBackoff: true, expireInSeconds: 3600, notify: true };

/** Before the night's retention, so that records are counted before it erases them. */
const daily = "47 2 * * *";

/** Counts the days that are over once a night, in one of the processes that share the database. */
export async function workFigures(boss: PgBoss, count: (now: Date) => Promise<void>, timeZone: string): Promise<void> {
  await prepareQueue(boss, queue, settings);
  await boss.work(queue, { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 600 }, async () => {
    await count(new Date());
  });
  await boss.schedule(queue, daily, null, { tz: timeZone, missed: "once" });
}
