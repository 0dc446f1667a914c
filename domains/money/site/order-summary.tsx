import type { ReactNode } from "react";
import type { OrderView } from "#domains/money/server/show-order.ts";
import { OwnTime } from "#ui/own-time.tsx";
import { Girih } from "#ui/site/girih.tsx";
import { CopyButton } from "./copy-button.tsx";
import type { OrderWords } from "./order-words.ts";

type OrderSummaryProps = {
  order: OrderView;
  words: OrderWords["summary"];
  copy: OrderWords["copy"];
};

/** A line of the slip; none for what is not there. */
function Row({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-band-line py-3.5">
      <dt className="text-on-band-soft">{name}</dt>
      <dd className="min-w-0 font-semibold">{children}</dd>
    </div>
  );
}

/** The main figure and its label: the amount to pay now, the amount received, or the order's price. */
function mainFigure({ asks, asked, paid, amount, isDue }: OrderView, words: OrderSummaryProps["words"]) {
  if (asks === "now") return { name: words.total, figure: asked.words };
  if (paid) return { name: isDue ? words.received : words.paidTotal, figure: paid };
  return { name: words.amount, figure: amount };
}

/** The order as a slip of paper on dark ground: amount, purpose, due date and reference. */
export function OrderSummary({ order, words, copy }: OrderSummaryProps) {
  const { reference, state, amount, currency, asked, planTitle, courseTitle, dueAt, paid, next, credit } = order;
  const isOpen = order.asks === "now";
  const { name, figure } = mainFigure(order, words);
  return (
    <section
      aria-labelledby="summary-title"
      className="on-dark relative overflow-hidden rounded-card border border-band-line bg-band text-on-band shadow-card"
    >
      <div className="absolute inset-x-0 top-0 h-44 text-accent opacity-60 mask-[linear-gradient(to_bottom_left,black,transparent_75%)] [--strap:var(--band)]">
        <Girih tiling="4.8.8" angle={67.5} scale={26} strap={4} />
      </div>
      <div className="relative p-6 sm:p-8">
        <h2 id="summary-title" className="font-text text-base font-semibold tracking-normal text-on-band-soft">
          {name}
        </h2>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
          <span className="font-display text-5xl font-extrabold tracking-tight">{figure}</span>
          {figure.includes(currency) || <span className="font-semibold text-on-band-soft">{currency}</span>}
          {isOpen && <CopyButton value={asked.plain} name={words.total} words={copy} />}
        </p>
        {isOpen && words.asked && <p className="mt-1 font-semibold">{words.asked}</p>}
        <p className="mt-1 text-on-band-soft">{words.fee}</p>
        <dl className="mt-7 border-b border-band-line">
          <Row name={words.reference}>
            <span className="inline-flex flex-wrap items-center">
              <span className="font-display text-xl tracking-wide">{reference}</span>
              {isOpen && <CopyButton value={reference} name={words.reference} words={copy} />}
            </span>
          </Row>
          <Row name={words.course}>{courseTitle}</Row>
          {order.batch && (
            <Row name={words.batch}>
              <bdi>{order.batch.name}</bdi>
              <span className="block font-normal text-on-band-soft">
                {order.batch.schedule}, {order.batch.timing}
              </span>
              <span className="block font-normal text-on-band-soft">
                {words.firstClass}: {order.batch.start}
                {order.firstClass && <OwnTime {...order.firstClass} />}
              </span>
            </Row>
          )}
          <Row name={words.plan}>{planTitle}</Row>
          <Row name={words.registration}>{order.registration}</Row>
          {(figure !== amount || order.fullAmount) && (
            <Row name={words.whole}>
              {order.fullAmount && (
                <s className="me-2 font-normal text-on-band-soft">
                  <span className="sr-only">{words.before} </span>
                  {order.fullAmount}
                </s>
              )}
              <span>{amount}</span>
            </Row>
          )}
          <Row name={words.received}>{isOpen && paid}</Row>
          <Row name={words.credit}>{credit}</Row>
          {!isOpen && next && state === "paid" && (
            <Row name={words.next.label}>
              {next.amount}
              <span className="block font-normal text-on-band-soft">
                <time dateTime={next.due.iso}>{next.due.words}</time>
                {words.next.months && <span>{`, ${words.next.months}`}</span>}
              </span>
            </Row>
          )}
          {order.discount && <Row name={words.code}>{order.discount}</Row>}
          {isOpen && state !== "paid" && (
            <Row name={words.due}>
              <time dateTime={dueAt.iso}>{dueAt.words}</time>
            </Row>
          )}
        </dl>
      </div>
    </section>
  );
}
