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
  const dayOf = (time: SQL) => sql`(${time} at time zone ${timeZone})::date`;
  const rows = sql`
    select 'visits' as step, day, source, country, course_id as course, visits as count from visit_counts
      where day >= ${from}::date and day < ${until}::date and (course_id <> '') = ${group === "course"}
    union all
    select step, ${dayOf(sql`lead.created_at`)}, coalesce(came_from, ''), coalesce(lead.country, ''),
        coalesce(request.course_id, booking.course_id, ''), 1
      from leads lead
      left join enrolments request on request.id = lead.about
      left join demo_bookings booking on booking.id = lead.about
      cross join lateral (
        select 'leads' as step
        union all select 'demos' where lead.source = 'demo'
        union all select 'enrolments' where lead.source = 'enrolment') steps
      where ${isWithin(sql`lead.created_at`)}
    union all
    select 'paid', ${dayOf(sql`paid.at`)}, coalesce(lead.came_from, ''), coalesce(lead.country, ''),
        coalesce(request.course_id, ''), 1
      from (
        select order_id, min(at) as at from ledger_entries
        where kind = 'payment' and order_id in (
          select order_id from ledger_entries where kind = 'payment' and ${isWithin(sql`at`)})
        group by order_id) paid
      join orders on orders.id = paid.order_id
      left join enrolments request on request.id = orders.enrolment_id
      left join leads lead on lead.about = request.id
      where ${isWithin(sql`paid.at`)}
    union all
    select 'seats', ${dayOf(sql`seat.created_at`)}, coalesce(lead.came_from, ''), coalesce(lead.country, ''),
        batches.course_id, 1
      from batch_enrolments seat
      join batches on batches.id = seat.batch_id
      left join lateral (
        select came_from, country from leads where leads.person_id = seat.person_id order by created_at limit 1) lead on true
      where seat.state in ('active', 'completed') and ${isWithin(sql`seat.created_at`)}`;
  const { rows: counted } = await database.execute(sql`
    select step, ${nameOf[group]} as name, sum(count)::int as count from (${rows}) steps group by 1, 2`);
  return counted.map(({ step, name, count }) => ({
    step: funnelSteps.find((one) => one === step) ?? "visits",
    name: String(name),
    count: Number(count),
  }));
}

const nameOf: Record<FigureGroup, SQL> = {
  week: sql`date_trunc('week', day)::date::text`,
  source: sql`source`,
  country: sql`country`,
  course: sql`course`,
};
