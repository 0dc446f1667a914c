import { z } from "zod";
import type { Site } from "#domains/content/rules/site.ts";
import {
  type FigureGroup,
  type FigureRow,
  figureGroups,
  figureWeeks,
  funnelSteps,
} from "#domains/overview/contract.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import { csvOf } from "#server/csv-of.ts";
import type { Database } from "#server/db/client.ts";
import { holders, query, verb } from "#server/verb.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { plusDays, readFigures } from "./figure-days.ts";
import type { Figure, FigureSpan } from "./figure-queries.ts";

interface Deps {
  database: Database;
  site: () => Site;
  clock: () => Date;
}

/** The figures of a page. */
export interface Figures {
  /** Every week of the span by its Monday, the earliest first. */
  weeks: FigureRow[];
  /** By the chosen group, the largest first. */
  rows: FigureRow[];
  total: FigureRow;
}

const figureChoice = z.strictObject({ weeks: z.literal(figureWeeks), group: z.enum(figureGroups) });

/**
 * The numbers of visits, leads, demo bookings, requests, payments and seats in the last `weeks`, week by week and by
 * one group.
 */
export const showFigures = query(
  { may: holders("figures"), takes: [figureChoice] },
  async (
    { database, site, clock }: Deps,
    { weeks, group }: { weeks: number; group: FigureGroup },
  ): Promise<Figures> => {
    const span = spanOf(weeks, site().content.company.hours.timeZone, clock());
    const groups: FigureGroup[] = group === "week" ? ["week"] : ["week", group];
    const [byWeek = [], byGroup = [...byWeek]] = await Promise.all(
      groups.map(async (one) => rowsOf(await readFigures(database, one, span))),
    );
    const found = new Map(byWeek.map((row) => [row.name, row]));
    const mondays = Array.from({ length: weeks }, (_, at) => plusDays(span.from, 7 * at));
    return {
      weeks: mondays.map((name) => found.get(name) ?? emptyRow(name)),
      rows: byGroup.sort((one, other) => sumOf(other) - sumOf(one) || (one.name < other.name ? -1 : 1)),
      total: byWeek.reduce((sum, row) => added(sum, row), emptyRow("")),
    };
  },
);

/** The figures of every group, for a spreadsheet. */
export const exportFigures = verb(
  { officeOnly: "file", may: holders("figures"), again: true },
  async ({ database, site, clock }: Deps, actor: Actor, { weeks }: { weeks: number }): Promise<string> => {
    const now = clock();
    const span = spanOf(weeks, site().content.company.hours.timeZone, now);
    const rows: (FigureRow & { group: FigureGroup })[] = [];
    for (const group of figureGroups) {
      const counted = rowsOf(await readFigures(database, group, span));
      for (const row of counted.sort((one, other) => (one.name < other.name ? -1 : 1))) rows.push({ ...row, group });
    }
    const act = { verb: "exportFigures", subject: "audit", subjectId: "figures", details: { weeks } } as const;
    await database.transaction((transaction) => audit(transaction, actor, act, now));
    return await csvOf(["group", "name", ...funnelSteps], rows);
  },
);

/** The current week and those before it, to the end of today. */
function spanOf(weeks: number, timeZone: string, now: Date): FigureSpan {
  const today = dayOf(now, timeZone);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return { from: plusDays(today, -weekday - 7 * (weeks - 1)), until: plusDays(today, 1), timeZone };
}

function rowsOf(figures: Figure[]): FigureRow[] {
  const rows = new Map<string, FigureRow>();
  for (const { step, name, count } of figures) {
    const row = rows.get(name) ?? emptyRow(name);
    row[step] += count;
    rows.set(name, row);
  }
  return [...rows.values()];
}

const emptyRow = (name: string): FigureRow => ({
  ...{ name, visits: 0, leads: 0, demos: 0 },
  ...{ enrolments: 0, paid: 0, seats: 0 },
});

const added = (row: FigureRow, other: FigureRow): FigureRow => {
  const sum = { ...row };
  for (const step of funnelSteps) sum[step] += other[step];
  return sum;
};

const sumOf = (row: FigureRow) => funnelSteps.reduce((sum, step) => sum + row[step], 0);
