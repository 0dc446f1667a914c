import { type FigureRow, funnelSteps } from "#domains/overview/contract.ts";
import { useFrame } from "#ui/office/frame.ts";

type FigureTableProps = { head: string; rows: FigureRow[] };

/** The count of each step, a row for each name. */
export function FigureTable({ head, rows }: FigureTableProps) {
  const { figures } = useFrame().words;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: people without a pointer scroll it by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={head}>
      <table className="rows w-full">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {funnelSteps.map((step) => (
              <th key={step} scope="col" className="text-right!">
                {figures.steps[step]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" className="border-t border-line text-sm! font-semibold text-ink!">
                <bdi>{row.name}</bdi>
              </th>
              {funnelSteps.map((step) => (
                <td key={step} className={`text-right tabular-nums ${row[step] === 0 ? "text-ink-faint" : ""}`}>
                  {row[step].toLocaleString("en")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
