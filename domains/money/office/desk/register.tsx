import { Check } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Empty } from "#ui/empty.tsx";
import { withQuery } from "#ui/office/list.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import { Older } from "#ui/office/older.tsx";

type Cell = {
  state: "none" | "paid" | "part" | "due" | "overdue" | "ahead" | "waived";
  lateDays: number;
  amount: string | null;
  of: string | null;
};

type Row = {
  reference: string;
  personId: string;
  name: string;
  batch: string;
  owes: string | null;
  lateDays: number;
  credit: string | null;
  cells: Cell[];
};

type Month = { month: string; label: string };

type RegisterProps = {
  months: Month[];
  present: string;
  rows: Row[];
  totals: { currency: string; months: { received: string | null; left: string | null }[]; owed: string | null }[];
  unbilled: { enrolmentId: string; personId: string; name: string }[];
  isWhole: boolean;
  /** The batch that is shown; null for several. */
  batchId: string | null;
  next: string | null;
  isLater: boolean;
  /** How many there are on all pages. */
  count: number;
};

/**
 * The column of names, which stays in sight while the months scroll: with room for the words of a name, and at most as
 * wide as the room that a focused cell is given beside it.
 */
const ofNames =
  "sticky start-0 z-1 max-w-56 text-start md:min-w-40 md:after:absolute md:after:inset-y-0 md:after:end-0 md:after:w-px md:after:bg-line";

/** Students down, months across. Arrows move between the cells, Enter opens one, and C takes money for its student. */
export function Register({ rows, ...register }: RegisterProps) {
  const { register: words } = useFrame().words.fees;
  const { months, present, totals, isWhole, next, isLater, count } = register;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { may } = useMember();

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const cell = (event.target as Element).closest<HTMLElement>("[data-cell]");
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() === "c" && may.includes("takeMoney")) {
      event.preventDefault();
      void navigate(takingPath(cell.dataset.person, search), { preventScrollReset: true });
      return;
    }
    const target = neighbourOf(cell, event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }
  return (
    <>
      {rows.length === 0 && <Empty title={words.empty} text={isWhole ? undefined : words.emptyText} />}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it
        <section className="card mt-4 scroll-ps-56 overflow-x-auto" aria-label={words.table} tabIndex={0}>
          <table className="w-full text-sm tabular-nums" onKeyDown={onKeyDown}>
            <thead>
              <tr className="bg-sunken">
                <th scope="col" className={`${ofNames} bg-sunken px-3 py-2`}>
                  {words.student}
                </th>
                {months.map(({ month, label }) => (
                  <th
                    key={month}
                    scope="col"
                    aria-current={month === present ? "date" : undefined}
                    className={`px-2 py-2 text-end whitespace-nowrap ${month === present ? "bg-ink text-paper" : "max-md:hidden"}`}
                  >
                    {label}
                  </th>
                ))}
                <th scope="col" className="px-3 py-2 text-end whitespace-nowrap">
                  {words.owes}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <RegisterRow
                  key={row.reference}
                  row={row}
                  at={at}
                  months={months}
                  present={present}
                  isWhole={isWhole}
                />
              ))}
            </tbody>
            <tfoot>
              {totals.map((total) => (
                <Totals key={total.currency} {...total} shown={months} present={present} />
              ))}
            </tfoot>
          </table>
        </section>
      )}
      {!isWhole && rows.length > 0 && <p className="mt-2 text-sm text-ink-faint">{fillCount(words.ofAll, count)}</p>}
      <Older next={next} isLater={isLater} />
      <Unbilled {...register} />
    </>
  );
}

/** Where money is taken for a student alone, beside the same register. */
function takingPath(personId: string | undefined, search: URLSearchParams): string {
  const kept = new URLSearchParams(search);
  kept.delete("with");
  return withQuery(`/fees/${personId}`, kept);
}

/** The cell beside one in the direction of an arrow key. */
function neighbourOf(cell: HTMLElement, key: string): HTMLElement | null {
  const [row = 0, column = 0] = (cell.dataset.cell ?? "").split(" ").map(Number);
  const isReversed = getComputedStyle(cell).direction === "rtl";
  const steps: Partial<Record<string, [number, number]>> = {
    ...{ ArrowUp: [-1, 0], ArrowDown: [1, 0] },
    ...{ ArrowLeft: [0, isReversed ? 1 : -1], ArrowRight: [0, isReversed ? -1 : 1] },
  };
  const step = steps[key];
  if (!step) return null;
  return document.querySelector<HTMLElement>(`[data-cell="${row + step[0]} ${column + step[1]}"]`);
}

type RegisterRowProps = Pick<RegisterProps, "months" | "present" | "isWhole"> & { row: Row; at: number };

