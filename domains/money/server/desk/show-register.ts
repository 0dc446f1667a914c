import type { Site } from "#domains/content/rules/site.ts";
import { type RegisterRequest, registerRequest } from "#domains/money/contract.ts";
import { deskFigures, figuresOf } from "#domains/money/rules/figures.ts";
import { cellsOf, type MonthCell, monthsFrom, totalsOf } from "#domains/money/rules/register.ts";
import type { Statement } from "#domains/money/rules/statement.ts";
import { readStatements } from "#domains/money/server/ledger.ts";
import { findRegisterPage, type RegisteredOrder } from "#domains/money/server/queries/register-queries.ts";
import { findClass } from "#domains/seats/server/queries.ts";
import type { Database } from "#server/db/client.ts";
import { moneyReaders, query } from "#server/verb.ts";
import type { KnowsBranches } from "#server/within.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import type { Currency } from "#shared/money.ts";

interface Deps {
  database: Database;
  /** The zone whose days count. */
  site: () => Site;
}

/** The months before this one, and all that a register shows. */
const [monthsBefore, monthsShown] = [2, 7];

/** A month of a student as text: what is left of it, or what it asked for where nothing is. */
export type ShownCell = Pick<MonthCell, "state" | "lateDays"> & {
  amount: string | null;
  /** What it asked for, if a part of it is paid. */
  of: string | null;
};

/**
 * The register of fees: the orders of a batch, a branch, a teacher or of everybody, and how each stands month by month,
 * with what came and what is left of each month. A batch is whole, by name, and names whoever has no fees yet; others
 * come in pages, latest first, and their totals are those of the page.
 */
export const showRegister = query(
  { may: moneyReaders, takes: [registerRequest], branch: "own" },
  async ({ database, site, within }: Deps & KnowsBranches, request: RegisterRequest) => {
    const now = new Date();
    const { timeZone } = site().content.company.hours;
    const present = dayOf(now, timeZone).slice(0, 7);
    const months = monthsFrom(request.from ?? present, monthsShown, request.from ? 0 : monthsBefore);
    const { entries, next } = await findRegisterPage(database, request, { now, within });
    const statements = await readStatements(
      database,
      entries.map(({ order }) => order),
      now,
    );
    const rows = entries.flatMap((entry) => {
      const statement = statements.get(entry.order.id);
      return statement ? [{ entry, statement, cells: cellsOf(statement, timeZone, now) }] : [];
    });
    return {
      ...{ months, present, next, isWhole: request.of === "batch" },
      rows: rows.map(({ entry, statement, cells }) =>
        rowOf(
          entry,
          statement,
          months.map((month) => cells.get(month)),
        ),
      ),
      totals: [...Map.groupBy(rows, ({ statement }) => statement.currency)].map(([currency, own]) => {
        const totals = totalsOf(
          own.map(({ cells }) => cells),
          months,
        );
        const sumOf = (figure: (statement: Statement) => number) =>
          own.reduce((sum, { statement }) => sum + figure(statement), 0);
        return {
          currency,
          months: totals.map(({ receivedMinor, leftMinor }) => ({
            received: textOf(receivedMinor, currency),
            left: textOf(leftMinor, currency),
          })),
          owed: textOf(
            sumOf(({ dueMinor }) => dueMinor),
            currency,
          ),
          ahead: textOf(
            sumOf(({ aheadMinor }) => aheadMinor),
            currency,
          ),
          /** What is overdue up to a week, up to thirty days, and longer. */
          overdueByAge: ([0, 1, 2] as const).map((age) =>
            textOf(
              sumOf(({ overdueByAge }) => overdueByAge[age]),
              currency,
            ),
          ),
        };
      }),
      unbilled: request.of === "batch" ? await findUnbilled(database, request.id ?? "", entries) : [],
    };
  },
);

const textOf = (minor: number, currency: Currency) => (minor === 0 ? null : deskFigures(minor, currency).amount);

function rowOf(
  { order, personId, name, batch }: RegisteredOrder,
  statement: Statement,
  cells: (MonthCell | undefined)[],
) {
  const figures = figuresOf(statement);
  const { currency } = order;
  return {
    ...{ reference: order.reference, personId, name, batch: batch ?? order.courseTitle, currency },
    owes: figures.due,
    lateDays: figures.overdue?.days ?? 0,
    credit: figures.ahead,
    cells: cells.map((cell): ShownCell => {
      if (!cell) return { state: "none", lateDays: 0, amount: null, of: null };
      const { state, lateDays, amountMinor, leftMinor } = cell;
      const isPart = leftMinor > 0 && leftMinor < amountMinor;
      const amount = textOf(leftMinor > 0 ? leftMinor : amountMinor, currency);
      return { state, lateDays, amount, of: isPart ? textOf(amountMinor, currency) : null };
    }),
  };
}

/** The students of a batch who have no fees in it yet. */
async function findUnbilled(database: Database, batchId: string, entries: RegisteredOrder[]) {
  const billed = new Set(entries.map(({ order }) => order.enrolmentId));
  return (await findClass(database, batchId))
    .filter(({ enrolment: { id, state } }) => !["withdrawn", "waitlisted"].includes(state) && !billed.has(id))
    .map(({ enrolment: { id }, person: { id: personId, name } }) => ({ enrolmentId: id, personId, name }));
}
