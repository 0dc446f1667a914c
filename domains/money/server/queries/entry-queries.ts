import { type SQL, sql } from "drizzle-orm";
import type { EntryFilter } from "#domains/money/contract/income.ts";
import type { ChargeAct, LedgerKind, PaymentMethod } from "#domains/money/contract.ts";
import type { Database } from "#server/db/client.ts";
import type { Page, PageRequest } from "#server/db/keyset.ts";
import type { Within } from "#server/within.ts";
import type { Currency } from "#shared/money.ts";
import { isBilled, ofBranch, ofOrder, type Span } from "./income-queries.ts";
import { isOneOfIds } from "./known-order-queries.ts";
import { isAmountTyped, type Search } from "./search-orders.ts";

/** An entry of the ledger with the order, the student and the batch that it is of. */
export interface BookEntry {
  id: number;
  /** From when it counts in the books, and when it was written. */
  countsAt: Date;
  at: Date;
  /** The day on which the desk received it; null for the day on which it counts. */
  receivedOn: string | null;
  kind: LedgerKind;
  act: ChargeAct | null;
  amountMinor: number;
  currency: Currency;
  instalment: number | null;
  method: PaymentMethod | null;
  way: string | null;
  note: string | null;
  actorId: string | null;
  receipt: number | null;
  reference: string;
  name: string;
  course: string;
  batch: string;
  branchId: string;
}

/** Which entries: those of a span and a side of the books, or every entry of a span. */
export type WhichEntries = Omit<EntryFilter, "from" | "to" | "side" | "words"> & {
  side: EntryFilter["side"] | "all";
  span: Partial<Span>;
  /** What was typed, and the orders that have it. */
  search?: { typed: Search; orderIds: string[] } | undefined;
  within?: Within | undefined;
  /** No entry that was written after this one. */
  untilId?: number;
};

const money = sql`e.method is not null`;
const prices = sql`e.kind in ('charge', 'discount', 'correction')`;

/** What `isCharged` says of an entry of the price: what was moved is taken back where it was, and charged on another day. */
const charged = sql`(e.amount_minor > 0 or e.act is not distinct from 'moved')`;

const sides: Record<WhichEntries["side"], SQL> = {
  received: money,
  billed: sql`${prices} and ${charged} and ${isBilled}`,
  off: sql`${prices} and not ${charged} and ${isBilled}`,
  all: sql`(${money} or ${isBilled})`,
};

function isOneOf({ side, span, search, untilId, within, ...filter }: WhichEntries): SQL {
  const { branch, course, batch, teacher, method, way, kind, currency } = filter;
  const isText = (column: SQL, value: string | undefined) =>
    value === undefined ? [] : sql`coalesce(${column}, '') = ${value}`;
  const parts = [
    sides[side],
    ...[isText(sql`o.currency`, currency), isText(sql`batch.id`, batch), isText(sql`e.way`, way)].flat(),
    ...[isText(sql`coalesce(batch.course_id, request.course_id)`, course), isText(sql`e.method`, method)].flat(),
    ...[isText(sql`batch.teacher_id::text`, teacher), isText(sql`e.kind`, kind)].flat(),
    ofBranch(branch),
    ...(within ? [within.has("order", sql`o.id`)] : []),
    ...(span.from ? [sql`e.counts_at >= ${span.from.toISOString()}`] : []),
    ...(span.until ? [sql`e.counts_at < ${span.until.toISOString()}`] : []),
    ...(untilId === undefined ? [] : [sql`e.id <= ${untilId}`]),
    ...(search
      ? [
          sql`(${isOneOfIds(sql`o.id`, search.orderIds)}
            or ${isAmountTyped(search.typed, sql`e.amount_minor`, sql`o.currency`)})`,
        ]
      : []),
  ];
  return sql.join(parts, sql` and `);
}

const epoch = (moment: SQL) => sql`(extract(epoch from ${moment}) * 1000)::float8`;

