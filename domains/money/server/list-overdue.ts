import { z } from "zod";
import type { Site } from "#domains/content/rules/site.ts";
import { eachCharge, isDebt, type KnownOrder, standingAt } from "#domains/money/rules/known-order.ts";
import { knownOrdersOf } from "#domains/money/server/known-orders.ts";
import { findStudentOrders } from "#domains/money/server/queries/order-queries.ts";
import { findOrdersSaying } from "#domains/money/server/queries/search-orders.ts";
import type { Database } from "#server/db/client.ts";
import { type Page, type PageRequest, pageRequest } from "#server/db/keyset.ts";
import { moneyReaders, query } from "#server/verb.ts";
import type { KnowsBranches } from "#server/within.ts";
import type { Currency } from "#shared/money.ts";
import { type ListedOrder, withStatements } from "./list-orders.ts";

/** An order with an overdue payment that time does not end. */
export type OverdueOrder = ListedOrder & {
  /** The overdue amount, in minor units. */
  owedMinor: number;
  /** The due time of the oldest open instalment. */
  owedSince: Date;
};

/** What overdue orders of a currency come to, in minor units. */
interface OverdueSum {
  currency: Currency;
  orders: number;
  owedMinor: number;
}

/** Days that something may be overdue, from the first to the last. */
export type LateDays = readonly [from: number, to: number];

interface Deps extends KnowsBranches {
  database: Database;
  site: () => Site;
}

/** Rows of a page for who names no number. */
const rowsOfPage = 200;

/**
 * A page of the orders with overdue instalments, the longest overdue first, or of those whose student's name or number or
 * whose reference was typed; with what they all come to in each currency.
 */
export const listOverdue = query(
  { may: moneyReaders, branch: "own", takes: [pageRequest.optional(), z.string().max(100).optional()] },
  async (
    { database, site, within }: Deps,
    request: PageRequest = { limit: rowsOfPage },
    words?: string,
  ): Promise<Page<OverdueOrder> & { totals: OverdueSum[] }> => {
    const now = new Date();
    const country = site().content.company.address.countryCode;
    const wanted = words && new Set(await findOrdersSaying(database, { words, country, currencies: [] }));
    const all = await lateOrders(database, now, { within });
    const late = wanted ? all.filter(({ order }) => wanted.has(order.id)) : all;
    const [since, reference = ""] = request.after ?? [];
    const begins = since === undefined ? null : { since: Date.parse(since), reference };
    const rest = begins ? late.filter((one) => inTurn(begins, placeOf(one)) < 0) : late;
    const shown = rest.slice(0, request.limit);
    const last = shown.at(-1);
    return {
      entries: await withOverdue(database, shown, now),
      next: last && rest.length > shown.length ? [timeText(last.since), last.order.reference] : null,
      totals: sumsOf(late),
    };
  },
);

/** Which overdue orders: all, or those of some days, or of these references. */
type WhichOverdue = KnowsBranches & { days?: LateDays; references?: string[] };

/** So many orders with overdue instalments at most, the longest overdue first. */
export async function findOverdue(
  database: Database,
  now: Date,
  { limit, ...which }: { limit: number } & WhichOverdue,
): Promise<OverdueOrder[]> {
  return await withOverdue(database, (await lateOrders(database, now, which)).slice(0, limit), now);
}

interface LateOrder {
  order: KnownOrder;
  owedMinor: number;
  /** The moment at which the oldest open charge was due. */
  since: number;
}

/** Every debt with something overdue, the longest overdue first. */
async function lateOrders(
  database: Database,
  now: Date,
  { within, days: [from, to] = [1, Number.POSITIVE_INFINITY], references }: WhichOverdue,
): Promise<LateOrder[]> {
  const wanted = references && new Set(references);
  return (await knownOrdersOf(database, { of: "all", within }))
    .filter((order) => isDebt(order) && (wanted?.has(order.reference) ?? true))
    .flatMap((order) => {
      const { lateDays, overdueByAge } = standingAt(order, now);
      if (lateDays === 0 || lateDays < from || lateDays > to) return [];
      const owedMinor = overdueByAge.reduce((sum, minor) => sum + minor, 0);
      return [{ order, owedMinor, since: oldestOpen(order) }];
    })
    .sort((one, other) => inTurn(placeOf(one), placeOf(other)));
}

interface PlaceInList {
  since: number;
  reference: string;
}

const placeOf = ({ since, order }: LateOrder): PlaceInList => ({ since, reference: order.reference });

/** Which of two comes first: the longer overdue, then by reference. */
const inTurn = (one: PlaceInList, other: PlaceInList) =>
  one.since - other.since || (one.reference < other.reference ? -1 : Number(one.reference > other.reference));

/** A moment as lists write it into their addresses. */
const timeText = (moment: number) => new Date(moment).toISOString().replace("T", " ").replace("Z", "+00");

function oldestOpen(order: KnownOrder): number {
  let oldest = Number.POSITIVE_INFINITY;
  eachCharge(order, (dueAt, _, leftMinor) => {
    if (leftMinor > 0) oldest = Math.min(oldest, dueAt);
  });
  return oldest;
}

function sumsOf(late: LateOrder[]): OverdueSum[] {
  return [...Map.groupBy(late, ({ order }) => order.currency)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, of]) => ({
      ...{ currency, orders: of.length },
      owedMinor: of.reduce((sum, { owedMinor }) => sum + owedMinor, 0),
    }));
}

/** These orders as their statements say them, in their order. */
async function withOverdue(database: Database, late: LateOrder[], now: Date): Promise<OverdueOrder[]> {
  const ids = late.map(({ order }) => order.id);
  const listed = await withStatements(database, await findStudentOrders(database, ids), now);
  return listed
    .flatMap((one) => {
      const { overdue } = one.statement;
      return overdue ? [{ ...one, owedMinor: overdue.minor, owedSince: overdue.since }] : [];
    })
    .sort((one, other) => one.owedSince.getTime() - other.owedSince.getTime());
}
