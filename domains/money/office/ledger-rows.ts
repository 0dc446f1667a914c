import { entryFigures } from "#domains/money/rules/figures.ts";
import type { withReceiptPaths } from "#domains/money/server/list-orders.ts";

type Order = Awaited<ReturnType<typeof withReceiptPaths>>;

/** The ledger of an order as text. */
export function ledgerRows({ ledger, currency }: Order, timeOf: (moment: Date) => string) {
  return ledger.map(({ kind, amountMinor, dueAt, method, receipt, receiptPath, note }) => ({
    ...{ kind, amount: entryFigures({ amountMinor }, currency).amount, due: dueAt && timeOf(dueAt) },
    ...{ method: method ?? null, receipt: receipt ?? null, receiptPath, note: note ?? null },
  }));
}
