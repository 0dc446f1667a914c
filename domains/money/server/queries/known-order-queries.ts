import { type SQL, sql } from "drizzle-orm";
import { type BookedEntry, type KnownOrder, knownOrder } from "#domains/money/rules/known-order.ts";
import type { Database } from "#server/db/client.ts";

/**
 * What a reading of the database has seen: transactions before `low` had ended, entries up to `lastEntry` had been written,
 * and there were so many orders.
 */
export interface Mark {
  low: string;
  lastEntry: number;
  orders: number;
}

export async function readMark(database: Database, before?: Mark): Promise<Mark> {
  const { rows } = await database.execute(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as low, (select count(*)::int from orders) as orders,
      pg_snapshot_xmin(pg_current_snapshot()) = pg_snapshot_xmax(pg_current_snapshot()) as at_rest,
      (select coalesce(max(id), 0)::float8 from ledger_entries) as last`);
  const [row] = rows;
  const lastEntry = row?.at_rest || !before ? Number(row?.last) : before.lastEntry;
  return { low: String(row?.low), lastEntry, orders: Number(row?.orders) };
}

/** Whether no transaction has ended since a mark that began after it, or had not ended then: nothing has been written. */
export async function isUntouched(database: Database, { low }: Mark): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select pg_snapshot_xmin(now)::text = ${low} and pg_snapshot_xmax(now)::text = ${low} as is
    from pg_current_snapshot() as now`);
  return rows[0]?.is === true;
}

/** Entries are numbered before their transaction has a number: so many of them are looked at again. */
const overlap = 1_000;

/**
 * The orders that may have changed since a mark: they, their places, their requests or their ledgers were written by a
 * transaction that had not ended then.
 */
export async function findChangedOrders(database: Database, { low, lastEntry }: Mark): Promise<string[]> {
  const since = (row: SQL) => sql`age(${row}.xmin) <= age(mark.low)`;
  const { rows } = await database.execute(sql`
    with mark as (select cast(cast(${low} as text) as xid) as low)
    select o.id from orders o, mark where ${since(sql`o`)}
    union select o.id from batch_enrolments place, mark, orders o
      where ${since(sql`place`)} and o.batch_enrolment_id = place.id
    union select o.id from enrolments request, mark, orders o
      where ${since(sql`request`)} and o.enrolment_id = request.id
    union select e.order_id from ledger_entries e, mark
      where e.id > ${Math.max(0, lastEntry - overlap)} and ${since(sql`e`)}`);
  return rows.map(({ id }) => String(id));
}

const epoch = (moment: SQL) => sql`(extract(epoch from ${moment}) * 1000)::float8`;

const storedEntries = sql`json_agg(json_build_array(kind, amount_minor, instalment, act, part_of, ${epoch(sql`due_at`)},
  received_on, ${epoch(sql`counts_at`)}) order by id)`;

/** What the statements of orders are made of, by the order's id, oldest first; nothing for one without entries. */
export async function findStatedEntries(database: Database, ids: string[]): Promise<Map<string, BookedEntry[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await database.execute(sql`
    select order_id, ${storedEntries} as entries from ledger_entries where ${isOneOfIds(sql`order_id`, ids)} group by 1`);
  return new Map(rows.map(({ order_id: id, entries }) => [String(id), (entries as StoredEntry[]).map(entryOf)]));
}

/** So many orders after one, by their ids; or those of a list. */
export async function findKnownOrders(
  database: Database,
  which: { after: string | null; limit: number } | { ids: string[] },
): Promise<KnownOrder[]> {
  const those = "ids" in which ? isOneOfIds(sql`o.id`, which.ids) : nextOf(which);
  const { rows } = await database.execute(sql`
    select o.id, o.reference, o.currency, o.months, o.state, ${epoch(sql`o.due_at`)} as due_at, o.holds_money, o.by_staff,
      ${epoch(sql`o.created_at`)} as created_at, coalesce(place.batch_id, request.batch_id) as batch_id,
      coalesce(place.person_id, o.person_id, request.person_id) as person_id, ledger.entries
    from orders o
    left join batch_enrolments place on place.id = o.batch_enrolment_id
    left join enrolments request on request.id = o.enrolment_id
    left join lateral (select ${storedEntries} as entries from ledger_entries where order_id = o.id) ledger on true
    where ${those}`);
  return rows.map((row) => {
    const text = (name: string) => (row[name] === null ? null : String(row[name]));
    const entries = (row.entries ?? []) as StoredEntry[];
    return knownOrder(
      {
        ...{ id: String(row.id), reference: String(row.reference), currency: row.currency as KnownOrder["currency"] },
        ...{ months: Number(row.months), state: row.state as KnownOrder["state"], dueAt: new Date(Number(row.due_at)) },
        ...{ holdsMoney: row.holds_money === true, byStaff: row.by_staff === true },
        ...{ createdAt: Number(row.created_at), batchId: text("batch_id"), personId: text("person_id") },
      },
      entries.map(entryOf),
    );
  });
}

const nextOf = ({ after, limit }: { after: string | null; limit: number }) =>
  sql`${after === null ? sql`true` : sql`o.id > ${after}`} order by o.id limit ${limit}`;

/** Whether a column is one of these ids; they are one value, however many there are. */
export const isOneOfIds = (column: SQL, ids: string[]): SQL => sql`${column} = any(cast(${`{${ids}}`} as uuid[]))`;

type StoredEntry = [
  kind: BookedEntry["kind"],
  amountMinor: number,
  instalment: number | null,
  act: BookedEntry["act"],
  partOf: number | null,
  dueAt: number,
  receivedOn: string | null,
  countsAt: number,
];

const entryOf = ([kind, amountMinor, instalment, act, partOf, dueAt, receivedOn, countsAt]: StoredEntry) => ({
  ...{ kind, amountMinor, instalment, act, partOf, dueAt: new Date(dueAt), receivedOn, countsAt },
});

export async function findOrderIds(database: Database): Promise<Set<string>> {
  const { rows } = await database.execute(sql`select id from orders`);
  return new Set(rows.map(({ id }) => String(id)));
}

/** The branch and the teacher of each batch. */
export async function findBatchOwners(database: Database) {
  const { rows } = await database.execute(sql`select id, branch_id, teacher_id from batches`);
  const text = (value: unknown) => (value === null ? null : String(value));
  return new Map(
    rows.map(({ id, branch_id, teacher_id }) => [
      String(id),
      { branchId: text(branch_id), teacherId: text(teacher_id) },
    ]),
  );
}
