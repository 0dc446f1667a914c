import { memo } from "react";
import { Link } from "react-router";
import { type Given, givenText } from "#domains/work/rules/given.ts";
import { fillText } from "#shared/fill-text.ts";
import { useClassFrame } from "#ui/office/class-words.ts";
import { type Column, type Row, totalOf } from "./gradebook.ts";
import type { At } from "./gradebook-block.ts";

/** A place in the grid, and the text being typed there; null for none. */
export interface Place extends At {
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
  /** The first and the last chosen column of this line; null if no cell of it is chosen. */
  from: number | null;
  to: number | null;
  onPlace: (place: Place) => void;
  /** A cell is pressed: to go there, or to choose everything up to it. */
  onPress: (at: At, way: "go" | "reach") => void;
  /** The field of a cell is left. */
  onLeave: (place: Place) => void;
};

/** A student's line. Drawn again only when it changes, so that a key costs two lines and not the grid. */
export const GradebookRow = memo(
  ({ batchId, row, index, columns, active, typed, from, to, ...on }: GradebookRowProps) => {
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
                  onChange={({ currentTarget: { value } }) => on.onPlace({ row: index, column, typed: value })}
                  onBlur={({ currentTarget: { value } }) => on.onLeave({ row: index, column, typed: value })}
                />
              </td>
            );
          return (
            // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of all cells.
            <td
              key={id}
              data-place={`${index},${column}`}
              aria-selected={from !== null && to !== null && from <= column && column <= to}
              tabIndex={isHere ? 0 : -1}
              onMouseDown={(event) => {
                if (event.button !== 0) return;
                event.preventDefault();
                // A field that is left is read first.
                event.currentTarget.focus();
                on.onPress({ row: index, column }, event.shiftKey ? "reach" : "go");
              }}
              onMouseEnter={({ buttons }) => buttons === 1 && on.onPress({ row: index, column }, "reach")}
              onClick={({ detail }) => detail === 0 && on.onPress({ row: index, column }, "go")}
              onDoubleClick={() => on.onPlace({ row: index, column, typed: givenText(cell.points) })}
            >
              <Mark given={cell.points} />
            </td>
          );
        })}
        <td className="font-semibold whitespace-nowrap">{total !== null && `${total} %`}</td>
      </tr>
    );
  },
  (before, after) =>
    before.row === after.row &&
    before.active === after.active &&
    before.typed === after.typed &&
    before.from === after.from &&
    before.to === after.to &&
    before.columns === after.columns &&
    before.active === null,
);

/** A mark in a cell; a screen reader says "excused" as a word. */
function Mark({ given }: { given: Given }) {
  const { gradebook: words } = useClassFrame().words.work;
  if (given !== "excused") return given;
  return (
    <>
      <span aria-hidden="true" className="text-ink-soft">
        {givenText(given)}
      </span>
      <span className="sr-only">{words.excused}</span>
    </>
  );
}
