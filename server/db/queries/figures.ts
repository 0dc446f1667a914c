import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { type FigureGroup, type FunnelStep, funnelSteps } from "#shared/contracts/figures.ts";

/** How often a step was taken within a group. */
export interface Figure {
  step: FunnelStep;
  /** The Monday of a week, "2026-11-23"; a source, country or course; empty if it is not known. */
  name: string;
  count: number;
}

/** From the first day to the day before `until`, by the calendar of `timeZone`. */
export interface FigureSpan {
  from: string;
  until: string;
  timeZone: string;
}

/**
 * Counts each step in a span by one group. A visit counts on its day; a lead, demo booking and request when they came; an
 * order when its first payment came; a seat when it was taken. An order has the source and country of its request's lead,
 * a seat those of the person's first lead.
 */
export async function countFigures(database: Database, group: FigureGroup, span: FigureSpan): Promise<Figure[]> {
  const { from, until, timeZone } = span;
  const begins = sql`(${from}::date::timestamp at time zone ${timeZone})`;
  const ends = sql`(${until}::date::timestamp at time zone ${timeZone})`;
  const isWithin = (time: SQL) => sql`${time} >= ${begins} and ${time} < ${ends}`;
  const weekOf = (day: SQL) => sql`date_trunc('week', ${day})::date::text`;
  /** The group of a step taken at `time` for `course`, by somebody whose lead is at hand. */
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
  // Only what the group asks for is joined: there may be a million leads.
  const forCourse = (join: SQL) => (group === "course" ? join : sql``);
  const forLead = (join: SQL) => (group === "source" || group === "country" ? join : sql``);
  const rows = sql`
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
    select 'paid', ${nameAt(sql`paid.at`, sql`request.course_id`)}, count(*)::int
      from (
        select order_id, min(at) as at from ledger_entries
        where kind = 'payment' and order_id in (
          select order_id from ledger_entries where kind = 'payment' and ${isWithin(sql`at`)})
        group by order_id) paid
      join orders on orders.id = paid.order_id
      ${forCourse(sql`left join enrolments request on request.id = orders.enrolment_id`)}
      ${forLead(sql`left join leads lead on lead.about = orders.enrolment_id`)}
      where ${isWithin(sql`paid.at`)}
      group by 2
    union all
    select 'seats', ${nameAt(sql`seat.created_at`, sql`batches.course_id`)}, count(*)::int
      from batch_enrolments seat
      join batches on batches.id = seat.batch_id
      ${forLead(sql`left join lateral (
        select came_from, country from leads where leads.person_id = seat.person_id order by created_at limit 1) lead on true`)}
      where seat.state in ('active', 'completed') and ${isWithin(sql`seat.created_at`)}
      group by 2`;
  const { rows: counted } = await database.execute(rows);
  return counted.map(({ step, name, count }) => ({
    step: funnelSteps.find((one) => one === step) ?? "visits",
    name: String(name),
    count: Number(count),
  }));
}
