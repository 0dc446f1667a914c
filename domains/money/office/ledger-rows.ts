import { entryFigures } from "#domains/money/rules/figures.ts";
import { registration } from "#domains/money/rules/instalments.ts";
import type { withReceiptPaths } from "#domains/money/server/list-orders.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { shortDay } from "#ui/office/times.ts";

type Order = Awaited<ReturnType<typeof withReceiptPaths>>;

/** The ledger of an order as text; a charge names its month, unless it came after them. */
export function ledgerRows(
  { ledger, currency, statement: { months: inAll } }: Order,
  timeOf: (moment: Date) => string,
  lang: Locale,
) {
  return ledger.map(
    ({ kind, amountMinor, instalment, act, partOf, dueAt, method, way, receivedOn, receipt, receiptPath, note }) => ({
      kind: kind === "charge" && instalment === registration ? ("registration" as const) : kind,
      act: act ?? null,
      month: monthOf(partOf ?? instalment, inAll),
      ...{
        amount: entryFigures({ amountMinor }, currency).amount,
        due: receivedOn ? shortDay(receivedOn, lang) : dueAt && timeOf(dueAt),
      },
      ...{ method: method ?? null, way: way ?? null, receipt: receipt ?? null, receiptPath, note: note ?? null },
    }),
  );
}

const monthOf = (month: number | null, inAll: number) =>
  month && month <= inAll ? { from: month, to: month, inAll } : null;
