import { type FigureRow, funnelSteps } from "#domains/overview/contract.ts";
import { formats } from "#shared/formats/formats.ts";
import { type Column, List } from "#ui/office/list.tsx";
import { useFrame } from "#ui/office/office-frame.ts";

type FigureTableProps = { head: string; rows: FigureRow[] };

/** The count of each step, a row for each name. */
export function FigureTable({ head, rows }: FigureTableProps) {
  const { lang } = useFrame().language;
  const { figures } = useFrame().words;
  const name: Column<FigureRow> = { title: head, namesRow: true, cell: (row) => <bdi>{row.name}</bdi> };
  const steps = funnelSteps.map(
    (step): Column<FigureRow> => ({
      title: figures.steps[step],
      look: "text-end!",
      cellLook: (row) => `tabular-nums ${row[step] === 0 ? "text-ink-faint" : ""}`,
      sortBy: (row) => row[step],
      cell: (row) => formats(lang).number(row[step]),
    }),
  );
  return <List rows={rows} keyOf={(row) => row.name} scrolls={{ label: head }} columns={[name, ...steps]} />;
}
