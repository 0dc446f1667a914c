import { Link } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { IncomeData } from "./income-data.ts";

const [width, height, gap] = [620, 150, 4];

/** What came on each day of the month as bars, with the month before as a line; the same days as a list below. */
export function DayChart({ chart }: Pick<IncomeData, "chart">) {
  const { chart: words } = useFrame().words.income;
  const { days, before, said, most, legend } = chart;
  const top = Math.max(1, ...days.map(({ minor }) => minor), ...before);
  const step = width / Math.max(days.length, before.length);
  const tall = (minor: number) => (minor <= 0 ? 0 : Math.max(2, (minor / top) * (height - 4)));
  const line = before
    .map((minor, at) => `${at === 0 ? "M" : "L"}${at * step} ${height - tall(minor)}h${step}`)
    .join("");
  const [first, middle, last] = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
  return (
    <section className="card p-4" aria-labelledby="day-chart">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="day-chart" className="text-base">
          {words.title}
        </h2>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
          <span className="inline-flex items-center gap-1.5">
            <span className="size-3 rounded-sm bg-link" aria-hidden="true" />
            <span>{legend[0]}</span>
          </span>
          <span className="inline-flex items-center gap-1.5">
            <span className="h-0.5 w-4 bg-ink-faint" aria-hidden="true" />
            <span>{legend[1]}</span>
          </span>
        </p>
      </div>
      <p className="mt-1 text-end text-xs text-ink-faint tabular-nums" aria-hidden="true">
        {most}
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} className="h-36 w-full" preserveAspectRatio="none" role="img">
        <title>{said}</title>
        <path d={`M0 0.5H${width}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
        <path d={`M0 ${height - 0.5}H${width}`} className="stroke-line-strong" vectorEffect="non-scaling-stroke" />
        {days.map(({ on, day, minor, amount, isToday }, at) => (
          <rect
            key={on}
            x={at * step + gap / 2}
            y={height - tall(minor)}
            width={step - gap}
            height={tall(minor)}
            className={isToday ? "fill-accent" : "fill-link"}
          >
            <title>{fillText(words.bar, { day, amount })}</title>
          </rect>
        ))}
        <path d={line} fill="none" className="stroke-ink-faint" vectorEffect="non-scaling-stroke" strokeWidth="1.5" />
      </svg>
      <p className="flex justify-between text-xs text-ink-faint" aria-hidden="true">
        {[first, middle, last].map((one) => (
          <span key={one?.on}>{one?.day}</span>
        ))}
      </p>
      <details className="mt-2">
        <summary className="cursor-pointer text-sm font-semibold">{words.table}</summary>
        <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
          {days.map(({ on, day, amount, to }) => (
            <li key={on} className="flex min-h-8 items-center justify-between border-t border-line text-sm">
              <span>{day}</span>
              {to ? (
                <Link to={to} preventScrollReset className="link tabular-nums">
                  {amount}
                </Link>
              ) : (
                <span className="text-ink-faint tabular-nums">{amount}</span>
              )}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
