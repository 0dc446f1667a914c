import { Form } from "react-router";
import { Field } from "#ui/field.tsx";
import { useFrame } from "#ui/office/office-frame.ts";

/** What the list of payments is asked for; empty for nothing. */
export type PaymentAsked = Record<"q" | "from" | "to", string>;

type PaymentSearchProps = {
  asked: PaymentAsked;
  /** The list that the search is of: money that was received, or all orders. */
  state: "received" | "all";
  /** What the list comes to, a text for each currency. */
  totals: string[];
};

/** Looks through orders, or through what was received, by name, reference, amount, phone and day; and what that comes to. */
export function PaymentSearch({ asked, state, totals }: PaymentSearchProps) {
  const { search } = useFrame().words.income;
  return (
    <>
      <Form
        method="get"
        role="search"
        key={Object.values(asked).join(" ")}
        className="mt-4 flex flex-wrap items-end gap-3"
      >
        <input type="hidden" name="state" value={state} />
        <div className="min-w-0 grow basis-60">
          <Field label={search.label} name="q" type="search" maxLength={100} defaultValue={asked.q} dir="auto" />
        </div>
        <Field label={search.from} name="from" type="date" defaultValue={asked.from} />
        <Field label={search.to} name="to" type="date" defaultValue={asked.to} />
        <button type="submit" className="button button-quiet">
          {search.show}
        </button>
      </Form>
      <ul
        aria-label={search.totals}
        className="mt-3 flex flex-wrap gap-x-6 text-sm text-ink-soft tabular-nums empty:hidden"
      >
        {totals.map((total) => (
          <li key={total}>{total}</li>
        ))}
      </ul>
    </>
  );
}
