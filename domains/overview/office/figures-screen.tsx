import { Form } from "react-router";
import { figureWeeks, funnelSteps } from "#domains/overview/contract.ts";
import type { Figures } from "#domains/overview/server/show-figures.ts";
import { fillText } from "#shared/fill-text.ts";
import { Empty } from "#ui/empty.tsx";
import { Choice } from "#ui/field.tsx";
import { FileForm } from "#ui/form/file-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { readFigureChoice } from "./figure-choice.ts";
import { FigureTable } from "./figure-table.tsx";
import { WeekChart } from "./week-chart.tsx";

type FiguresScreenProps = Figures & { chosen: ReturnType<typeof readFigureChoice> };

/** From the visit to the seat, week by week and by one group. */
export function FiguresScreen({ chosen, total, weeks, rows }: FiguresScreenProps) {
  const { figures } = useFrame().words;
  const weekChoices = figureWeeks.map((count): [string, string] => [
    String(count),
    fillText(figures.weekChoice, { count }),
  ]);
  const shareOf = (count: number) => {
    if (total.visits === 0) return figures.noShare;
    const digits = count > 0 && count < total.visits / 10 ? 1 : 0;
    const share = `${((100 * count) / total.visits).toFixed(digits)}%`;
    return fillText(figures.share, { share });
  };
  return (
    <div className="p-4 md:p-6">
      <h1 className="text-2xl">{figures.title}</h1>
      <p className="mt-1 max-w-prose text-ink-soft">{figures.lead}</p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Form method="get" className="flex flex-wrap items-end gap-3" key={`${chosen.weeks} ${chosen.group}`}>
          <Choice label={figures.weeks} name="weeks" defaultValue={chosen.weeks} options={weekChoices} />
          <Choice
            label={figures.group}
            name="group"
            defaultValue={chosen.group}
            options={Object.entries(figures.groups)}
          />
          <button type="submit" className="button button-quiet">
            {figures.show}
          </button>
        </Form>
        <FileForm action="/admin/figures.csv">
          <input type="hidden" name="weeks" value={chosen.weeks} />
          <button type="submit" className="button button-quiet">
            {figures.export}
          </button>
        </FileForm>
      </div>
      <div className="mt-5 grid grid-cols-2 gap-3 lg:grid-cols-3">
        {funnelSteps.map((step) => (
          <WeekChart
            key={step}
            label={figures.steps[step]}
            total={total[step]}
            share={step === "visits" ? null : shareOf(total[step])}
            weeks={weeks.map((row) => ({ week: row.name, count: row[step] }))}
          />
        ))}
      </div>
      <div className="card mt-5 py-1">
        {rows.length > 0 ? (
          <FigureTable head={figures.groups[chosen.group]} rows={rows} />
        ) : (
          <Empty title={figures.empty} text={figures.text} />
        )}
      </div>
      {chosen.group !== "week" && (
        <details className="card mt-3">
          <summary className="cursor-pointer px-4 py-3 font-semibold">{figures.byWeek}</summary>
          <FigureTable head={figures.weekOf} rows={weeks.toReversed()} />
        </details>
      )}
      <ul className="mt-4 grid max-w-prose gap-1 text-sm text-ink-faint">
        {figures.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
