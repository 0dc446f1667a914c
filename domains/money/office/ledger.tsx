import type { ChargeAct } from "#domains/money/contract.ts";
import { monthsInWords } from "#domains/money/rules/figures.ts";
import { receiptName } from "#domains/money/rules/receipt-numbers.ts";
import type { Months } from "#domains/money/rules/statement.ts";
import { List } from "#ui/office/list.tsx";
import { useFrame } from "#ui/office/office-frame.ts";

export type LedgerRow = {
  kind: "charge" | "registration" | "payment" | "refund" | "discount" | "correction";
  /** Why a correction changes one charge. */
  act: ChargeAct | null;
  month: Months | null;
  amount: string;
  due: string | null;
  method: "transfer" | "cash" | "card" | null;
  /** The title of the way that brought a transfer. */
  way: string | null;
  receipt: number | null;
  receiptPath: string | null;
  note: string | null;
};

/** The charges, payments and refunds, as they were written; with a `title` of their own, a part of the page. */
export function Ledger({ rows, title }: { rows: LedgerRow[]; title?: string }) {
  const { payments, fees } = useFrame().words;
  const { ledger, methods, ...words } = payments;
  if (rows.length === 0) return null;
  const Heading = title === undefined ? "h3" : "h2";
  return (
    <section className="grid gap-2">
      <Heading className="text-base">{title ?? ledger.title}</Heading>
      <List
        rows={rows}
        // A ledger only ever grows at its end.
        keyOf={(_, at) => at}
        look="text-sm"
        scrolls={{ label: title ?? ledger.title }}
        columns={[
          {
            title: ledger.kind,
            cell: ({ kind, act, month, note }) => (
              <>
                <span>{ledger.kinds[kind]}</span>
                {act && <span className="block">{{ ...fees.plan.kinds, ...fees.plan.acts }[act]}</span>}
                {month && <span className="block text-ink-faint">{monthsInWords(month, words)}</span>}
                {note && <span className="block text-ink-faint">{note}</span>}
              </>
            ),
          },
          { title: ledger.due, cell: ({ due }) => due },
          {
            title: ledger.method,
            cell: ({ method, way, receipt, receiptPath }) => (
              <>
                {method && <span>{way ?? methods[method]}</span>}
                {receiptPath && (
                  <a href={receiptPath} target="_blank" rel="noopener noreferrer" className="link block">
                    {ledger.receipt} {receipt === null ? "" : receiptName(receipt)}
                  </a>
                )}
              </>
            ),
          },
          { title: ledger.amount, look: "text-end!", cellLook: "font-semibold", cell: ({ amount }) => amount },
        ]}
      />
    </section>
  );
}
