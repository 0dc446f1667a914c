import type { Site } from "#domains/content/rules/site.ts";
import { type IncomeGroup, type IncomeRequest, incomeGroups, incomeRequest } from "#domains/money/contract/income.ts";
import { daysOfMonth, endsOfAges, monthAfter, spanOfMonth } from "#domains/money/rules/book-days.ts";
import { billedWithin, isDebt, isInBooks, type KnownOrder, leftByAge } from "#domains/money/rules/known-order.ts";
import { knownOrdersOf } from "#domains/money/server/known-orders.ts";
import { findBookClosings } from "#domains/money/server/queries/book-queries.ts";
import { type MovedSum, type Span, sumDays, sumMoved } from "#domains/money/server/queries/income-queries.ts";
import { findBatches } from "#domains/seats/server/batches-with-seats.ts";
import type { Database } from "#server/db/client.ts";
import { incomeReaders, query } from "#server/verb.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import type { Currency } from "#shared/money.ts";

interface Deps {
  database: Database;
  site: () => Site;
}

/** What came for one of a group: a branch, a course, a batch or a teacher by its id, "" for what belongs to none. */
export interface GroupSum {
  id: string;
  receivedMinor: number;
}

/** The most closings that are shown. */
const shownClosings = 24;

/**
 * The income of a month in one currency, in minor units: received by day, beside the month before, by branch, course,
 * batch, teacher and method; billed and taken off; what is owed now by age, and expected in the month after this one. All
 * of it is read from the ledger. Money counts on the day it was received, unless that day's month was closed by then.
 */
export const showIncome = query(
  { may: incomeReaders, takes: [incomeRequest] },
  async ({ database, site }: Deps, { branch, ...asked }: IncomeRequest) => {
    const { company, money } = site().content;
    const { timeZone } = company.hours;
    const now = new Date();
    const today = dayOf(now, timeZone);
    const present = today.slice(0, 7);
    const month = asked.month ?? present;
    const before = monthAfter(month, -1);
    const all = await knownOrdersOf(database, { of: "all" });
    const currencies = [...new Set(all.map((order) => order.currency))].sort();
    const currency =
      asked.currency ?? (currencies.includes(money.currency) ? money.currency : currencies[0]) ?? money.currency;
    const ofCurrency = <Row extends { currency: Currency }>(rows: Row[]) =>
      rows.filter((row) => row.currency === currency);
    const span = spanOfMonth(month, timeZone);
    const moved = ofCurrency(await sumMoved(database, span, { timeZone, branch }));
    const movedBefore = ofCurrency(await sumDays(database, spanOfMonth(before, timeZone), { timeZone, branch }));
    const orders = ofCurrency(branch === undefined ? all : await knownOrdersOf(database, { of: "branch", id: branch }));
    const billedOf = billedByBatch(orders, span);
    const batches = await findBatches(database);
    const groups = groupsOf(moved, new Map(batches.map(({ _id: id, ...batch }) => [id, batch])));
    const cameOf = new Map(groups.batch.map(({ id, receivedMinor }) => [id, receivedMinor]));
    return {
      ...{ month, before, present, today, currency, currencies, branch: branch ?? null },
      days: daysIn(
        month,
        moved.filter((one) => one.of === "day"),
      ),
      daysBefore: daysIn(before, movedBefore),
      groups,
      methods: moved
        .filter((one) => one.of === "method")
        .map(({ method, way, receivedMinor, count }) => ({
          method: method ?? "transfer",
          way: way ?? "",
          receivedMinor,
          count,
        }))
        .sort((one, other) => other.receivedMinor - one.receivedMinor),
      billedMinor: sumOf([...billedOf.values()], "billedMinor"),
      offMinor: sumOf([...billedOf.values()], "offMinor"),
      owed: owedByAge(orders, endsOfAges(now, present, timeZone)),
      batches: batches
        .filter(({ _id: id }) => cameOf.has(id) || billedOf.has(id))
        .map(({ _id: id, name, seats, enrolled, teacherId, instructor }) => ({
          ...{ id, name, seats, taken: enrolled, teacherId, instructor },
          billedMinor: billedOf.get(id)?.billedMinor ?? 0,
          offMinor: billedOf.get(id)?.offMinor ?? 0,
          receivedMinor: cameOf.get(id) ?? 0,
        })),
      closings: await findBookClosings(database, shownClosings),
    };
  },
);

/** The income of a month, as a page shows it. */
export type Income = Awaited<ReturnType<typeof showIncome>>;

const sumOf = <Name extends string>(rows: Record<Name, number>[], name: Name) =>
  rows.reduce((sum, row) => sum + row[name], 0);

/** What was charged in a span and what was taken off, by batch; "" for none. */
function billedByBatch(orders: KnownOrder[], span: Span) {
  const billed = new Map<string, { billedMinor: number; offMinor: number }>();
  for (const order of orders.filter(isInBooks)) {
    const { billedMinor, offMinor } = billedWithin(order, span);
    if (billedMinor === 0 && offMinor === 0) continue;
    const before = billed.get(order.batchId ?? "") ?? { billedMinor: 0, offMinor: 0 };
    const sum = { billedMinor: before.billedMinor + billedMinor, offMinor: before.offMinor + offMinor };
    billed.set(order.batchId ?? "", sum);
  }
  return billed;
}

/** What is owed of each age, and by how many orders. */
function owedByAge(orders: KnownOrder[], ends: ReturnType<typeof endsOfAges>) {
  const left = orders.filter(isDebt).map((order) =>
    leftByAge(
      order,
      ends.map(([, before]) => before),
    ),
  );
  return ends.map(([age], at) => {
    const ofAge = left.map((sums) => sums[at] ?? 0).filter((minor) => minor > 0);
    return { age, owedMinor: ofAge.reduce((sum, minor) => sum + minor, 0), orders: ofAge.length };
  });
}

function daysIn(month: string, moved: Pick<MovedSum, "day" | "receivedMinor" | "count">[]) {
  const found = new Map(moved.map((one) => [one.day, one]));
  return daysOfMonth(month).map((on) => {
    return { on, receivedMinor: found.get(on)?.receivedMinor ?? 0, count: found.get(on)?.count ?? 0 };
  });
}

type NamedBatch = { courseId: string; branchId?: string | null; teacherId?: string | null };

function groupsOf(moved: MovedSum[], batches: Map<string, NamedBatch>): Record<IncomeGroup, GroupSum[]> {
  const ofBatch = moved.filter((one) => one.of === "batch");
  const idOf: Record<IncomeGroup, (row: MovedSum) => string> = {
    branch: ({ batch }) => batches.get(batch ?? "")?.branchId ?? "",
    course: ({ course }) => course ?? "",
    batch: ({ batch }) => batch ?? "",
    teacher: ({ batch }) => batches.get(batch ?? "")?.teacherId ?? "",
  };
  const summed = incomeGroups.map((group) => {
    const sums = new Map<string, number>();
    for (const row of ofBatch) sums.set(idOf[group](row), (sums.get(idOf[group](row)) ?? 0) + row.receivedMinor);
    const rows = [...sums].map(([id, receivedMinor]) => ({ id, receivedMinor }));
    return [group, rows.sort((one, other) => other.receivedMinor - one.receivedMinor)] as const;
  });
  return Object.fromEntries(summed) as Record<IncomeGroup, GroupSum[]>;
}
