import type { Site } from "#domains/content/rules/site.ts";
import { bookMonth } from "#domains/money/contract/income.ts";
import { spanOfMonth } from "#domains/money/rules/book-days.ts";
import {
  findBookClosings,
  findClosedUntil,
  insertBookClosing,
  lockBooks,
  setBooksReopened,
} from "#domains/money/server/queries/book-queries.ts";
import { AppError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { type Caller, managers, ownersAlone, verb } from "#server/verb.ts";

interface Deps {
  database: Database;
  site: () => Site;
}

/**
 * Closes the books to the end of a month: whatever is written from now on counts in them from the moment of writing, also
 * money that was received before. A closed month is closed once. Throws `invalid` for a month that is not over.
 */
export const closeBooks = verb(
  { may: managers, takes: [bookMonth] },
  async ({ database, site }: Deps, who: Caller, month: string): Promise<void> => {
    const { until } = spanOfMonth(month, site().content.company.hours.timeZone);
    await database.transaction(async (transaction) => {
      await lockBooks(transaction);
      const now = new Date();
      if (until > now) throw new AppError("invalid", "books.notOver");
      const closedUntil = await findClosedUntil(transaction);
      if (closedUntil && closedUntil >= until) return;
      await insertBookClosing(transaction, { month, until, closedAt: now, closedBy: who.id });
      const act = { verb: "closeBooks", subject: "audit", subjectId: "books", details: { month } } as const;
      await audit(transaction, who, act, now);
    });
  },
);

/**
 * Opens the last closed month again, and those before it to the closing before. Rows that were written while it was
 * closed stay where they count. Throws `conflict` for a month that is not the last closed one.
 */
export const reopenBooks = verb(
  { may: ownersAlone, again: true, takes: [bookMonth] },
  async ({ database }: Deps, who: Caller, month: string): Promise<void> => {
    await database.transaction(async (transaction) => {
      await lockBooks(transaction);
      const closed = (await findBookClosings(transaction, 1_000)).find(({ reopenedAt }) => reopenedAt === null);
      if (closed?.month !== month) throw new AppError("conflict", "books.notLast");
      const at = new Date();
      await setBooksReopened(transaction, month, { at, by: who.id });
      const act = { verb: "reopenBooks", subject: "audit", subjectId: "books", details: { month } } as const;
      await audit(transaction, who, act, at);
    });
  },
);
