import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { Empty } from "#ui/empty.tsx";
import { ListKeys, type NamedKeys } from "./list-keys.tsx";
import { Older } from "./older.tsx";

/** A column of a list: its heading, and what a row shows below it. */
export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Classes of the heading and of the cells: width, alignment, and where the column is hidden. */
  look?: string;
  /** Classes of the cells alone. */
  cellLook?: string | ((row: Row) => string);
  /** Whether its cell names the row. */
  namesRow?: true;
  /** Whether only screen readers name it, as a column of buttons. */
  isUnnamed?: true;
  /** Lets people sort the list by it: numbers from the largest, texts from A. For a list that is on the page as a whole. */
  sortBy?: (row: Row) => string | number;
}

/** A first column that opens a row's page, or its panel beside the list. */
interface Opening<Row> {
  title: string;
  look?: string;
  row: (row: Row) => {
    to: string;
    name: string;
    /** The content below the name. */
    detail: ReactNode;
    /** Whether the panel beside the list shows this row; left out where a row opens a page. */
    isOpen?: boolean;
  };
}

interface TableProps<Row> {
  columns: Column<Row>[];
  opens?: Opening<Row>;
  /** Classes of the table. */
  look?: string;
  /** The name of a wide list, which people scroll sideways, and the classes of what it scrolls in. */
  scrolls?: { label: string; look?: string };
  /** A last row, such as the average. */
  foot?: ReactNode;
}

interface CardsProps<Row> {
  /** The content of a row that is no table's. */
  card: (row: Row) => ReactNode;
  /** Classes of the list and of each card. */
  look?: string;
  cardLook?: string;
}

type ListProps<Row> = {
  rows: Row[];
  keyOf: (row: Row, at: number) => string | number;
  /** The text of an empty list; without it, the list shows its headings. */
  empty?: { title: string; text?: string | undefined };
  /** The cursor of the next part of the list, and whether this is a later one itself. */
  paging?: { next: string | null; isLater: boolean; said?: { next: string; first: string } };
  /** The keys of the screen; with J and K people step through the rows that open. */
  keys?: NamedKeys;
} & (TableProps<Row> | CardsProps<Row>);

/** A row's address, which keeps the filters of the list that it was opened from. */
export const withQuery = (path: string, search: URLSearchParams) => (search.size > 0 ? `${path}?${search}` : path);

/** A list of the staff: columns or cards, sorting, the way to older rows, keys, and what it says when it is empty. */
export function List<Row>(props: ListProps<Row>) {
  const { rows, empty, paging, keys } = props;
  const [search] = useSearchParams();
  const shown = "columns" in props ? sortRows(rows, props.columns, search) : rows;
  const addresses = () => ("columns" in props && props.opens ? shown.map(props.opens.row) : []);
  return (
    <>
      {rows.length === 0 && empty && <Empty {...empty} />}
      {(rows.length > 0 || !empty) &&
        ("columns" in props ? <Table {...props} rows={shown} search={search} /> : <Cards {...props} />)}
      {paging && <Older {...paging} />}
      {keys && <ListKeys keys={keys} rows={addresses()} />}
    </>
  );
}

function Table<Row>(props: ListProps<Row> & TableProps<Row> & { search: URLSearchParams }) {
  const { rows, keyOf, columns, opens, look = "", scrolls, foot, search } = props;
  const table = (
    <table className={`rows w-full ${look}`.trimEnd()}>
      <thead>
        <tr>
          {opens && (
            <th scope="col" className={opens.look}>
              {opens.title}
            </th>
          )}
          {columns.map((column) => (
            <Heading key={column.title} column={column} search={search} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <TableRow key={keyOf(row, at)} row={row} columns={columns} opened={opens?.row(row)} />
        ))}
      </tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  );
  if (!scrolls) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: people without a pointer scroll it by keyboard
    <section className={`${scrolls.look ?? ""} overflow-x-auto`.trimStart()} tabIndex={0} aria-label={scrolls.label}>
      {table}
    </section>
  );
}

type HeadingProps<Row> = { column: Column<Row>; search: URLSearchParams };

function Heading<Row>({ column: { title, look, isUnnamed, sortBy }, search }: HeadingProps<Row>) {
  const isSorted = sortBy !== undefined && search.get("sort") === title;
  const sorted = new URLSearchParams(search);
  if (isSorted) sorted.delete("sort");
  else sorted.set("sort", title);
  return (
    <th scope="col" className={look} aria-sort={isSorted ? "other" : undefined}>
      {isUnnamed && <span className="sr-only">{title}</span>}
      {!isUnnamed && !sortBy && <span>{title}</span>}
      {sortBy && (
        <Link to={`?${sorted}`} preventScrollReset className={isSorted ? "underline" : "hover:underline"}>
          {title}
        </Link>
      )}
    </th>
  );
}

type TableRowProps<Row> = {
  row: Row;
  columns: Column<Row>[];
  opened: ReturnType<Opening<Row>["row"]> | undefined;
};

function TableRow<Row>({ row, columns, opened }: TableRowProps<Row>) {
  const opening =
    opened && `relative hover:bg-sunken${opened.isOpen ? " bg-sunken shadow-[inset_3px_0_0_var(--accent)]" : ""}`;
  return (
    <tr className={opening}>
      {opened && (
        <td>
          <Link
            to={opened.to}
            preventScrollReset={opened.isOpen !== undefined}
            aria-current={opened.isOpen ? "true" : undefined}
            className="block truncate font-semibold after:absolute after:inset-0"
          >
            <bdi>{opened.name}</bdi>
          </Link>
          <span className="block truncate text-sm text-ink-faint">{opened.detail}</span>
        </td>
      )}
      {columns.map(({ title, cell, look = "", cellLook = "", namesRow }) => {
        const own = typeof cellLook === "function" ? cellLook(row) : cellLook;
        const classes = `${look} ${own}`.trim() || undefined;
        return namesRow ? (
          <th
            key={title}
            scope="row"
            className={`border-t border-line text-sm! font-semibold text-ink! ${classes ?? ""}`}
          >
            {cell(row)}
          </th>
        ) : (
          <td key={title} className={classes}>
            {cell(row)}
          </td>
        );
      })}
    </tr>
  );
}

function Cards<Row>({ rows, keyOf, card, look, cardLook }: ListProps<Row> & CardsProps<Row>) {
  return (
    <ul className={look}>
      {rows.map((row, at) => (
        <li key={keyOf(row, at)} className={cardLook}>
          {card(row)}
        </li>
      ))}
    </ul>
  );
}

/** A column by which people may sort: numbers from the largest, texts from A. */
interface Sortable<Row> {
  title: string;
  sortBy?: (row: Row) => string | number;
}

/** The rows by the column that the address names (`?sort=`); as they are if it names none that sorts. */
export function sortRows<Row>(rows: Row[], columns: Sortable<Row>[], search: URLSearchParams): Row[] {
  const sortBy = columns.find(({ title }) => title === search.get("sort"))?.sortBy;
  if (!sortBy) return rows;
  return rows.toSorted((one, other) => {
    const [first, second] = [sortBy(one), sortBy(other)];
    if (typeof first === "number" && typeof second === "number") return second - first;
    return String(first).localeCompare(String(second));
  });
}
