import { Link } from "react-router";
import { requireOffice } from "#admin/request/office.ts";
import { cursorText, pageRequest } from "#admin/request/page-of.ts";
import { orderState } from "#domains/money/contract.ts";
import { PaymentTable } from "#domains/money/office/payment-table.tsx";
import { figuresOf } from "#domains/money/rules/figures.ts";
import type { ListedOrder } from "#domains/money/server/list-orders.ts";
import { FilterChips } from "#ui/office/filter-chips.tsx";
import { ListWithPanel } from "#ui/office/list-panel.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import { shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/payments.ts";

const shownStates = ["check", "overdue", "awaiting_payment", "paid", "rejected", "expired", "all"] as const;

/** Proofs to check first, or the orders in a state. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const url = new URL(given.request.url);
  const asked = url.searchParams.get("state");
  const shown = shownStates.find((state) => state === asked) ?? "check";
  const { timeZone } = site.content.company.hours;
  const now = new Date();
  const timeOf = (moment: Date) => shortTime(moment, now, timeZone);
  if (shown === "check") {
    const rows = (await verbs.listWaitingProofs()).map(({ since, ...order }) => {
      const { row, figures } = rowOf(order);
      return { ...row, amount: figures.asked.amount, asked: null, since: timeOf(since) };
    });
    return { shown, rows, next: null, isLater: false };
  }
  if (shown === "overdue") {
    const rows = (await verbs.listOverdue()).map(({ owedSince, ...order }) => {
      const { row, figures } = rowOf(order);
      return { ...row, amount: figures.overdue?.amount ?? "", asked: null, since: timeOf(owedSince) };
    });
    return { shown, rows, next: null, isLater: false };
  }
  const { entries, next } = await verbs.listOrders(pageRequest(url), orderState.safeParse(shown).data);
  const rows = entries.map((order) => {
    const { row, figures } = rowOf(order);
    const asked = figures.isDue && figures.asked.amount !== figures.price ? figures.asked.amount : null;
    return { ...row, amount: figures.price, asked, since: timeOf(order.createdAt) };
  });
  return { shown, rows, next: cursorText(next), isLater: url.searchParams.has("after") };
}

function rowOf({ reference, courseTitle: course, student, statement }: ListedOrder) {
  const figures = figuresOf(statement);
  const name = `${student.firstName} ${student.lastName}`;
  return { row: { reference, course, name, standing: figures.standing }, figures };
}

export const meta = screenTitle(({ payments }) => payments.title);

export default function Payments({ loaderData }: Route.ComponentProps) {
  const { payments } = useFrame().words;
  const { may } = useMember();
  return (
    <ListWithPanel panel="routes/payment" room="lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-2xl">{payments.title}</h1>
        <nav aria-label={payments.title} className="flex flex-wrap gap-x-4">
          {may.includes("importStatement") && (
            <Link to="/payments/statement" className="link">
              {payments.bank.title}
            </Link>
          )}
          <Link to="/discounts" className="link">
            {payments.discounts.title}
          </Link>
        </nav>
      </div>
      <FilterChips
        label={payments.filters.label}
        look="mt-4"
        chips={shownStates.map((state) => ({
          to: `/payments?state=${state}`,
          label: payments.filters[state],
          isChosen: state === loaderData.shown,
        }))}
      />
      <PaymentTable {...loaderData} />
    </ListWithPanel>
  );
}
