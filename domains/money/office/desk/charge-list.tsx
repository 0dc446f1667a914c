import { Link } from "react-router";
import { fillCount, fillText } from "#shared/fill-text.ts";
import type { Currency } from "#shared/money.ts";
import { useFrame } from "#ui/office/office-frame.ts";

/** A charge that is not paid. */
export type ShownCharge = {
  kind: "registration" | "month" | "course";
  month: string;
  due: string;
  lateDays: number;
  isAhead: boolean;
  left: string;
  leftMinor: number;
  of: string | null;
};

export type ShownOrder = {
  reference: string;
  course: string;
  batch: string | null;
  currency: Currency;
  seen: number;
  voucher: string | null;
  proofWaits: boolean;
  credit: string | null;
  charges: ShownCharge[];
};

export type ShownPayer = { id: string; name: string; phone: string | null; email: string | null; orders: ShownOrder[] };

type ChargeListProps = {
  payers: ShownPayer[];
  currency: Currency;
  ticked: ReadonlySet<string>;
  onTick: (names: string[], isOn: boolean) => void;
};

/**
 * The open charges of the students, each order's from the oldest: a later one is never paid before it, so that ticking
 * one ticks those before it, and taking it out takes out those after it.
 */
export function ChargeList({ payers, currency, ticked, onTick }: ChargeListProps) {
  const { take } = useFrame().words.fees;
  return (
    <fieldset className="grid gap-3">
      <legend className="text-sm font-semibold">{take.title}</legend>
      {payers.map(({ id, name, orders }, at) => (
        <div key={id} className="grid gap-3">
          {at > 0 && (
            <h3 className="text-base">
              <bdi>{name}</bdi>
            </h3>
          )}
          {orders.length === 0 && <p className="text-ink-soft">{fillText(take.noOrder, { name })}</p>}
          {orders.map((order) => (
            <OrderCharges
              key={order.reference}
              order={order}
              isOther={order.currency !== currency}
              {...{ ticked, onTick }}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

type OrderChargesProps = Pick<ChargeListProps, "ticked" | "onTick"> & { order: ShownOrder; isOther: boolean };

function OrderCharges({ order, isOther, ticked, onTick }: OrderChargesProps) {
  const { fees, feeRules } = useFrame().words;
  const { take } = fees;
  const { reference, course, batch, currency, seen, voucher, credit, proofWaits, charges } = order;
  const named = charges.map((_, at) => `${reference} ${at}`);
  if (isOther) return <p className="text-ink-soft">{fillText(take.otherCurrency, { reference, currency })}</p>;
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <input type="hidden" name="order" value={`${reference} ${seen}`} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line bg-sunken px-3 py-2 text-sm">
        <bdi>{batch ?? course}</bdi>
        <span className="flex gap-3">
          {voucher && (
            <a href={voucher} target="_blank" rel="noopener noreferrer" className="text-link hover:underline">
              {feeRules.voucher}
            </a>
          )}
          <Link to={`/payments/${reference}`} className="text-link hover:underline">
            {reference}
          </Link>
        </span>
      </p>
      {(credit || charges.length === 0) && (
        <p className="px-3 py-2 text-sm text-ink-soft">
          {credit ? fillText(take.credit, { amount: credit }) : take.nothing}
        </p>
      )}
      {proofWaits && (
        <p className="px-3 py-2 text-sm">
          <Link to={`/payments/${reference}`} className="link">
            {take.proofWaits}
          </Link>
        </p>
      )}
      {charges.map((charge, at) => (
        <label
          key={named[at]}
          className="flex min-h-11 cursor-pointer items-center gap-3 border-t border-line px-3 py-2 first-of-type:border-t-0 has-checked:bg-sunken"
        >
          <input
            type="checkbox"
            name="charge"
            value={reference}
            checked={ticked.has(named[at] ?? "")}
            onChange={({ target }) => onTick(target.checked ? named.slice(0, at + 1) : named.slice(at), target.checked)}
          />
          <ChargeText {...charge} />
          <span className="ms-auto font-semibold tabular-nums">{charge.left}</span>
        </label>
      ))}
    </div>
  );
}

function ChargeText({ kind, month, due, lateDays, left, of }: ShownCharge) {
  const { take } = useFrame().words.fees;
  return (
    <span className="min-w-0">
      <span className="block font-semibold">{kind === "month" ? month : take[kind]}</span>
      <span className={`block text-sm ${lateDays > 0 ? "text-danger" : "text-ink-soft"}`}>
        {lateDays > 0 ? fillCount(take.late, lateDays) : fillText(take.due, { day: due })}
      </span>
      {of && <span className="block text-sm text-ink-soft">{fillText(take.left, { left, amount: of })}</span>}
    </span>
  );
}
