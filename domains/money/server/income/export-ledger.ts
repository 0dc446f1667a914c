import type { Site } from "#domains/content/rules/site.ts";
import { type LedgerSpan, ledgerSpan } from "#domains/money/contract/income.ts";
import { dayBegins, dayEnds } from "#domains/money/rules/book-days.ts";
import { receiptName } from "#domains/money/rules/receipt-numbers.ts";
import { isCharged } from "#domains/money/rules/statement.ts";
import {
  type BookEntry,
  findEntries,
  findLastEntryId,
  sumEntries,
} from "#domains/money/server/queries/entry-queries.ts";
import { AppError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import { csvInPieces, type Row } from "#server/csv-of.ts";
import type { Database } from "#server/db/client.ts";
import type { PageRequest } from "#server/db/keyset.ts";
import { type Caller, incomeReaders, verb } from "#server/verb.ts";
import { xlsxInPieces } from "#server/xlsx-of.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { type Currency, inWhole } from "#shared/money.ts";

interface Deps {
  database: Database;
  site: () => Site;
}

/** The number of entries read at once: more would hold the embedded database's turn for long. */
const atOnce = 500;

const columns = [
  ...(["day", "written", "receivedOn", "receipt", "order", "student", "course", "batch", "branch", "entry"] as const),
  ...(["method", "currency", "charged", "takenOff", "received", "givenBack", "balance", "note"] as const),
] as const;

type LedgerRow = Row<(typeof columns)[number]>;

/** A file's form: for any spreadsheet, or for Excel. */
export type LedgerFormat = "csv" | "xlsx";

/**
 * The ledger between two days for the accountant, in pieces: one row an entry, in the order in which the books count
 * them, with what all orders of its currency owe after it. Each currency begins with what they owed before. The export is
 * an entry of the audit, written before the first piece. Throws `invalid` for a span that ends before it begins.
 */
export const exportLedger = verb(
  { officeOnly: "file", may: incomeReaders, again: true },
  async ({ database, site }: Deps, who: Caller, span: LedgerSpan, format: LedgerFormat) => {
    const { from, to } = ledgerSpan.parse(span);
    if (to < from) throw new AppError("invalid", "books.span");
    const act = {
      verb: "exportLedger",
      subject: "audit",
      subjectId: "ledger",
      details: { since: from, until: to },
    } as const;
    await database.transaction((transaction) => audit(transaction, who, act, new Date()));
    const rows = rowsOf(database, site(), { from, to });
    const days = ["day", "written", "receivedOn"] as const;
    return format === "xlsx" ? xlsxInPieces(columns, rows, days) : csvInPieces(columns, rows);
  },
);

async function* rowsOf(database: Database, site: Site, { from, to }: LedgerSpan): AsyncGenerator<LedgerRow[]> {
  const { company, branches } = site.content;
  const { timeZone } = company.hours;
  const { payments: words, fees } = site.messages.admin;
  const acts = { ...fees.plan.kinds, ...fees.plan.acts };
  const branchNames = new Map(branches.map(({ id, name }) => [id, name]));
  const span = { from: dayBegins(from, timeZone), until: dayEnds(to, timeZone) };
  const untilId = await findLastEntryId(database);
  const balances = new Map<Currency, number>();
  const before = await sumEntries(database, { side: "all", span: { until: span.from }, untilId });
  for (const { currency, upMinor, downMinor } of before) balances.set(currency, upMinor - downMinor);
  yield [...balances].map(([currency, minor]) => ({
    ...emptyRow,
    ...{ day: from, entry: site.messages.admin.income.opening, currency, balance: inWhole(minor, currency) },
  }));
  for (let after: PageRequest["after"] | null = undefined; after !== null; ) {
    const which = { side: "all" as const, span, untilId };
    const page: Awaited<ReturnType<typeof findEntries>> = await findEntries(
      database,
      { limit: atOnce, ...(after && { after }) },
      which,
      "earliest first",
    );
    yield page.entries.map((entry): LedgerRow => {
      const { currency, amountMinor, kind, act, method, way } = entry;
      const balance = (balances.get(currency) ?? 0) + amountMinor;
      balances.set(currency, balance);
      return {
        ...{ day: dayOf(entry.countsAt, timeZone), written: dayOf(entry.at, timeZone), receivedOn: entry.receivedOn },
        ...{ receipt: numberOf(entry), order: entry.reference, student: entry.name, course: entry.course },
        ...{
          batch: entry.batch,
          branch: branchNames.get(entry.branchId) ?? "",
          entry: act ? `${words.ledger.kinds[kind]}: ${acts[act]}` : words.ledger.kinds[kind],
        },
        ...{ method: way || (method && words.methods[method]), currency },
        ...noAmounts,
        ...amountOf(entry),
        ...{ balance: inWhole(balance, currency), note: entry.note },
      };
    });
    after = page.next;
  }
}

/** A number of the institute's own series stays a number, which sorts. */
const numberOf = ({ receipt }: BookEntry) =>
  receipt === null || receiptName(receipt) === String(receipt) ? receipt : receiptName(receipt);

/** An entry's amount in its column; what was moved to another day is charged below zero where it was. */
function amountOf(entry: BookEntry): Partial<LedgerRow> {
  const { kind, amountMinor, currency } = entry;
  if (kind === "payment") return { received: inWhole(0 - amountMinor, currency) };
  if (kind === "refund") return { givenBack: inWhole(amountMinor, currency) };
  if (isCharged(entry)) return { charged: inWhole(amountMinor, currency) };
  return { takenOff: inWhole(0 - amountMinor, currency) };
}

const noAmounts = { charged: null, takenOff: null, received: null, givenBack: null };

const emptyRow: LedgerRow = {
  ...{ day: null, written: null, receivedOn: null, receipt: null, order: null, student: null, course: null },
  ...{ batch: null, branch: null, entry: null, method: null, currency: null, ...noAmounts, balance: null, note: null },
};
