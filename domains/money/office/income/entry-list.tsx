import { Link } from "react-router";
import { Empty } from "#ui/empty.tsx";
import { useFrame } from "#ui/office/office-frame.ts";

/** A row behind a sum: an entry of the ledger, or an order that owes. */
export interface SumRow {
  key: string | number;
  reference: string;
  name: string;
  /** What it is for, and how it was paid. */
  details: string[];
  amount: string;
  /** When it counts, or since when it is owed. */
  when: string;
  /** What more is to be said of the day. */
  note: string | null;
}

/** The rows behind a sum; each opens its order, where the list is of all or as `query` says. */
export function EntryList({ rows, query = "state=all" }: { rows: SumRow[]; query?: string }) {
  const words = useFrame().words.income.rows;
  if (rows.length === 0) return <Empty title={words.empty} />;
  return (
    <ul className="grid">
      {rows.map(({ key, reference, name, details, amount, when, note }) => (
        <li
          key={key}
          className="relative flex items-baseline justify-between gap-3 border-t border-line py-2 hover:bg-sunken"
        >
          <span className="min-w-0">
            <Link to={`/payments/${reference}?${query}`} className="font-semibold after:absolute after:inset-0">
              <bdi>{name || reference}</bdi>
            </Link>
            <bdi className="block text-sm text-ink-faint">{details.filter(Boolean).join(", ")}</bdi>
          </span>
          <span className="shrink-0 text-end">
            <span className="block font-semibold tabular-nums">{amount}</span>
            <span className="block text-sm text-ink-faint">{when}</span>
            {note && <span className="block text-sm text-ink-soft">{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
