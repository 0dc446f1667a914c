import type { Site } from "#domains/content/rules/site.ts";
import { type RegisterRequest, registerRequest } from "#domains/money/contract.ts";
import { dayBegins } from "#domains/money/rules/book-days.ts";
import { deskFigures, figuresOf } from "#domains/money/rules/figures.ts";
import { type KnownOrder, type KnownStanding, standingAt } from "#domains/money/rules/known-order.ts";
import { orderStateAt, type TimedOrder } from "#domains/money/rules/order-state.ts";
import { cellsOf, type MonthCell, monthsFrom, totalsOf } from "#domains/money/rules/register.ts";
import type { Statement } from "#domains/money/rules/statement.ts";
import { isBefore, knownOrdersOf } from "#domains/money/server/known-orders.ts";
import { readStatements } from "#domains/money/server/ledger.ts";
import { findOrdersOfBatch } from "#domains/money/server/queries/order-queries.ts";
import { findRegisteredOrders, type RegisteredOrder } from "#domains/money/server/queries/register-queries.ts";
import { findClass } from "#domains/seats/server/queries.ts";
import type { Database } from "#server/db/client.ts";
import { moneyReaders, query } from "#server/verb.ts";
import type { KnowsBranches } from "#server/within.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { siteLocale } from "#shared/formats/formats.ts";
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

/** Rows of a page, and the most of a batch. */
const [pageRows, batchRows] = [50, 2_000];

/**
 * The register of fees: the orders of a batch, a branch, a teacher or of everybody, or of those among them who owe something
 * or are late, and how each stands month by month. A batch is whole, by name, and names whoever has no fees yet; others come
 * in pages, latest first. What came and what is left of each month is of all pages.
 */
export const showRegister = query(
  { may: moneyReaders, takes: [registerRequest], branch: "own" },
  async ({ database, site, within }: Deps & KnowsBranches, request: RegisterRequest) => {
    const now = new Date();
    const { timeZone } = site().content.company.hours;
    const present = dayOf(now, timeZone).slice(0, 7);
    const months = monthsFrom(request.from ?? present, monthsShown, request.from ? 0 : monthsBefore);
    const bounds = [...months, ...monthsFrom(months.at(-1) ?? present, 1, -1)].map((month) =>
      dayBegins(`${month}-01`, timeZone).getTime(),
    );
    const registered = await findRegistered(database, { ...request, within }, now);
    const isWhole = request.of === "batch";
    const { known, next } = pageOfRegister(registered, isWhole ? batchRows : pageRows, request.after);
    const ids = known.map(({ order }) => order.id);
    const entries = ids.length > 0 ? await findRegisteredOrders(database, ids) : [];
    const place = new Map(ids.map((id, at) => [id, at]));
    const inOrder = isWhole
      ? (one: RegisteredOrder, other: RegisteredOrder) => compareNames(one.name, other.name)
      : (one: RegisteredOrder, other: RegisteredOrder) =>
          (place.get(one.order.id) ?? 0) - (place.get(other.order.id) ?? 0);
    const statements = await readStatements(
      database,
      entries.map(({ order }) => order),
      now,
    );
    return {
      ...{ months, present, next, isWhole, count: registered.length },
      rows: entries.toSorted(inOrder).flatMap((entry) => {
        const statement = statements.get(entry.order.id);
        if (!statement) return [];
        const cells = cellsOf(statement, timeZone, now);
        return rowOf(
          entry,
          statement,
          months.map((month) => cells.get(month)),
        );
      }),
      totals: [...Map.groupBy(registered, ({ order }) => order.currency)].map(([currency, own]) => {
        const sumOf = (figure: (one: KnownStanding) => number) =>
          own.reduce((sum, { standing }) => sum + figure(standing), 0);
        const totals = totalsOf(
          own.map(({ order }) => order),
          bounds,
        );
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
      unbilled: isWhole ? await findUnbilled(database, request.id ?? "") : [],
    };
  },
);

type Registered = { order: KnownOrder; standing: KnownStanding };

/** The orders of a part of the register that are neither cancelled nor expired, latest first. */
export async function findRegistered(
  database: Database,
  { show = "all", ...which }: Pick<RegisterRequest, "of" | "id" | "show"> & KnowsBranches,
  now: Date,
): Promise<Registered[]> {
  const isShown = {
    ...{ all: () => true, owes: ({ dueMinor }: KnownStanding) => dueMinor > 0 },
    late: ({ lateDays }: KnownStanding) => lateDays > 0,
  }[show];
  return (await knownOrdersOf(database, which))
    .filter((order) => order.personId !== null && !["cancelled", "expired"].includes(orderStateAt(order, now)))
    .map((order) => ({ order, standing: standingAt(order, now) }))
    .filter(({ standing }) => isShown(standing));
}

/** So many after a place, and the place of the last, if others follow. */
function pageOfRegister(registered: Registered[], rows: number, after: RegisterRequest["after"]) {
  const [createdAt, reference = ""] = after ?? [];
  const begins = after ? { createdAt: Number(createdAt), reference } : null;
  const rest = begins ? registered.filter(({ order }) => isBefore(begins, order)) : registered;
  const known = rest.slice(0, rows);
  const last = known.at(-1)?.order;
  return { known, next: last && rest.length > rows ? [String(last.createdAt), last.reference] : null };
}

const { compare: compareNames } = new Intl.Collator(siteLocale, { sensitivity: "base" });

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
async function findUnbilled(database: Database, batchId: string) {
  const isOpen = (order: TimedOrder) => orderStateAt(order, new Date()) !== "expired";
  const open = (await findOrdersOfBatch(database, batchId)).filter(isOpen);
  const billed = new Set(open.map(({ enrolmentId }) => enrolmentId));
  return (await findClass(database, batchId))
    .filter(({ enrolment: { id, state } }) => !["withdrawn", "waitlisted"].includes(state) && !billed.has(id))
    .map(({ enrolment: { id }, person: { id: personId, name } }) => ({ enrolmentId: id, personId, name }));
}
