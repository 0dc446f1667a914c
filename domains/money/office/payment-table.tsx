import { Badge, type BadgeLook } from "#ui/badge.tsx";
import { Empty } from "#ui/empty.tsx";
import { useFrame } from "#ui/office/frame.ts";
import { Older } from "#ui/office/older.tsx";
import { OpenRow } from "#ui/office/open-row.tsx";

export type OrderStateName = "awaiting_payment" | "proof_sent" | "paid" | "rejected" | "expired" | "cancelled";

export const stateLooks: Record<OrderStateName, BadgeLook> = {
  awaiting_payment: "plain",
  proof_sent: "amber",
  paid: "green",
  rejected: "red",
  expired: "plain",
  cancelled: "plain",
};

type PaymentTableProps = {
  rows: { reference: string; course: string; state: OrderStateName; name: string; amount: string; since: string }[];
  shown: string;
  next: string | null;
  isLater: boolean;
  /** The reference of the order beside the list. */
  open: string | undefined;
  query: string;
};

/** Orders, a row each. */
export function PaymentTable({ rows, shown, next, isLater, open, query }: PaymentTableProps) {
  const { columns, empty, states } = useFrame().words.payments;
  if (rows.length === 0)
    return (
      <Empty
        title={shown === "check" || shown === "overdue" ? empty[shown] : empty.other}
        text={shown === "check" ? empty.text : undefined}
      />
    );
  return (
    <>
      <table className="rows mt-4 w-full table-fixed">
        <thead>
          <tr>
            <th className="max-md:w-[55%]">{columns.person}</th>
            <th className="max-md:hidden">{columns.course}</th>
            <th className="w-36 max-xl:hidden">{columns.state}</th>
            <th className="w-32 text-right!">{columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ reference, name, course, state, amount, since }) => (
            <OpenRow
              key={reference}
              to={`/payments/${reference}${query}`}
              name={name}
              detail={reference}
              isOpen={reference === open}
            >
              <td className="max-md:hidden">{course}</td>
              <td className="max-xl:hidden">
                <Badge look={stateLooks[state]}>{states[state]}</Badge>
              </td>
              <td className="text-right">
                <span className="block font-semibold">{amount}</span>
                <span className="text-sm text-ink-faint">{since}</span>
              </td>
            </OpenRow>
          ))}
        </tbody>
      </table>
      <Older next={next} isLater={isLater} />
    </>
  );
}
