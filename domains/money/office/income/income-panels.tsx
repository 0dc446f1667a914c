import { Link } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { FilterChips } from "#ui/office/filter-chips.tsx";
import { type Column, List } from "#ui/office/list.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { IncomeData, NamedSum } from "./income-data.ts";

/** Sums with their parts of the whole as bars; each opens its rows. */
function SumBars({ rows, look = "fill-link" }: { rows: NamedSum[]; look?: string }) {
  const { share: shares } = useFrame().words.income;
  return (
    <ul className="mt-2 grid">
      {rows.map(({ name, amount, share, note, to }) => (
        <li
          key={to}
          className="grid min-h-9 grid-cols-[minmax(0,1fr)_auto_4.5rem] items-center gap-x-3 border-t border-line py-1 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_minmax(3rem,7rem)_auto_4.5rem]"
        >
          <bdi className="min-w-0">{name}</bdi>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full max-sm:hidden" aria-hidden="true">
            <rect width="100" height="8" rx="2" className="fill-sunken" />
            <rect width={Math.max(share, share > 0 ? 2 : 0)} height="8" rx="2" className={look} />
          </svg>
          <Link to={to} preventScrollReset className="link text-end font-semibold tabular-nums">
            {amount}
          </Link>
          <span className="text-end text-sm text-ink-faint">{note ?? fillText(shares, { percent: share })}</span>
        </li>
      ))}
    </ul>
  );
}

type CameInProps = Pick<IncomeData, "groups" | "by" | "billed" | "off" | "label"> & {
  addressOf: (by: string) => string;
};

/** What came by branch, course, batch or teacher, and what was charged for the month. */
export function CameIn({ groups, billed, off, label, by, addressOf }: CameInProps) {
  const { came } = useFrame().words.income;
  const shown = groups.find(({ group }) => group === by) ?? groups[0];
  return (
    <section className="card p-4" aria-labelledby="came-in">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="came-in" className="text-base">
          {came.title}
        </h2>
        <FilterChips
          label={came.title}
          chips={groups.map(({ group }) => ({
            ...{ to: addressOf(group), label: came.groups[group] },
            isChosen: group === shown?.group,
          }))}
        />
      </div>
      {shown && shown.rows.length > 0 ? (
        <SumBars rows={shown.rows} />
      ) : (
        <p className="mt-2 text-ink-soft">{fillText(came.nothing, { month: label })}</p>
      )}
      <p className="mt-3 flex flex-wrap gap-x-6 border-t border-line pt-3 text-sm">
        {[
          { name: fillText(came.billed, { month: label }), ...billed },
          { name: came.off, ...off },
        ].map(({ name, amount, to }) => (
          <span key={name}>
            <span>{name} </span>
            <Link to={to} preventScrollReset className="link font-semibold tabular-nums">
              {amount}
            </Link>
          </span>
        ))}
      </p>
    </section>
  );
}

/** What came by each way to pay. */
export function HowPaid({ methods, label }: Pick<IncomeData, "methods" | "label">) {
  const words = useFrame().words.income;
  return (
    <section className="card p-4" aria-labelledby="how-paid">
      <h2 id="how-paid" className="text-base">
        {words.methods}
      </h2>
      {methods.length > 0 ? (
        <SumBars rows={methods} />
      ) : (
        <p className="mt-2 text-ink-soft">{fillText(words.came.nothing, { month: label })}</p>
      )}
    </section>
  );
}

/** What is owed now, by age. */
export function StillOwed({ owed }: Pick<IncomeData, "owed">) {
  const { owed: words } = useFrame().words.income;
  return (
    <section id="owed" className="card p-4" aria-labelledby="still-owed">
      <h2 id="still-owed" className="text-base">
        {words.title}
      </h2>
      <p className="text-sm text-ink-faint">{owed.length > 0 ? words.note : words.nothing}</p>
      {owed.length > 0 && <SumBars rows={owed} look="fill-danger" />}
    </section>
  );
}

type BatchRow = IncomeData["batches"][number];

/** Each batch with its seats, what it was charged in the month, and what came. */
export function ByBatch({ batches, label }: Pick<IncomeData, "batches" | "label">) {
  const { batches: words } = useFrame().words.income;
  if (batches.length === 0) return null;
  const ofSide = (side: "billed" | "off" | "received"): Column<BatchRow> => ({
    title: words[side],
    look: "text-end! min-w-28",
    cellLook: "tabular-nums",
    cell: ({ sums }) => {
      const found = sums.find((one) => one.side === side);
      return (
        found && (
          <Link to={found.to} preventScrollReset className="link">
            {found.amount}
          </Link>
        )
      );
    },
  });
  const title = fillText(words.title, { month: label });
  return (
    <div className="card p-4">
      <h2 className="mb-2 text-base">{title}</h2>
      <List
        rows={batches}
        keyOf={({ id }) => id}
        scrolls={{ label: title }}
        columns={[
          { title: words.batch, namesRow: true, look: "min-w-36", cell: ({ name }) => <bdi>{name}</bdi> },
          { title: words.seats, look: "min-w-24", cellLook: "text-ink-soft", cell: ({ seats }) => seats },
          ...(["billed", "off", "received"] as const).map(ofSide),
        ]}
      />
    </div>
  );
}
