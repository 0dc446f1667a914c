import type { OrderView } from "#domains/money/server/show-order.ts";
import { fillText } from "#shared/fill-text.ts";
import { Button } from "#ui/site/button.tsx";
import type { OrderWords } from "./order-words.ts";

type InstalmentsProps = {
  order: Pick<OrderView, "instalments" | "months" | "reminds">;
  path: string;
  words: OrderWords["instalments"];
};

const marks = { paid: "bg-emerald-tint text-success", upcoming: "bg-sunken", due: "bg-lapis-tint" };
const late = "bg-danger-tint text-danger";

/** The months of an order, each with its amount, due day and state, and whether its student is reminded of them. */
export function Instalments({ order: { instalments, months, reminds }, path, words }: InstalmentsProps) {
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
              <span className="font-semibold">{fillText(words.month, { number, count: months })}</span>{" "}
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
      {reminds !== null && <Reminders isOn={reminds} path={path} words={words.reminders} />}
    </section>
  );
}

type RemindersProps = { isOn: boolean; path: string; words: OrderWords["instalments"]["reminders"] };

function Reminders({ isOn, path, words }: RemindersProps) {
  const { text, button } = isOn ? words.on : words.off;
  return (
    <form method="post" action={path} data-screen className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-ink-soft">{text}</p>
      <Button type="submit" name="intent" value={isOn ? "quiet" : "remind"} variant="quiet">
        {button}
      </Button>
    </form>
  );
}
