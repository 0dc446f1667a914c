import { type SQL, sql } from "drizzle-orm";
import type { PaymentMethod } from "#domains/money/contract.ts";
import type { Database } from "#server/db/client.ts";
import type { Currency } from "#shared/money.ts";

/** From a moment to one that no longer counts. */
export interface Span {
  from: Date;
  until: Date;
}

/** An order with its place, its request and the batch that it is for. */
export const ofOrder = sql`
  join orders o on o.id = e.order_id
  left join batch_enrolments seat on seat.id = o.batch_enrolment_id
  left join enrolments request on request.id = o.enrolment_id
  left join batches batch on batch.id = coalesce(seat.batch_id, request.batch_id)`;

/** Orders whose charges count in the books: confirmed, billed by staff, or with money that came for them. */
export const isBilled = sql`(
  o.state = 'paid' or o.holds_money or (o.by_staff and o.state <> 'cancelled')
  or exists (select from ledger_entries paid where paid.order_id = o.id and paid.kind = 'payment'))`;

const within = ({ from, until }: Span) =>
  sql`e.counts_at >= ${from.toISOString()} and e.counts_at < ${until.toISOString()}`;

/** The batches of a branch, "" for those of none. */
export const ofBranch = (branch: string | undefined): SQL =>
  branch === undefined ? sql`true` : sql`coalesce(batch.branch_id, '') = ${branch}`;

/** Sums in minor units: what came and what was given back, of a day, a batch or a method. */
export interface MovedSum {
  of: "day" | "batch" | "method";
  currency: Currency;
  day: string | null;
  batch: string | null;
  course: string | null;
  method: PaymentMethod | null;
  way: string | null;
  receivedMinor: number;
  count: number;
}

/** The money that moved in a span by day, batch and method, what was given back taken off. */
export async function sumMoved(
  database: Database,
  span: Span,
  { timeZone, branch }: { timeZone: string; branch: string | undefined },
): Promise<MovedSum[]> {
  const { rows } = await database.execute(sql`
    with moved as materialized (
      select sum(e.amount_minor::float8) as minor, count(*)::int as count, e.method, coalesce(e.way, '') as way,
        o.currency, (e.counts_at at time zone ${timeZone})::date as day,
        coalesce(batch.id, '') as batch, coalesce(batch.course_id, request.course_id, '') as course
      from ledger_entries e ${ofOrder}
      where e.method is not null and ${within(span)} and ${ofBranch(branch)} group by 3, 4, 5, 6, 7, 8)
    select case when grouping(day) = 0 then 'day' when grouping(batch) = 0 then 'batch' else 'method' end as of,
      currency, day::text as day, batch, course, method, way, -sum(minor) as received,
      sum(count)::int as count
    from moved group by grouping sets ((currency, day), (currency, batch, course), (currency, method, way))`);
  return rows.map(({ received, ...row }) => ({ ...row, receivedMinor: Number(received) })) as MovedSum[];
}

/** The money that moved in a span by day alone, which takes a part of the time. */
export async function sumDays(
  database: Database,
  span: Span,
  { timeZone, branch }: { timeZone: string; branch: string | undefined },
): Promise<Pick<MovedSum, "currency" | "day" | "receivedMinor" | "count">[]> {
  const orders = branch === undefined ? sql`join orders o on o.id = e.order_id` : ofOrder;
  const { rows } = await database.execute(sql`
    select o.currency, (e.counts_at at time zone ${timeZone})::date::text as day,
      -sum(e.amount_minor::float8) as received, count(*)::int as count
    from ledger_entries e ${orders}
    where e.method is not null and ${within(span)} and ${ofBranch(branch)} group by 1, 2`);
  return rows.map(({ received, currency, day, count }) => {
    return { currency: currency as Currency, day: String(day), receivedMinor: Number(received), count: Number(count) };
  });
}

/** The currencies of all orders. */
export async function findOrderCurrencies(database: Database): Promise<Currency[]> {
  const { rows } = await database.execute(sql`select distinct currency from orders order by 1`);
  return rows.map(({ currency }) => currency as Currency);
}
