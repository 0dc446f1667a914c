import { entryFigures } from "#domains/money/rules/figures.ts";
import { registration } from "#domains/money/rules/instalments.ts";
import type { withReceiptPaths } from "#domains/money/server/list-orders.ts";

type Order = Awaited<ReturnType<typeof withReceiptPaths>>;

/** The ledger of an order as text. */
export function ledgerRows({ ledger, currency }: Order, timeOf: (moment: Date) => string) {
  return ledger.map(({ kind, instalment, amountMinor, dueAt, method, receipt, receiptPath, note }) => ({
    kind: kind === "charge" && instalment === registration ? ("registration" as const) : kind,
    ...{ amount: entryFigures({ amountMinor }, currency).amount, due: dueAt && timeOf(dueAt) },
    ...{ method: method ?? null, receipt: receipt ?? null, receiptPath, note: note ?? null },
  }));
}
