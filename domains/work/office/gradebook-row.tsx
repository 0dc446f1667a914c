import { memo } from "react";
import { Link } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { useClassFrame } from "#ui/office/class-words.ts";
import { type Column, type Row, totalOf } from "./gradebook.ts";

/** A place in the grid, and the text being typed there; null for none. */
export interface Place {
  row: number;
  column: number;
  typed: string | null;
}

type GradebookRowProps = {
  batchId: string;
  row: Row;
  index: number;
  columns: Column[];
  /** The column of the grid's place if that is in this line. */
  active: number | null;
  /** The text being typed there. */
  typed: string | null;
  onPlace: (place: Place) => void;
  /** The field of a cell is left. */
  onLeave: (place: Place) => void;
};

/** A student's line. Drawn again only when it changes, so that a key costs two lines and not the grid. */
export const GradebookRow = memo(
  ({ batchId, row, index, columns, active, typed, onPlace, onLeave }: GradebookRowProps) => {
    const { gradebook: words } = useClassFrame().words.work;
    const total = totalOf(row.cells, columns);
    return (
      <tr>
        <th scope="row">
          <Link
            to={`/batches/${batchId}/gradebook?student=${row.enrolmentId}`}
            tabIndex={-1}
            className="hover:underline"
          >
            <bdi>{row.name}</bdi>
          </Link>
          {row.hasLeft && <span className="ms-1 font-normal text-ink-faint">({words.left})</span>}
        </th>
        {row.cells.map((cell, column) => {
          const isHere = active === column;
          const id = columns[column]?.id;
          if (isHere && typed !== null)
            return (
              <td key={id}>
                <input
                  // biome-ignore lint/a11y/noAutofocus: typing has begun in this cell.
                  autoFocus
                  value={typed}
                  inputMode="decimal"
                  aria-label={fillText(words.cell, { student: row.name, work: columns[column]?.title ?? "" })}
                  onChange={({ currentTarget: { value } }) => onPlace({ row: index, column, typed: value })}
                  onBlur={({ currentTarget: { value } }) => onLeave({ row: index, column, typed: value })}
                />
              </td>
            );
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of all cells.
            <td
              key={id}
              data-place={`${index},${column}`}
              tabIndex={isHere ? 0 : -1}
              onClick={() => onPlace({ row: index, column, typed: null })}
              onDoubleClick={() => onPlace({ row: index, column, typed: String(cell.points ?? "") })}
            >
              {cell.points}
            </td>
          );
        })}
        <td className="font-semibold whitespace-nowrap">
          {total && `${total.points}/${total.of} · ${total.percent} %`}
        </td>
      </tr>
    );
  },
  (before, after) =>
    before.row === after.row &&
    before.active === after.active &&
    before.typed === after.typed &&
    before.columns === after.columns &&
    before.active === null,
);
