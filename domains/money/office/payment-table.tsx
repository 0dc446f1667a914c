import { useParams, useSearchParams } from "react-router";
import type { Standing } from "#domains/money/rules/statement.ts";
import { fillText } from "#shared/fill-text.ts";
import { Badge, type BadgeLook } from "#ui/badge.tsx";
import { List, withQuery } from "#ui/office/list.tsx";
import { useFrame } from "#ui/office/office-frame.ts";

export const stateLooks: Record<Standing, BadgeLook> = {
  awaiting_payment: "plain",
  part_received: "amber",
  proof_sent: "amber",
  paid: "green",
  paid_so_far: "green",
  waived: "green",
  credit: "amber",
  due: "amber",
  overdue: "red",
  rejected: "red",
  expired: "plain",
  cancelled: "plain",
};

type OrderRow = {
  reference: string;
  course: string;
  standing: Standing;
  name: string;
  amount: string;
  /** Beside the price: what is to be paid of it now. */
  asked: string | null;
  since: string;
};

type PaymentTableProps = { rows: OrderRow[]; shown: string; next: string | null; isLater: boolean };

/** Orders, a row each. */
export function PaymentTable({ rows, shown, next, isLater }: PaymentTableProps) {
  const { columns, empty, states, asked: askedNow, keys } = useFrame().words.payments;
  const { reference: open } = useParams();
  const [asked] = useSearchParams();
  const search = new URLSearchParams(asked);
  search.delete("done");
  // A proof that is opened from its list leads on to the next.
  if (shown === "check") search.set("state", shown);
  return (
    <List
      rows={rows}
      keyOf={({ reference }) => reference}
      empty={{
        title: shown === "check" || shown === "overdue" ? empty[shown] : empty.other,
        text: shown === "check" ? empty.text : undefined,
      }}
      paging={{ next, isLater }}
      {...(shown === "check" && { keys: { title: keys.title, named: keys.named } })}
      look="mt-4 table-fixed"
      opens={{
        title: columns.person,
        look: "max-md:w-[55%]",
        row: ({ reference, name }) => ({
          to: withQuery(`/payments/${reference}`, search),
          ...{ name, detail: reference, isOpen: reference === open },
        }),
      }}
      columns={[
        { title: columns.course, look: "max-md:hidden", cell: ({ course }) => course },
        {
          title: columns.state,
          look: "w-36 max-xl:hidden",
          cell: ({ standing }) => <Badge look={stateLooks[standing]}>{states[standing]}</Badge>,
        },
        {
          title: columns.amount,
          look: "w-32 text-end!",
          cell: ({ amount, asked: now, since }) => (
            <>
              <span className="block font-semibold">{amount}</span>
              {now && <span className="block text-sm">{fillText(askedNow, { amount: now })}</span>}
              <span className="text-sm text-ink-faint">{since}</span>
            </>
          ),
        },
      ]}
    />
  );
}
