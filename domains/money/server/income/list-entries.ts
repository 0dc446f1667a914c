import type { Site } from "#domains/content/rules/site.ts";
import { type EntryFilter, entryFilter, type OwedFilter, owedFilter } from "#domains/money/contract/income.ts";
import { dayBegins, dayEnds, endsOfAges } from "#domains/money/rules/book-days.ts";
import { readStatements } from "#domains/money/server/ledger.ts";
import { findEntries, sumEntries, type WhichEntries } from "#domains/money/server/queries/entry-queries.ts";
import { findOrderCurrencies, findOwed } from "#domains/money/server/queries/income-queries.ts";
import { findOrdersByIds } from "#domains/money/server/queries/order-queries.ts";
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
    const currencies = words ? await findOrderCurrencies(database) : [];
    const which: WhichEntries = {
      ...{ ...filter, within },
      span: { ...(from && { from: dayBegins(from, timeZone) }), ...(to && { until: dayEnds(to, timeZone) }) },
      search: words ? { words, country: company.address.countryCode, currencies } : undefined,
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
    const found = await findOwed(database, ends, { currency, age, branch, after, limit: owedRows + 1 });
    const shown = found.slice(0, owedRows);
    const orders = await findOrdersByIds(
      database,
      shown.map(({ id }) => id),
    );
    const statements = await readStatements(database, orders, now);
    const entries = shown.map(({ id, ...order }) => {
      const statement = statements.get(id);
      return { ...order, lateDays: statement?.overdue?.days ?? 0 };
    });
    return { entries, next: found.length > owedRows ? after + owedRows : null };
  },
);
