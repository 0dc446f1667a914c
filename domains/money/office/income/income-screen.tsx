import { ChevronLeft, ChevronRight } from "lucide-react";
import { Form, Link } from "react-router";
import { Choice } from "#ui/field.tsx";
import { FilterChips } from "#ui/office/filter-chips.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { Books } from "./books.tsx";
import { DayChart } from "./day-chart.tsx";
import type { IncomeData } from "./income-data.ts";
import { ByBatch, CameIn, HowPaid, StillOwed } from "./income-panels.tsx";

type IncomeScreenProps = {
  income: IncomeData;
  branches: [id: string, name: string][];
  earlier: string;
  /** The next month; null in the present one. */
  later: string | null;
  outcome: Outcome | undefined;
};

/** What came in a month, what is owed, and what is to come; in one currency, and each sum opens its rows. */
export function IncomeScreen({ income, branches, earlier, later, outcome }: IncomeScreenProps) {
  const words = useFrame().words.income;
  const asked = { month: income.month, currency: income.currency, branch: income.branch, by: income.by };
  const addressOf = (change: Partial<Record<keyof typeof asked, string>>) => {
    const known = Object.entries({ ...asked, ...change }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    );
    return `/income?${new URLSearchParams(known)}`;
  };
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="flex items-center gap-1">
          <Link to={addressOf({ month: earlier })} className="button button-plain" aria-label={words.month.earlier}>
            <ChevronLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" />
          </Link>
          <span className="min-w-32 text-center font-semibold">{income.label}</span>
          {later && (
            <Link to={addressOf({ month: later })} className="button button-plain" aria-label={words.month.later}>
              <ChevronRight size={18} aria-hidden="true" className="rtl:-scale-x-100" />
            </Link>
          )}
          {later && (
            <Link to={addressOf({ month: income.present })} className="button button-plain">
              {words.month.now}
            </Link>
          )}
        </p>
        {income.currencies.length > 1 && (
          <FilterChips
            label={words.currencies}
            chips={income.currencies.map((currency) => ({
              ...{ to: addressOf({ currency }), label: currency, isChosen: currency === income.currency },
            }))}
          />
        )}
        {branches.length > 0 && (
          <Form method="get" className="flex items-end gap-2">
            <input type="hidden" name="month" value={income.month} />
            <input type="hidden" name="currency" value={income.currency} />
            <input type="hidden" name="by" value={income.by} />
            <Choice
              label={words.branches.label}
              name="branch"
              key={income.branch}
              defaultValue={income.branch ?? "all"}
              options={[["all", words.branches.all], ...branches, ["", words.branches.none]]}
            />
            <button type="submit" className="button button-quiet">
              {words.search.show}
            </button>
          </Form>
        )}
        <a href="#books" className="button button-quiet">
          {words.books.title}
        </a>
      </div>
      <Tiles tiles={income.tiles} />
      <div className="mt-4 grid gap-4">
        <DayChart chart={income.chart} />
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <CameIn {...income} addressOf={(by) => addressOf({ by })} />
          <HowPaid {...income} />
          <StillOwed {...income} />
        </div>
        <ByBatch {...income} />
        <Books {...income} outcome={outcome} />
      </div>
    </>
  );
}

/** The figures that are looked for first. */
function Tiles({ tiles }: Pick<IncomeData, "tiles">) {
  return (
    <ul className="card mt-4 grid grid-cols-1 overflow-hidden sm:grid-cols-2 xl:grid-cols-4">
      {tiles.map(({ name, amount, notes, to, ...tile }) => (
        <li key={name} className="relative border-line p-4 not-first:border-t hover:bg-sunken sm:border-t sm:border-e">
          <span className="block text-sm font-semibold text-ink-soft">{name}</span>
          <Link
            to={to}
            preventScrollReset
            aria-label={`${name}: ${amount}`}
            className="block font-display text-2xl font-bold tabular-nums after:absolute after:inset-0"
          >
            {amount}
          </Link>
          <span className="block text-sm text-ink-faint">
            {"late" in tile && tile.late && <span className="text-danger">{`${tile.late} · `}</span>}
            <span>{notes.filter(Boolean).join(" · ")}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
