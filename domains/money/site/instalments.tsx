import type { OrderView } from "#domains/money/server/show-order.ts";
import { fillText } from "#shared/fill-text.ts";
import type { OrderWords } from "./order-words.ts";

type InstalmentsProps = { instalments: OrderView["instalments"]; words: OrderWords["instalments"] };

const marks = { paid: "bg-emerald-tint text-success", upcoming: "bg-sunken", due: "bg-lapis-tint" };
const late = "bg-danger-tint text-danger";

/** The months of an order, each with its amount, due day and state. */
export function Instalments({ instalments, words }: InstalmentsProps) {
  if (instalments.length === 0) return null;
  const open = instalments.find(({ state }) => state !== "paid");
  const next = open?.state === "upcoming" ? open.number : undefined;
  return (
    <section aria-labelledby="instalments-title">
      <h2 id="instalments-title" className="text-xl">
        {words.title}
      </h2>
      <ol className="mt-4 divide-y divide-line border-y border-line">
        {instalments.map(({ number, amount, due, state }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
            <span>
              <span className="font-semibold">{fillText(words.month, { number, count: instalments.length })}</span>{" "}
              <time dateTime={due.iso} className="text-ink-soft">
                {due.words}
              </time>
            </span>
            <span className="inline-flex items-center gap-3">
              <span className="font-semibold">{amount}</span>
              <span
                className={`rounded-control px-2.5 py-1 text-sm font-semibold ${state === "overdue" || state === "closed" ? late : marks[state]}`}
              >
                {number === next ? words.next : words.states[state]}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