const columns = sql`
  e.id, ${epoch(sql`e.counts_at`)} as counts_at, ${epoch(sql`e.at`)} as at, e.received_on::text as received_on, e.kind, e.act, e.amount_minor, o.currency, e.instalment, e.method,
  e.way, e.note, e.actor_id, coalesce(receipts.number, receipt_parts.number) as receipt, o.reference,
  coalesce(nullif(people.name, ''), request.first_name || ' ' || request.last_name, '') as name,
  o.course_title as course, coalesce(batch.name, '') as batch, coalesce(batch.branch_id, '') as branch_id`;

const named = sql`
  left join people on people.id = coalesce(seat.person_id, o.person_id, request.person_id)
  left join receipts on receipts.entry_id = e.id
  left join receipt_parts on receipt_parts.entry_id = e.id`;

/** A page of entries in the order in which they count in the books. */
export async function findEntries(
  database: Database,
  { after, limit }: PageRequest,
  which: WhichEntries,
  direction: "latest first" | "earliest first" = "latest first",
): Promise<Page<BookEntry>> {
  const [way, beyond] = direction === "latest first" ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const [moment, id] = [after?.[0], Number(after?.[1])];
  const isBeyond =
    moment !== undefined && Number.isSafeInteger(id)
      ? sql`(e.counts_at, e.id) ${beyond} (cast(${moment} as timestamptz), ${id})`
      : sql`true`;
  const inOrder = sql`order by e.counts_at ${way}, e.id ${way}`;
  // Only those of the page are joined with what they are shown with.
  const { rows } = await database.execute(sql`
    with shown as materialized (
      select e.id from ledger_entries e ${ofOrder} where ${isOneOf(which)} and ${isBeyond} ${inOrder} limit ${limit + 1})
    select ${columns}, e.counts_at::text as counts_text
    from shown join ledger_entries e on e.id = shown.id ${ofOrder} ${named} ${inOrder}`);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    entries: shown.map(entryOf),
    next: rows.length > limit && last ? [String(last.counts_text), String(last.id)] : null,
  };
}

function entryOf(row: Record<string, unknown>): BookEntry {
  const text = (name: string) => (row[name] === null ? null : String(row[name]));
  const number = (name: string) => (row[name] === null ? null : Number(row[name]));
  return {
    ...{ id: Number(row.id), countsAt: new Date(Number(row.counts_at)), at: new Date(Number(row.at)) },
    ...{ receivedOn: text("received_on"), kind: row.kind as LedgerKind, act: row.act as ChargeAct | null },
    amountMinor: Number(row.amount_minor),
    ...{ currency: row.currency as Currency, instalment: number("instalment") },
    ...{ method: row.method as PaymentMethod | null, way: text("way"), note: text("note") },
    ...{ actorId: text("actor_id"), receipt: number("receipt"), reference: String(row.reference) },
    ...{ name: String(row.name), course: String(row.course), batch: String(row.batch) },
    branchId: String(row.branch_id),
  };
}

/** The sums of entries by currency, in minor units: what raised what is owed, and what lowered it. */
export async function sumEntries(database: Database, which: WhichEntries) {
  const { rows } = await database.execute(sql`
    select o.currency, count(*)::int as count, coalesce(sum(e.amount_minor::float8) filter (where ${charged}), 0) as up,
      coalesce(-sum(e.amount_minor::float8) filter (where not ${charged}), 0) as down
    from ledger_entries e ${ofOrder} where ${isOneOf(which)} group by 1 order by 1`);
  return rows.map(({ currency, count, up, down }) => ({
    ...{ currency: currency as Currency, count: Number(count), upMinor: Number(up), downMinor: Number(down) },
  }));
}

/** The last entry of the ledger; 0 before the first. */
export async function findLastEntryId(database: Database): Promise<number> {
  const { rows } = await database.execute(sql`select coalesce(max(id), 0) as last from ledger_entries`);
  return Number(rows[0]?.last);
}
