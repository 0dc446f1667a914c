import { Link } from "react-router";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { List } from "#ui/office/list.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type OwnDrawer = { currency: string; cash: string; seen: string };

type DeskDayProps = {
  /** The member's own drawers, one a currency. */
  own: OwnDrawer[];
  others: { name: string; cash: string }[];
  taken: {
    name: string;
    kind: string;
    method: "transfer" | "cash" | "card" | null;
    way: string | null;
    amount: string;
    count: number;
  }[];
  /** Who may take the cash over. */
  receivers: [value: string, label: string][];
  closings: {
    id: string;
    name: string;
    at: string;
    expected: string;
    counted: string;
    difference: string | null;
    reason: string | null;
    handedTo: string;
  }[];
  outcome: Outcome | undefined;
};

/** The day's end at the desk: each counts their own drawer and hands it over; what was taken, by whom and how. */
export function DeskDay({ own, others, taken, receivers, closings, outcome }: DeskDayProps) {
  const { fees, payments } = useFrame().words;
  const { day: words } = fees;
  return (
    <div className="grid max-w-5xl gap-5 p-4 md:p-6">
      <header>
        <Link to="/fees" className="link">
          {words.back}
        </Link>
        <h1 className="text-2xl">{words.title}</h1>
      </header>
      <OutcomeNote outcome={outcome} />
      <section className="card grid gap-3 p-4">
        <h2 className="text-lg">{words.drawers}</h2>
        <p className="text-ink-soft">{own.length + others.length === 0 ? words.noDrawer : words.drawersText}</p>
        {own.map((drawer) => (
          <CloseDrawer key={drawer.currency} {...drawer} receivers={receivers} outcome={outcome} />
        ))}
        <ul>
          {others.map(({ name, cash }) => (
            <li key={`${name} ${cash}`} className="flex justify-between gap-4 border-t border-line py-2">
              <bdi>{name}</bdi>
              <span className="font-semibold tabular-nums">{cash}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-2">
        <h2 className="text-lg">{words.taken}</h2>
        <List
          rows={taken}
          keyOf={(_, at) => at}
          scrolls={{ label: words.taken }}
          empty={{ title: words.nothing }}
          columns={[
            { title: words.clerk, look: "min-w-32", cell: ({ name }) => <bdi>{name}</bdi> },
            { title: words.how, cell: ({ method, way }) => way ?? payments.methods[method ?? "transfer"] },
            { title: words.payments, cell: ({ kind, amount }) => (kind === "payment" ? amount : null) },
            { title: words.refunds, cell: ({ kind, amount }) => (kind === "refund" ? amount : null) },
            { title: payments.ledger.receipt, cell: ({ count }) => fillCount(words.count, count) },
          ]}
        />
      </section>
      {closings.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-lg">{words.closings}</h2>
          <List
            rows={closings}
            keyOf={({ id }) => id}
            scrolls={{ label: words.closings }}
            columns={[
              { title: words.clerk, look: "min-w-32", cell: ({ name }) => <bdi>{name}</bdi> },
              { title: words.closed, cell: ({ at }) => at },
              { title: words.expected, cell: ({ expected }) => expected },
              { title: words.countedShort, cell: ({ counted }) => counted },
              {
                title: words.difference,
                look: "min-w-40",
                cell: ({ difference, reason }) => (
                  <>
                    <span className={difference ? "text-danger" : ""}>{difference ?? words.none}</span>
                    {reason && (
                      <bdi dir="auto" className="block text-sm text-ink-soft">
                        {reason}
                      </bdi>
                    )}
                  </>
                ),
              },
              { title: words.handedTo, look: "min-w-32", cell: ({ handedTo }) => <bdi>{handedTo}</bdi> },
            ]}
          />
        </section>
      )}
    </div>
  );
}

type CloseDrawerProps = OwnDrawer & Pick<DeskDayProps, "receivers" | "outcome">;

/** Counts the member's own cash, and hands it over. */
function CloseDrawer({ currency, cash, seen, receivers, outcome }: CloseDrawerProps) {
  const { day: words } = useFrame().words.fees;
  const isOurs = outcome?.form === `close ${currency}`;
  const wrong = (isOurs && outcome.fields) || {};
  return (
    <ActForm name={`close ${currency}`} className="grid gap-3 border-t border-line pt-3">
      <p className="font-display text-xl font-bold">{fillText(words.own, { amount: cash })}</p>
      <input type="hidden" name="currency" value={currency} />
      <input type="hidden" name="seen" value={seen} />
      <div className="grid gap-3 sm:grid-cols-3">
        <Field
          label={fillText(words.counted, { currency })}
          name="counted"
          inputMode="decimal"
          dir="ltr"
          maxLength={60}
          required
          error={wrong.counted}
        />
        <Field label={words.reason} name="reason" maxLength={300} dir="auto" error={wrong.reason} />
        <Choice label={words.handedTo} name="handedTo" options={receivers} error={wrong.handedTo} />
      </div>
      <button type="submit" name="intent" value="close" className="button button-main justify-self-start">
        {words.button}
      </button>
    </ActForm>
  );
}
