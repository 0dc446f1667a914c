import { fillText } from "#shared/fill-text.ts";
import { formats } from "#shared/formats/formats.ts";
import { useFrame } from "#ui/office/office-frame.ts";

type WeekChartProps = {
  label: string;
  total: number;
  /** The text below the total: its share of the visits. */
  share: string | null;
  /** The earliest first. */
  weeks: { week: string; count: number }[];
};

const width = 240;
const height = 56;
const gap = 2;

/** One step as a bar for each week, on its own scale; the current week, which is not over, is lighter. */
export function WeekChart({ label, total, share, weeks }: WeekChartProps) {
  const { lang } = useFrame().language;
  const { figures } = useFrame().words;
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const step = width / weeks.length;
  const [first, last] = [weeks[0], weeks.at(-1)];
  const said = fillText(figures.chart, {
    ...{ step: label, from: first?.count ?? 0, first: first?.week ?? "" },
    ...{ to: last?.count ?? 0, most: Math.max(0, ...weeks.map(({ count }) => count)) },
  });
  return (
    <section className="card p-4" aria-label={label}>
      <h2 className="text-sm font-semibold text-ink-soft">{label}</h2>
      <p className="mt-0.5 font-display text-3xl font-bold tabular-nums">{formats(lang).number(total)}</p>
      <p className="min-h-5 text-sm text-ink-faint">{share}</p>
      <svg viewBox={`0 0 ${width} ${height}`} className="mt-2 h-14 w-full" preserveAspectRatio="none" role="img">
        <title>{said}</title>
        <path d={`M0 ${height - 0.5}H${width}`} className="stroke-line-strong" vectorEffect="non-scaling-stroke" />
        {weeks.map(({ week, count }, at) => {
          const tall = count === 0 ? 0 : Math.max(2, (count / most) * (height - 2));
          return (
            <rect
              key={week}
              x={at * step + gap / 2}
              y={height - tall}
              width={Math.max(1, step - gap)}
              height={tall}
              className={at === weeks.length - 1 ? "fill-accent opacity-60" : "fill-accent"}
            >
              <title>{fillText(figures.barTitle, { week, count })}</title>
            </rect>
          );
        })}
      </svg>
    </section>
  );
}
