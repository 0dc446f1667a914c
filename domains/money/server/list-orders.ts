import { z } from "zod";
import type { Site } from "#domains/content/rules/site.ts";
import { type OrderSearch, orderSearch } from "#domains/money/contract/income.ts";
import type { OrderState } from "#domains/money/contract.ts";
import { orderState } from "#domains/money/contract.ts";
import { dayBegins, dayEnds } from "#domains/money/rules/book-days.ts";
import type { KnownOrder } from "#domains/money/rules/known-order.ts";
import { orderStateAt } from "#domains/money/rules/order-state.ts";
import { type Statement, statementOf } from "#domains/money/rules/statement.ts";
import { knownOrdersOf, knowOrders } from "#domains/money/server/known-orders.ts";
import { findOrderCurrencies } from "#domains/money/server/queries/income-queries.ts";
import { findOrderChanges } from "#domains/money/server/queries/order-changes.ts";
import {
  findIdsOfOrders,
  listStudentOrders,
  type WhichOrders,
} from "#domains/money/server/queries/order-list-queries.ts";
import { findStudentOrder, type Order, type StudentOrder } from "#domains/money/server/queries/order-queries.ts";
import { findWaitingProofs } from "#domains/money/server/queries/payment-queries.ts";
import { findOrdersSaying } from "#domains/money/server/queries/search-orders.ts";
import { readReference } from "#domains/seats/rules/order-reference.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { Page, PageRequest } from "#server/db/keyset.ts";
import { pageRequest } from "#server/db/keyset.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { moneyReaders, query } from "#server/verb.ts";
import type { KnowsBranches } from "#server/within.ts";
import type { Currency } from "#shared/money.ts";
import { type OrderEntry, readLedger, readStatements } from "./ledger.ts";
import { receiptPath } from "./order-links.ts";
import { refundWindowOf } from "./refund-order.ts";

/** An order as the staff's list shows it. */
export type ListedOrder = Pick<StudentOrder, "student"> & { state: OrderState; statement: Statement } & Pick<
    Order,
    "reference" | "courseTitle" | "planTitle" | "months" | "currency" | "createdAt" | "dueAt"
  >;

/** An order with its timeline and its ledger, oldest first. */
export type OrderHistory = ListedOrder & {
  changes: { state: OrderState; at: Date }[];
  ledger: Pick<
    OrderEntry,
    | "kind"
    | "amountMinor"
    | "instalment"
    | "act"
    | "partOf"
    | "dueAt"
    | "method"
    | "way"
    | "receivedOn"
    | "receipt"
    | "note"
  >[];
  /** End of the full refund window (specification §9); null before the first payment. */
  refundableUntil: Date | null;
};

interface Deps {
  database: Database;
}

type Listing = Deps & KnowsBranches & { site: () => Site };

/**
 * A page of the orders of all students, or of those in `state` and of a search; latest first. With `sums` it says what
 * they all come to, which `sumOrders` says alone.
 */
export const listOrders = query(
  {
    ...{ may: moneyReaders, branch: "own" },
    takes: [pageRequest, orderState.nullish(), orderSearch.extend({ sums: z.boolean().optional() }).optional()],
  },
  async (
    deps: Listing,
    request: PageRequest,
    state?: OrderState | null,
    { sums = false, ...search }: OrderSearch & { sums?: boolean | undefined } = {},
  ): Promise<Page<ListedOrder> & { totals?: OrderSum[] }> => {
    const which = await whichOf(deps, state, search);
    // What was typed is looked for once.
    const ids = which.search && sums ? await findIdsOfOrders(deps.database, which) : undefined;
    const found = ids ? { ...which, search: undefined, ids } : which;
    const { entries, next } = await listStudentOrders(deps.database, request, found);
    return {
      ...{ entries: await withStatements(deps.database, entries, which.now), next },
      ...(sums && { totals: sumsByCurrency(await knownOf(deps, found), which.now) }),
    };
  },
);

/** What orders cost, what was received for them, and what is left, in minor units of a currency. */
export interface OrderSum {
  currency: Currency;
  orders: number;
  priceMinor: number;
  receivedMinor: number;
  /** Nothing for an order that is cancelled or has expired. */
  leftMinor: number;
}

/** What these orders cost together, what was received for them and what is left, by currency. */
export const sumOrders = query(
  { may: moneyReaders, takes: [orderState.nullish(), orderSearch.optional()], branch: "own" },
  async (deps: Listing, state?: OrderState | null, search?: OrderSearch): Promise<OrderSum[]> => {
    const which = await whichOf(deps, state, search);
    return sumsByCurrency(await knownOf(deps, which), which.now);
  },
);

function sumsByCurrency(known: KnownOrder[], now: Date): OrderSum[] {
  return [...Map.groupBy(known, ({ currency }) => currency)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, orders]) => ({ ...{ currency, orders: orders.length }, ...sumsOf(orders, now) }));
}

