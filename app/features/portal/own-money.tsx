import { ButtonLink, SiteLink } from "#app/ui/site-link.tsx";
import type { OwnOrder } from "#server/services/enrolments/own-orders.ts";
import type { Messages } from "#shared/messages/en/messages.ts";
import { fillText } from "#shared/rules/fill-text.ts";

type Words = Messages["portal"];

type OwedListProps = { orders: OwnOrder[]; words: Words["owed"] };

/** The next payment of each order that has one: how much, until when, and what happens otherwise. */
export function OwedList({ orders, words }: OwedListProps) {
  const isPressing = orders.some(({ owed }) => owed && owed.state !== "upcoming");
  return (
    <section
      aria-labelledby="owed-title"
      className={`h-full rounded-card bg-surface p-6 shadow-card ${isPressing ? "border-2 border-accent" : ""}`}
    >
      <h2 id="owed-title" className="text-xl">
        {words.title}
      </h2>
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <li key={order.reference} className="py-4 last:pb-0">
            <Owed order={order} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Owed({ order: { owed, course, path }, words }: { order: OwnOrder; words: Words["owed"] }) {
  if (!owed) return null;
  const { amount, state, due, closes, month } = owed;
  const isLate = state === "overdue" || state === "closed";
  return (
    <>
      <p className="font-display text-2xl font-bold">{amount}</p>
      <p className="wrap-anywhere">
        <bdi className="font-semibold">{course}</bdi>
        {month && <span className="text-ink-soft">, {fillText(words.month, month)}</span>}
      </p>
      <p className={isLate ? "mt-1 font-medium text-danger" : "mt-1 text-ink-soft"}>
        {fillText(words.states[state], { due: due.words, closes: closes.words })}
      </p>
      <ButtonLink to={path} variant={state === "upcoming" ? "quiet" : "main"} className="mt-3">
        {state === "upcoming" ? words.see : words.action}
        <span className="sr-only">: {course}</span>
      </ButtonLink>
    </>
  );
}

/** A line of `Rows`: a record and the link to its page. */
type Row = { name: string; text: string; action: string; path: string };

/** Records, each with the link to its page. */
export function Rows({ id, title, rows }: { id: string; title: string; rows: Row[] }) {
  return (
    <section aria-labelledby={id} className="rounded-card bg-surface p-6 shadow-card">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {rows.map(({ name, text, action, path }) => (
          <li key={path} className="py-2 last:pb-0">
            <span className="wrap-anywhere">
              <bdi className="font-semibold">{name}</bdi> <span className="text-ink-soft">{text}</span>
            </span>{" "}
            <SiteLink
              to={path}
              className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
            >
              {action}
              <span className="sr-only">: {name}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An order with nothing to pay now, and its receipts, as rows. */
export function orderRows(
  { reference, course, amount, state, path, owed, receipts }: OwnOrder,
  words: Words["orders"],
): Row[] {
  const order = {
    name: `${course}, ${reference}`,
    text: `${amount}, ${words.states[state]}`,
    action: words.action,
    path,
  };
  const shown = receipts.map(({ number, isRefund, amount: moved, at, path: to }) => ({
    name: fillText(isRefund ? words.refund : words.receipt, { number }),
    text: course,
    action: fillText(words.receiptText, { amount: moved, day: at.words }),
    path: to,
  }));
  return owed ? shown : [order, ...shown];
}
