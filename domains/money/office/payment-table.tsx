import { useParams, useSearchParams } from "react-router";
import { Badge, type BadgeLook } from "#ui/badge.tsx";
import { List, withQuery } from "#ui/office/list.tsx";
import { useFrame } from "#ui/office/office-frame.ts";

export type OrderStateName = "awaiting_payment" | "proof_sent" | "paid" | "rejected" | "expired" | "cancelled";

export const stateLooks: Record<OrderStateName, BadgeLook> = {
  awaiting_payment: "plain",
  proof_sent: "amber",
  paid: "green",
  rejected: "red",
  expired: "plain",
  cancelled: "plain",
};

type OrderRow = {
  reference: string;
  course: string;
  state: OrderStateName;
  name: string;
  amount: string;
  since: string;
};

type PaymentTableProps = { rows: OrderRow[]; shown: string; next: string | null; isLater: boolean };

/** Orders, a row each. */
export function PaymentTable({ rows, shown, next, isLater }: PaymentTableProps) {
  const { columns, empty, states } = useFrame().words.payments;
  const { reference: open } = useParams();
  const [search] = useSearchParams();
  return (
    <List
      rows={rows}
      keyOf={({ reference }) => reference}
      empty={{
        title: shown === "check" || shown === "overdue" ? empty[shown] : empty.other,
        text: shown === "check" ? empty.text : undefined,
      }}
      paging={{ next, isLater }}
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
          cell: ({ state }) => <Badge look={stateLooks[state]}>{states[state]}</Badge>,
        },
        {
          title: columns.amount,
          look: "w-32 text-end!",
          cell: ({ amount, since }) => (
            <>
              <span className="block font-semibold">{amount}</span>
              <span className="text-sm text-ink-faint">{since}</span>
            </>
          ),
        },
      ]}
    />
  );
}