/** The known orders of a list: of all in a state without reading them, of a search by their ids. */
async function knownOf({ database }: Listing, which: WhichOrders): Promise<KnownOrder[]> {
  const { state, now, within, search, from, until } = which;
  if (search || from || until || which.ids) {
    const ids = which.ids ?? (await findIdsOfOrders(database, which));
    const known = await knowOrders(database);
    return ids.flatMap((id) => known.get(id) ?? []);
  }
  const known = await knownOrdersOf(database, { of: "all", within });
  return state ? known.filter((order) => orderStateAt(order, now) === state) : known;
}

function sumsOf(orders: KnownOrder[], now: Date) {
  const sums = { priceMinor: 0, receivedMinor: 0, leftMinor: 0 };
  for (const order of orders) {
    sums.priceMinor += order.priceMinor;
    sums.receivedMinor += order.receivedMinor;
    const isOver = order.state === "cancelled" || orderStateAt(order, now) === "expired";
    sums.leftMinor += isOver ? 0 : Math.max(0, order.priceMinor - order.receivedMinor);
  }
  return sums;
}

async function whichOf({ database, site, within }: Listing, state?: OrderState | null, search: OrderSearch = {}) {
  const { company } = site().content;
  const { timeZone } = company.hours;
  const { words, from, to } = search;
  return {
    ...{ state: state ?? undefined, within, now: new Date() },
    from: from === undefined ? undefined : dayBegins(from, timeZone),
    until: to === undefined ? undefined : dayEnds(to, timeZone),
    search: words
      ? { words, country: company.address.countryCode, currencies: await findOrderCurrencies(database) }
      : undefined,
  } satisfies WhichOrders;
}

/** An order by its reference as a person writes it. Throws `not_found` for an unknown one. */
export async function findListedOrder(
  { database, site }: Deps & { site: () => Site },
  text: string,
): Promise<OrderHistory> {
  const reference = readReference(text);
  const found = reference ? await findStudentOrder(database, reference) : undefined;
  if (!found) throw new AppError("not_found", "order.unknown", { values: { reference: text } });
  const { order } = found;
  const now = new Date();
  const entries = await readLedger(database, order);
  return {
    ...listedOrder(found, statementOf(entries, order, now), now),
    changes: await findOrderChanges(database, order.id),
    ledger: entries.map(
      ({ kind, amountMinor, instalment, dueAt, method, way, receivedOn, receipt, note, ...entry }) => {
        const { act = null, partOf = null } = entry;
        return { kind, amountMinor, instalment, act, partOf, dueAt, method, way, receivedOn, receipt, note };
      },
    ),
    refundableUntil: await refundWindowOf({ site }, database, order),
  };
}

/** These orders as their statements say them at a time. */
export async function withStatements(database: Database, found: StudentOrder[], now: Date): Promise<ListedOrder[]> {
  const orders = found.map(({ order }) => order);
  const statements = await readStatements(database, orders, now);
  return found.flatMap((one) => {
    const statement = statements.get(one.order.id);
    return statement ? [listedOrder(one, statement, now)] : [];
  });
}

/** An order in its state at `now`. */
function listedOrder({ order, student }: StudentOrder, statement: Statement, now: Date): ListedOrder {
  const { reference, courseTitle, planTitle, months, currency, createdAt, dueAt } = order;
  return {
    ...{ reference, state: orderStateAt(order, now), student, courseTitle, planTitle, months, currency },
    ...{ createdAt, dueAt, statement },
  };
}

/** Rows of the proofs that wait. */
const mostWaiting = 500;

/**
 * The orders whose latest proof of payment waits for a decision, each with the time since when, or those of them whose
 * student's name or number or whose reference was typed.
 */
export const listWaitingProofs = query(
  { may: moneyReaders, branch: "own", takes: [z.string().max(100).optional()] },
  async ({ database, site, within }: Listing, words?: string) => {
    const country = site().content.company.address.countryCode;
    const ids = words ? await findOrdersSaying(database, { words, country, currencies: [] }) : undefined;
    const found = await findWaitingProofs(database, { limit: mostWaiting, within, ids });
    const listed = await withStatements(database, found, new Date());
    return listed.flatMap((one, at) => {
      const since = found[at]?.since;
      return since ? [{ ...one, since }] : [];
    });
  },
);

/** An order whose payments include the path of their receipt. */
export async function withReceiptPaths({ signedTokens }: { signedTokens: SignedTokens }, order: OrderHistory) {
  const ledger = order.ledger.map(async (entry) => {
    const { receipt: number, dueAt: issuedAt } = entry;
    return { ...entry, receiptPath: number ? await receiptPath(signedTokens, { number, issuedAt }) : null };
  });
  return { ...order, ledger: await Promise.all(ledger) };
}
