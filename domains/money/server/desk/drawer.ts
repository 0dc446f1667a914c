import { Temporal } from "temporal-polyfill";
import type { Site } from "#domains/content/rules/site.ts";
import { deskFigures, entryFigures } from "#domains/money/rules/figures.ts";
import { receiptPath } from "#domains/money/server/order-links.ts";
import { findTakenBy } from "#domains/money/server/queries/desk-queries.ts";
import { findDrawers } from "#domains/money/server/queries/drawer-queries.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { desk, query } from "#server/verb.ts";
import { dayOf } from "#shared/formats/class-time.ts";

interface Deps {
  database: Database;
  signedTokens: SignedTokens;
  site: () => Site;
}

/** The number of receipts that the desk shows. */
const shown = 3;

/** The cash in a clerk's drawer, by currency, and their last receipts of today, latest first; by the moment of writing. */
export const showDrawer = query(
  { may: desk, branch: "no branch" },
  async ({ database, signedTokens, site }: Deps, userId: string) => {
    const { timeZone } = site().content.company.hours;
    const today = dayOf(new Date(), timeZone);
    const since = new Date(Temporal.PlainDate.from(today).toZonedDateTime(timeZone).epochMilliseconds);
    const taken = await findTakenBy(database, userId, since);
    const byReceipt = [...Map.groupBy(taken, ({ receipt }) => receipt).values()];
    const receipts = byReceipt.slice(0, shown).map(async (entries) => {
      // The first one that was written is the last here: it names the company of them all.
      const first = entries.at(-1);
      if (!first) throw new Error("A group has an entry.");
      const { receipt, at, kind, method, way, amountMinor: _, sponsor, ...of } = first;
      const path = receipt === null ? null : await receiptPath(signedTokens, { number: receipt, issuedAt: at });
      const amountMinor = entries.reduce((sum, entry) => sum + entry.amountMinor, 0);
      const amount = entryFigures({ amountMinor }, of.currency).moved;
      const receiver = sponsor === null ? {} : { name: sponsor, email: "", phone: "", locale: null };
      return { number: receipt, path, at, kind, method, way, amount, ...of, ...receiver };
    });
    return {
      cash: (await findDrawers(database, userId)).map(
        ({ cashMinor, currency }) => deskFigures(cashMinor, currency).amount,
      ),
      receipts: await Promise.all(receipts),
    };
  },
);
