import { Link, useSearchParams } from "react-router";
import { listedPayments, noPayments, shownStates } from "#admin/request/listed-payments.ts";
import { requireOffice } from "#admin/request/office.ts";
import { EntryList } from "#domains/money/office/income/entry-list.tsx";
import { PaymentSearch } from "#domains/money/office/payment-search.tsx";
import { PaymentTable } from "#domains/money/office/payment-table.tsx";
import { FilterChips } from "#ui/office/filter-chips.tsx";
import { ListWithPanel } from "#ui/office/list-panel.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import { Older } from "#ui/office/older.tsx";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/payments.ts";

/** Proofs to check first, what was received, or the orders in a state; as far as they have what was typed. */
export const loader = async (given: Route.LoaderArgs) => {
  const office = requireOffice(given);
  const isListed = office.office.allowedVerbs(office.access.member).includes("listOrders");
  return isListed ? await listedPayments(new URL(given.request.url), office) : noPayments;
};

export const meta = screenTitle(({ payments }) => payments.title);

export default function Payments({ loaderData }: Route.ComponentProps) {
  const { payments, income, fees } = useFrame().words;
  const { may } = useMember();
  const [search] = useSearchParams();
  const { shown, asked, totals, entries, next, isLater } = loaderData;
  const names = { ...payments.filters, ...income.search.chips };
  const kept = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ""));
  if (!may.includes("listOrders"))
    return (
      <ListWithPanel panel="routes/payment" room="lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
        <h1 className="text-2xl">{payments.title}</h1>
        <Link to="/fees" className="link">
          {fees.title}
        </Link>
      </ListWithPanel>
    );
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
      <PaymentSearch asked={asked} state={shown === "received" ? shown : "all"} totals={totals} />
      <FilterChips
        label={payments.filters.label}
        look="mt-4"
        chips={shownStates.map((state) => ({
          to: `/payments?${new URLSearchParams({ state, ...kept })}`,
          label: names[state],
          isChosen: state === shown,
        }))}
      />
      {entries === null ? (
        <PaymentTable {...loaderData} />
      ) : (
        <div className="card mt-4 px-4 py-1">
          <EntryList rows={entries} query={search.toString()} />
        </div>
      )}
      {entries !== null && <Older next={next} isLater={isLater} />}
    </ListWithPanel>
  );
}
