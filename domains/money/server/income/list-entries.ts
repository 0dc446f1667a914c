import type { Site } from "#domains/content/rules/site.ts";
import { type EntryFilter, entryFilter, type OwedFilter, owedFilter } from "#domains/money/contract/income.ts";
import { dayBegins, dayEnds, endsOfAges } from "#domains/money/rules/book-days.ts";
import { isDebt, leftByAge, standingAt } from "#domains/money/rules/known-order.ts";
import { knownOrdersOf } from "#domains/money/server/known-orders.ts";
import { findEntries, sumEntries, type WhichEntries } from "#domains/money/server/queries/entry-queries.ts";
import { findOrderCurrencies } from "#domains/money/server/queries/income-queries.ts";
import { findStudentOrders } from "#domains/money/server/queries/order-queries.ts";
import { findOrdersSaying } from "#domains/money/server/queries/search-orders.ts";
import type { Database } from "#server/db/client.ts";
import { type PageRequest, pageRequest } from "#server/db/keyset.ts";
import { incomeReaders, moneyReaders, query } from "#server/verb.ts";
import type { KnowsBranches } from "#server/within.ts";
import { dayOf } from "#shared/formats/class-time.ts";

interface Deps {
  database: Database;
  site: () => Site;
}

/** A page of the ledger's entries as the books count them, latest first, and the sums of them all by currency. */
export const listEntries = query(
  { may: moneyReaders, takes: [pageRequest, entryFilter], branch: "own" },
  async (deps: Deps & KnowsBranches, request: PageRequest, { words, from, to, ...filter }: EntryFilter) => {
    const { database, site, within } = deps;
    const { company } = site().content;
    const { timeZone } = company.hours;
    const country = company.address.countryCode;
    const typed = words ? { words, country, currencies: await findOrderCurrencies(database) } : undefined;
    const which: WhichEntries = {
      ...{ ...filter, within },
      span: { ...(from && { from: dayBegins(from, timeZone) }), ...(to && { until: dayEnds(to, timeZone) }) },
      search: typed && { typed, orderIds: await findOrdersSaying(database, typed) },
    };
    return { ...(await findEntries(database, request, which)), totals: await sumEntries(database, which) };
  },
);

/** Rows of a page. */
const owedRows = 50;

/** The orders that owe something of an age now, the most first, with the number of orders before those that follow. */
export const listOwed = query(
  { may: incomeReaders, takes: [owedFilter] },
  async ({ database, site }: Deps, { currency, age, branch, after }: OwedFilter) => {
    const { timeZone } = site().content.company.hours;
    const now = new Date();
    const ends = endsOfAges(now, dayOf(now, timeZone).slice(0, 7), timeZone);
    const at = ends.findIndex(([one]) => one === age);
    const of = branch === undefined ? { of: "all" as const } : { of: "branch" as const, id: branch };
    const found = (await knownOrdersOf(database, of))
      .filter((order) => order.currency === currency && isDebt(order))
      .map((order) => ({
        order,
        owedMinor:
          leftByAge(
            order,
            ends.map(([, before]) => before),
          )[at] ?? 0,
      }))
      .filter(({ owedMinor }) => owedMinor > 0)
      .sort((one, other) => other.owedMinor - one.owedMinor || (one.order.reference < other.order.reference ? -1 : 1));
    const shown = found.slice(after, after + owedRows);
    const ids = shown.map(({ order }) => order.id);
    const students = new Map((await findStudentOrders(database, ids)).map((one) => [one.order.id, one]));
    const entries = shown.flatMap(({ order, owedMinor }) => {
      const named = students.get(order.id);
      if (!named) return [];
      const { student, batch } = named;
      const name = `${student.firstName} ${student.lastName}`.trim();
      const { reference } = order;
      const { lateDays } = standingAt(order, now);
      return { reference, name, batch: batch?.name ?? named.order.courseTitle, owedMinor, lateDays };
    });
    return { entries, next: found.length > after + owedRows ? after + owedRows : null };
  },
);
