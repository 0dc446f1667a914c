import { and, eq, gt, gte, inArray, lt, max, type SQL, sql, sum } from "drizzle-orm";
import { type FigureGroup, type FunnelStep, figureGroups, funnelSteps } from "#domains/overview/contract.ts";
import type { Database } from "#server/db/client.ts";
import { figureCounts } from "./tables.ts";

/** The count of a step within a group. */
export interface Figure {
  step: FunnelStep;
  /** The Monday of a week, "2026-11-23"; a source, country or course; empty if it is not known. */
  name: string;
  count: number;
}

/** From the first day to the day before `until`, in the calendar of `timeZone`. */
export interface FigureSpan {
  from: string;
  until: string;
  timeZone: string;
}

/**
 * Counts each step in a span by one group. A visit counts on its day; a lead, demo booking and request on arrival; an
 * order at its first payment; a seat when it is taken. An order has the source and country of its request's lead, a
 * seat those of the person's first lead.
 */
export async function countFigures(database: Database, group: FigureGroup, span: FigureSpan): Promise<Figure[]> {
  const { rows } = await database.execute(countedBy(group, span));
  return rows.map(({ step, name, count }) => ({
    step: funnelSteps.find((one) => one === step) ?? "visits",
    name: String(name),
    count: Number(count),
  }));
}

/** The days from the first to the one before `until`. */
type Days = Pick<FigureSpan, "from" | "until">;

/** The counts of each step in a span of finished days. */
export async function sumFigures(database: Database, group: FigureGroup, { from, until }: Days): Promise<Figure[]> {
  const { grouping, day, name, step, count } = figureCounts;
  return await database
    .select({ step, name, count: sum(count).mapWith(Number) })
    .from(figureCounts)
    .where(and(eq(grouping, group), gte(day, from), lt(day, until), gt(count, 0)))
    .groupBy(step, name);
}

/** The last counted day; null before the first. */
export async function findLastCountedDay(database: Database): Promise<string | null> {
  const { grouping, day } = figureCounts;
  const [last] = await database
    .select({ day: max(day) })
    .from(figureCounts)
    .where(eq(grouping, "week"));
  return last?.day ?? null;
}

/** The first day, in the calendar of `timeZone`, with any step; null if there is none. */
export async function findFirstDay(database: Database, timeZone: string): Promise<string | null> {
  const { rows } = await database.execute(sql`
    select least((select min(day) from visit_counts),
      (least((select min(created_at) from leads), (select min(at) from ledger_entries where kind = 'payment'),
        (select min(created_at) from batch_enrolments)) at time zone ${timeZone})::date)::text as day`);
  const day = rows[0]?.day;
  return typeof day === "string" ? day : null;
}

/** Counts a finished day by every group, replacing its earlier counts. */
export async function replaceCounts(transaction: Database, span: FigureSpan): Promise<void> {
  const { from } = span;
  const { grouping, day } = figureCounts;
  await transaction.delete(figureCounts).where(and(inArray(grouping, [...figureGroups]), eq(day, from)));
  for (const group of figureGroups)
    await transaction.execute(sql`
      insert into figure_counts (day, grouping, name, step, count)
      select ${from}::date, ${group}, name, step, sum(count) from (${countedBy(group, span)}) counted group by name, step
      on conflict (grouping, day, name, step) do update set count = excluded.count`);
  // A day without any events has been counted too.
  await transaction.execute(sql`
    insert into figure_counts (day, grouping, name, step, count)
    values (${from}::date, 'week', date_trunc('week', ${from}::date)::date::text, 'visits', 0) on conflict do nothing`);
}

/** The rows of each step in a span; several may have the same step and name. */
function countedBy(group: FigureGroup, span: FigureSpan): SQL {
  const { from, until, timeZone } = span;
  const begins = sql`(${from}::date::timestamp at time zone ${timeZone})`;
  const ends = sql`(${until}::date::timestamp at time zone ${timeZone})`;
  const isWithin = (time: SQL) => sql`${time} >= ${begins} and ${time} < ${ends}`;
  const weekOf = (day: SQL) => sql`date_trunc('week', ${day})::date::text`;
  /** The group of a step taken at `time` for `course`, by a person whose lead is at hand. */
  const nameAt = (time: SQL, course: SQL) =>
    ({
      week: weekOf(sql`${time} at time zone ${timeZone}`),
      source: sql`coalesce(lead.came_from, '')`,
      country: sql`coalesce(lead.country, '')`,
      course: sql`coalesce(${course}, '')`,
    })[group];
  const visitedBy = {
    week: weekOf(sql`day::timestamp`),
    source: sql`source`,
    country: sql`country`,
    course: sql`course_id`,
  };
  // Joins only what the group needs: there may be a million leads.
  const forCourse = (join: SQL) => (group === "course" ? join : sql``);
  const forLead = (join: SQL) => (group === "source" || group === "country" ? join : sql``);
  const forOrder = (join: SQL) => (group === "week" ? sql`` : join);
  return sql`
    select 'visits' as step, ${visitedBy[group]} as name, sum(visits)::int as count from visit_counts
      where day >= ${from}::date and day < ${until}::date and (course_id <> '') = ${group === "course"}
      group by 2
    union all
    select step, name, count from (
      select lead.source as kind,
          ${nameAt(sql`lead.created_at`, sql`request.course_id, booking.course_id`)} as name, count(*)::int as count
        from leads lead
        ${forCourse(sql`
          left join enrolments request on request.id = lead.about
          left join demo_bookings booking on booking.id = lead.about`)}
        where ${isWithin(sql`lead.created_at`)}
        group by 1, 2) made
      cross join lateral (
        select 'leads' as step
        union all select 'demos' where made.kind = 'demo'
        union all select 'enrolments' where made.kind = 'enrolment') steps
    union all
    select 'paid', ${nameAt(sql`paid.at`, sql`request.course_id, billed.course_id`)}, count(*)::int
      from ledger_entries paid
      ${forOrder(sql`join orders on orders.id = paid.order_id`)}
      ${forCourse(sql`
        left join enrolments request on request.id = orders.enrolment_id
        left join batch_enrolments seat on seat.id = orders.batch_enrolment_id
        left join batches billed on billed.id = seat.batch_id`)}
      ${forLead(sql`left join leads lead on lead.about = orders.enrolment_id`)}
      where paid.kind = 'payment' and ${isWithin(sql`paid.at`)} and paid.id = (
        select id from ledger_entries first where first.order_id = paid.order_id and first.kind = 'payment'
        order by at, id limit 1)
      group by 2
    union all
    select 'seats', ${nameAt(sql`seat.created_at`, sql`batches.course_id`)}, count(*)::int
      from batch_enrolments seat
      join batches on batches.id = seat.batch_id
      ${forLead(sql`left join lateral (
        select came_from, country from leads where leads.person_id = seat.person_id order by created_at limit 1) lead on true`)}
      where seat.state in ('active', 'completed') and ${isWithin(sql`seat.created_at`)}
      group by 2`;
}
