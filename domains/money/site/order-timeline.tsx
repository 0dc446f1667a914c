import { Check, X } from "lucide-react";
import type { OrderState } from "#domains/money/contract.ts";
import type { OrderView } from "#domains/money/server/show-order.ts";
import { OwnTime } from "#ui/own-time.tsx";
import type { OrderWords } from "./order-words.ts";

type Words = OrderWords["timeline"];

/** The steps still to come, by the order's state. */
const ahead: Record<OrderState, (keyof Words["ahead"])[]> = {
  awaiting_payment: ["pay", "check", "start"],
  rejected: ["pay", "check", "start"],
  proof_sent: ["check", "start"],
  paid: ["start"],
  expired: [],
  cancelled: [],
};

const bad: OrderState[] = ["rejected", "expired", "cancelled"];

type OrderTimelineProps = {
  order: OrderView;
  /** Whether the visitor has just paid by card, so that nothing is left to do. */
  isWaiting: boolean;
  words: Words;
};

/** The words of a step; an order waits for its payment again after a part of it, or once staff open it again. */
function stepIn(words: Words, state: OrderState, before: OrderState | undefined): string {
  if (state !== "awaiting_payment" || before === undefined) return words.steps[state];
  return before === "proof_sent" ? words.part : words.again;
}

/** The past events of an order and its next steps; a proof sent twice in a row counts as one step. */
export function OrderTimeline({ order, isWaiting, words }: OrderTimelineProps) {
  const expiry = order.state === "expired" ? [{ state: order.state, at: order.dueAt }] : [];
  const done = [...order.changes, ...expiry].filter(
    ({ state }, at, all) => state === "awaiting_payment" || state !== all[at + 1]?.state,
  );
  return (
    <section aria-labelledby="timeline-title">
      <h2 id="timeline-title" className="text-xl">
        {words.title}
      </h2>
      <ol className="mt-5">
        {done.map(({ state, at }, index) => {
          const isBad = bad.includes(state);
          const Mark = isBad ? X : Check;
          return (
            <li key={at.iso} className={`timeline-step relative flex gap-4 ${state === "expired" ? "pb-6" : "pb-2"}`}>
              <span
                className={`z-10 grid size-7 shrink-0 place-items-center rounded-full ${isBad ? "bg-danger-tint text-danger" : "bg-emerald text-on-hue"}`}
              >
                <Mark size={16} aria-hidden="true" />
              </span>
              <div>
                <p className="font-semibold">{stepIn(words, state, done[index - 1]?.state)}</p>
                <time dateTime={at.iso} className="text-sm text-ink-faint">
                  {at.words}
                </time>
                {/* An order ends with a day, which is the institute's. */}
                {state !== "expired" && (
                  <p className="text-sm text-ink-faint">
                    <OwnTime from={at.iso} />
                  </p>
                )}
              </div>
            </li>
          );
        })}
        {ahead[isWaiting ? "proof_sent" : order.state].map((step) => (
          <li key={step} className="timeline-step relative flex items-center gap-4 pb-6 text-ink-soft">
            <span className="z-10 size-7 shrink-0 rounded-full border-2 border-dashed border-line-strong bg-paper" />
            {words.ahead[step]}
          </li>
        ))}
      </ol>
    </section>
  );
}
