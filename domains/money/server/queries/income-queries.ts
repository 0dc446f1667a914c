import { type SQL, sql } from "drizzle-orm";
import type { OwedAge } from "#domains/money/contract/income.ts";
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
      select e.amount_minor::float8 as minor, e.method, coalesce(e.way, '') as way, o.currency,
        to_char(e.counts_at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
        coalesce(batch.id, '') as batch, coalesce(batch.course_id, request.course_id, '') as course
      from ledger_entries e ${ofOrder}
      where e.method is not null and ${within(span)} and ${ofBranch(branch)})
    select case when grouping(day) = 0 then 'day' when grouping(batch) = 0 then 'batch' else 'method' end as of,
      currency, day, batch, course, method, way, -sum(minor) as received, count(*)::int as count
    from moved group by grouping sets ((currency, day), (currency, batch, course), (currency, method, way))`);
  return rows.map(({ received, ...row }) => ({ ...row, receivedMinor: Number(received) })) as MovedSum[];
}

/** What was charged and taken off in a span, and the orders that it was charged to, by batch. */
export interface BilledSum {
  currency: Currency;
  batch: string;
  billedMinor: number;
  offMinor: number;
  orders: number;
}

export async function sumBilled(database: Database, span: Span, branch: string | undefined): Promise<BilledSum[]> {
  const { rows } = await database.execute(sql`
    select o.currency, coalesce(batch.id, '') as batch,
      coalesce(sum(e.amount_minor::float8) filter (where e.amount_minor > 0), 0) as billed,
      coalesce(-sum(e.amount_minor::float8) filter (where e.amount_minor < 0), 0) as off,
      count(distinct o.id) filter (where e.kind = 'charge')::int as orders
    from ledger_entries e ${ofOrder}
    where e.kind in ('charge', 'discount', 'correction') and ${within(span)} and ${isBilled} and ${ofBranch(branch)}
    group by 1, 2`);
  return rows.map(({ billed, off, ...row }) => {
    return { ...row, billedMinor: Number(billed), offMinor: Number(off) };
  }) as BilledSum[];
}

/** The ends of the ages of what is owed, from the oldest: what was due before each, and not before the one before it. */
export type AgeEnds = [age: OwedAge, before: Date][];

/** What orders owe that time does not end, by age; `left_of` has one row an order and the columns `left_0`, `left_1` … */
function owedByOrder(ends: AgeEnds): SQL {
  const befores = ends.map(([, before]) => sql`${before.toISOString()}::timestamptz`);
  const last = befores.at(-1) ?? sql`now()`;
  const list = (make: (before: SQL, at: number) => SQL) => sql.join(befores.map(make), sql`, `);
  const nth = (letter: string, at: number) => sql.raw(`${letter}_${at}`);
  // As the instalments of a statement: money and corrections pay the earliest charge, and what they lack adds to it.
  return sql`
    sums as materialized (
      select order_id, sum(minor) filter (where due = '-infinity') as more,
        min(due) filter (where due > '-infinity') as first,
        ${list((before, at) => sql`sum(minor) filter (where due < ${before}) as ${nth("sum", at)}`)}
      from (
        select order_id, amount_minor::float8 as minor, case when kind = 'charge' then due_at else '-infinity' end as due
          from ledger_entries where due_at < ${last} and kind <> 'discount'
        union all
        select taken.order_id, taken.amount_minor::float8, charge.due_at
          from ledger_entries taken join ledger_entries charge on charge.order_id = taken.order_id
            and charge.kind = 'charge' and charge.instalment is not distinct from taken.instalment
          where taken.kind = 'discount' and charge.due_at < ${last}
      ) entries group by order_id),
    left_of as materialized (
      select o.id, o.reference, o.currency, batch.id as batch, batch.name as batch_name, o.course_title,
        coalesce(seat.person_id, o.person_id, request.person_id) as person,
        coalesce(request.first_name || ' ' || request.last_name, '') as asked_as,
        ${list(
          (before, at) => sql`
          case when (o.state <> 'paid' and o.due_at >= ${before}) or (more > 0 and first >= ${before}) then 0
            else greatest(0, coalesce(${nth("sum", at)}, 0)) end as ${nth("left", at)}`,
        )}
      from sums
      join orders o on o.id = sums.order_id
      left join batch_enrolments seat on seat.id = o.batch_enrolment_id
      left join enrolments request on request.id = o.enrolment_id
      left join batches batch on batch.id = coalesce(seat.batch_id, request.batch_id)
      where first is not null and (o.state = 'paid'
        or (o.state in ('awaiting_payment', 'rejected', 'proof_sent') and (o.holds_money or o.by_staff))))`;
}

/** What an order owes of the age at a place, in minor units. */
const ofAge = (at: number): SQL =>
  at === 0 ? sql`left_0` : sql`greatest(0, ${sql.raw(`left_${at}`)} - ${sql.raw(`left_${at - 1}`)})`;

/** What is owed of an age in a currency, and by how many orders. */
export interface OwedSum {
  currency: Currency;
  age: OwedAge;
  owedMinor: number;
  orders: number;
}

export async function sumOwed(database: Database, ends: AgeEnds, branch: string | undefined): Promise<OwedSum[]> {
  const sums = ends.map(
    (_, at) => sql`sum(${ofAge(at)}) as ${sql.raw(`owed_${at}`)},
      count(*) filter (where ${ofAge(at)} > 0)::int as ${sql.raw(`orders_${at}`)}`,
  );
  const { rows } = await database.execute(sql`
    with ${owedByOrder(ends)}
    select currency, ${sql.join(sums, sql`, `)} from left_of
    left join batches batch on batch.id = left_of.batch where ${ofBranch(branch)} group by 1`);
  return rows.flatMap((row) =>
    ends.map(([age], at) => ({
      ...{ currency: row.currency as Currency, age },
      ...{ owedMinor: Number(row[`owed_${at}`]), orders: Number(row[`orders_${at}`]) },
    })),
  );
}

/** An order that owes something of an age. */
export interface OwingOrder {
  id: string;
  reference: string;
  name: string;
  batch: string;
  owedMinor: number;
}

/** The orders that owe something of an age, the most first. */
export async function findOwed(
  database: Database,
  ends: AgeEnds,
  {
    currency,
    age,
    branch,
    after,
    limit,
  }: { currency: Currency; age: OwedAge; branch: string | undefined; after: number; limit: number },
): Promise<OwingOrder[]> {
  const at = ends.findIndex(([one]) => one === age);
  const { rows } = await database.execute(sql`
    with ${owedByOrder(ends)}
    select left_of.id, reference, coalesce(nullif(people.name, ''), asked_as) as name, coalesce(batch_name, course_title) as batch,
      ${ofAge(at)} as owed
    from left_of left join people on people.id = left_of.person left join batches batch on batch.id = left_of.batch
    where left_of.currency = ${currency} and ${ofAge(at)} > 0 and ${ofBranch(branch)}
    order by owed desc, reference limit ${limit} offset ${after}`);
  return rows.map(({ id, reference, name, batch, owed }) => ({
    ...{ id: String(id), reference: String(reference), name: String(name), batch: String(batch) },
    owedMinor: Number(owed),
  }));
}

/** The currencies of all orders. */
export async function findOrderCurrencies(database: Database): Promise<Currency[]> {
  const { rows } = await database.execute(sql`select distinct currency from orders order by 1`);
  return rows.map(({ currency }) => currency as Currency);
}
