import { useFrame } from "#ui/office/frame.ts";

export type LedgerRow = {
  kind: "charge" | "payment" | "refund" | "discount" | "correction";
  amount: string;
  due: string | null;
  method: "transfer" | "cash" | "card" | null;
  receipt: number | null;
  receiptPath: string | null;
  note: string | null;
};

/** The charges, payments and refunds, as they were written. */
export function Ledger({ rows, title }: { rows: LedgerRow[]; title?: string }) {
  const { ledger, methods } = useFrame().words.payments;
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-base">{title ?? ledger.title}</h3>
      <div className="overflow-x-auto">
        <table className="rows w-full text-sm">
          <thead>
            <tr>
              <th>{ledger.kind}</th>
              <th>{ledger.due}</th>
              <th>{ledger.method}</th>
              <th className="text-right!">{ledger.amount}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, amount, due, method, receipt, receiptPath, note }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a ledger only ever grows at its end
              <tr key={at}>
                <td>
                  {ledger.kinds[kind]}
                  {note && <span className="block text-ink-faint">{note}</span>}
                </td>
                <td>{due}</td>
                <td>
                  {method && methods[method]}
                  {receiptPath && (
                    <a href={receiptPath} target="_blank" rel="noopener noreferrer" className="link block">
                      {ledger.receipt} {receipt}
                    </a>
                  )}
                </td>
                <td className="text-right font-semibold">{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