function RegisterRow({ row, at, months, present, isWhole }: RegisterRowProps) {
  const { register: words } = useFrame().words.fees;
  const { personId: open } = useParams();
  const [search] = useSearchParams();
  const { may } = useMember();
  const { personId, name, batch, owes, lateDays, credit, cells } = row;
  const to = may.includes("takeMoney") ? takingPath(personId, search) : `/payments/${row.reference}`;
  return (
    <tr
      aria-current={open === personId ? "true" : undefined}
      className="border-t border-line bg-surface aria-[current]:bg-sunken"
    >
      <th scope="row" className={`${ofNames} bg-inherit px-3 py-1.5 font-normal`}>
        <Link
          to={to}
          data-cell={`${at} 0`}
          data-person={personId}
          preventScrollReset
          className="font-semibold hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        {!isWhole && <bdi className="block text-xs text-ink-faint">{batch}</bdi>}
        {credit && <span className="block text-xs text-ink-soft">{fillText(words.credit, { amount: credit })}</span>}
      </th>
      {months.map(({ month, label }, column) => (
        <td key={month} className={`h-px p-0 text-end ${month === present ? "" : "max-md:hidden"}`}>
          {cells[column] && (
            <Link
              to={to}
              tabIndex={-1}
              data-cell={`${at} ${column + 1}`}
              data-person={personId}
              preventScrollReset
              className={`relative flex h-full min-h-9 flex-col items-end justify-center px-2 py-1.5 leading-tight whitespace-nowrap ${looks[cells[column].state]}`}
            >
              <span className="sr-only">{fillText(words.cell, { month: label, name })}</span>
              <CellText {...cells[column]} />
            </Link>
          )}
        </td>
      ))}
      <td className="px-3 py-1.5 text-end font-semibold whitespace-nowrap">
        <span className={lateDays > 0 ? "text-danger" : ""}>{owes ?? words.states.none}</span>
        {lateDays > 0 && (
          <span className="block text-xs font-normal text-danger">{fillCount(words.late, lateDays)}</span>
        )}
      </td>
    </tr>
  );
}

const looks: Record<Cell["state"], string> = {
  none: "text-ink-faint",
  paid: "text-ink-faint",
  waived: "text-ink-soft italic",
  ahead: "text-ink-soft",
  due: "bg-sunken font-semibold",
  part: "bg-sunken font-semibold",
  overdue: "bg-danger-tint font-semibold text-danger",
};

function CellText({ state, lateDays, amount, of }: Cell) {
  const { register: words } = useFrame().words.fees;
  if (state === "none" || state === "waived") return <span>{words.states[state]}</span>;
  return (
    <>
      <span className="sr-only">{words.states[state]}</span>
      <span className="inline-flex items-center gap-1">
        {state === "paid" && <Check size={13} aria-hidden="true" />}
        <span>{of ? fillText(words.left, { amount: amount ?? "" }) : amount}</span>
      </span>
      {lateDays > 0 && <span className="block text-xs">{fillCount(words.late, lateDays)}</span>}
      {lateDays === 0 && of && <span className="block text-xs">{fillText(words.part, { amount: of })}</span>}
    </>
  );
}

type TotalsProps = RegisterProps["totals"][number] & { shown: Month[]; present: string };

function Totals({ months, owed, shown, present }: TotalsProps) {
  const { register: words } = useFrame().words.fees;
  return (["received", "left"] as const).map((which) => (
    <tr key={which} className="border-t border-line bg-sunken">
      <th scope="row" className={`${ofNames} bg-sunken px-3 py-2`}>
        {which === "received" ? words.received : words.stillToPay}
      </th>
      {shown.map(({ month }, at) => (
        <td
          key={month}
          className={`px-2 py-2 text-end font-semibold ${month === present ? "bg-ink text-paper" : "max-md:hidden"}`}
        >
          {months[at]?.[which] ?? words.states.none}
        </td>
      ))}
      <td className="px-3 py-2 text-end font-semibold">{which === "left" ? (owed ?? words.states.none) : ""}</td>
    </tr>
  ));
}

/** The students of a batch who have no fees yet, with the way to open them. */
function Unbilled({ unbilled, batchId }: Pick<RegisterProps, "unbilled" | "batchId">) {
  const { register: words } = useFrame().words.fees;
  const { may } = useMember();
  if (unbilled.length === 0 || batchId === null || !may.includes("openFees")) return null;
  return (
    <section className="card mt-4 p-4">
      <h2 className="text-base">{fillCount(words.unbilled, unbilled.length)}</h2>
      <p className="mt-1 text-ink-soft">
        {unbilled.map(({ enrolmentId, personId, name }, at) => (
          <span key={enrolmentId}>
            {at > 0 && <span>, </span>}
            <Link to={`/people/${personId}`} className="hover:underline">
              <bdi>{name}</bdi>
            </Link>
          </span>
        ))}
      </p>
      <Link to={`/batches/${batchId}/fees`} className="button button-main mt-3">
        {words.openFees}
      </Link>
    </section>
  );
}
