import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { deskFigures } from "#domains/money/rules/figures.ts";
import { fillText } from "#shared/fill-text.ts";
import { formats } from "#shared/formats/formats.ts";
import { type Currency, inMinor } from "#shared/money.ts";
import { readMoney } from "#shared/read-money.ts";
import { Field, FieldFrame } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { Initials } from "#ui/initials.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { ChargeList, type ShownPayer } from "./charge-list.tsx";
import { CompanyPays, type ShownSponsor } from "./company-pays.tsx";

type TakeMoneyProps = {
  payers: ShownPayer[];
  /** Who is of the family, or has the same guardian, and is not among them yet. */
  together: { id: string; name: string }[];
  /** The company that pays for all of them, and the names of those that are known. */
  sponsor: ShownSponsor | null;
  sponsors: string[];
  ways: { id: string; title: string }[];
  /** The institute's day: "2026-12-05". */
  today: string;
  outcome: Outcome | undefined;
};

/** Takes money for a student, and for others with them: what is due is ticked, and the amount waits to be confirmed. */
export function TakeMoney({ payers, together, outcome, ...desk }: TakeMoneyProps) {
  const { take } = useFrame().words.fees;
  const { may } = useMember();
  const mayOpen = may.includes("showPerson");
  const [payer] = payers;
  if (!payer) return null;
  const { id, name, phone, email } = payer;
  const currency = payers.flatMap(({ orders }) => orders)[0]?.currency;
  return (
    <section className="grid gap-4 p-4 md:p-6">
      <div className="flex items-center gap-3">
        <Initials name={name} size="large" />
        <div className="min-w-0">
          <h2 className="text-xl">
            <bdi>{name}</bdi>
          </h2>
          <p className="truncate text-sm text-ink-faint" dir="ltr">
            {phone ?? email}
          </p>
        </div>
        {mayOpen && (
          <Link to={`/people/${id}`} className="link ms-auto text-sm">
            {take.person}
          </Link>
        )}
      </div>
      <Together payers={payers} together={together} />
      <OutcomeNote outcome={outcome} />
      {currency && !may.includes("takeMoney") && <OrderLinks payers={payers} />}
      {currency && may.includes("takeMoney") && (
        <ActForm name={`take ${id}`} className="grid gap-4">
          <TakeFields payers={payers} currency={currency} {...desk} outcome={outcome} />
        </ActForm>
      )}
      {!currency && (
        <p>
          <span>{fillText(take.noOrder, { name })} </span>
          {mayOpen && (
            <Link to={`/people/${id}`} className="link">
              {take.openFees}
            </Link>
          )}
        </p>
      )}
    </section>
  );
}

/** The orders of students, for those who read what is owed and take no money. */
function OrderLinks({ payers }: Pick<TakeMoneyProps, "payers">) {
  return (
    <ul className="grid gap-2">
      {payers
        .flatMap(({ orders }) => orders)
        .map(({ reference, batch, course }) => (
          <li key={reference}>
            <Link to={`/payments/${reference}`} className="link">
              <bdi>{`${batch ?? course}, ${reference}`}</bdi>
            </Link>
          </li>
        ))}
    </ul>
  );
}

/** The way to take money for a whole family, or for all for whom one person or company pays. */
function Together({ payers, together }: Pick<TakeMoneyProps, "payers" | "together">) {
  const { lang } = useFrame().language;
  const { take } = useFrame().words.fees;
  const [first, ...others] = payers;
  if (!first || together.length === 0) return null;
  const query = [...others, ...together].map(({ id }) => `with=${id}`).join("&");
  return (
    <p className="text-sm">
      <Link to={`/fees/${first.id}?${query}`} className="link" preventScrollReset>
        {fillText(take.together, {
          names: formats(lang)
            .list("conjunction")
            .format(together.map(({ name }) => name)),
        })}
      </Link>
    </p>
  );
}

const wrongIn = (outcome: Outcome | undefined) =>
  outcome?.intent === "take" || outcome?.intent === "sponsor" ? (outcome.fields ?? {}) : {};

/** What is due or late of each student is ticked; of one with nothing of that, the next charge. */
function proposedOf(payers: ShownPayer[], currency: Currency): Set<string> {
  const names = payers.flatMap(({ orders }) => {
    const own = orders.filter((order) => order.currency === currency);
    const due = own.flatMap(({ reference, charges }) =>
      charges.flatMap(({ isAhead }, at) => (isAhead ? [] : `${reference} ${at}`)),
    );
    const next = own.find(({ charges }) => charges.length > 0);
    return due.length === 0 && next ? [`${next.reference} 0`] : due;
  });
  return new Set(names);
}

/** What is typed, in minor units; null for what is no amount. */
function minorOf(typed: string, currency: Currency): number | null {
  const whole = readMoney(typed, currency);
  return whole === null ? null : inMinor(whole, currency).minor;
}

function TakeFields({
  payers,
  sponsor,
  sponsors,
  ways,
  today,
  currency,
  outcome,
}: Omit<TakeMoneyProps, "together"> & { currency: Currency }) {
  const { take } = useFrame().words.fees;
  const wrong = wrongIn(outcome);
  const orders = payers.flatMap((payer) => payer.orders).filter((order) => order.currency === currency);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => proposedOf(payers, currency));
  const chosenMinor = orders.reduce((sum, { reference, charges }) => {
    return charges.reduce((all, { leftMinor }, at) => all + (ticked.has(`${reference} ${at}`) ? leftMinor : 0), sum);
  }, 0);
  const proposed = deskFigures(chosenMinor, currency).typed;
  /** What is typed in place of the proposed amount. */
  const [typed, setTyped] = useState<string>();
  const amount = useRef<HTMLInputElement>(null);
  // After an act the focus is at what became of it.
  const isFresh = outcome === undefined;
  useEffect(() => {
    if (!isFresh) return;
    amount.current?.focus({ preventScroll: true });
    amount.current?.select();
  }, [isFresh]);
  const minor = typed === undefined ? chosenMinor : minorOf(typed, currency);
  const text = (sum: number) => deskFigures(sum, currency).amount;

  function tick(names: string[], isOn: boolean) {
    const next = new Set(ticked);
    for (const name of names) {
      if (isOn) next.add(name);
      else next.delete(name);
    }
    setTicked(next);
    setTyped(undefined);
  }
  return (
    <>
      {/* Enter takes the money, whatever buttons come before the one at the end. */}
      <button type="submit" name="intent" value="take" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <ChargeList payers={payers} currency={currency} ticked={ticked} onTick={tick} />
      <input type="hidden" name="name" value={payers.map(({ name }) => name).join(", ")} />
      <FieldFrame label={fillText(take.amount, { currency })} error={wrong.amount} hint={take.amountHint}>
        {(ties) => (
          <input
            ref={amount}
            name="amount"
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            required
            value={typed ?? (chosenMinor > 0 ? proposed : "")}
            onChange={(event) => setTyped(event.target.value)}
            {...ties}
            className="control font-display text-2xl font-bold tabular-nums"
          />
        )}
      </FieldFrame>
      <fieldset>
        <legend className="text-sm font-semibold">{take.how}</legend>
        <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2">
          {[
            { id: "cash", title: take.cash },
            ...(ways.length > 0 ? ways : [{ id: "transfer", title: take.transfer }]),
          ].map(({ id, title }, at) => (
            <label
              key={id}
              className="flex min-h-10 items-center rounded-control border border-line-strong px-3 py-1.5 text-sm leading-tight font-semibold hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link max-md:min-h-11"
            >
              <input type="radio" name="how" value={id} defaultChecked={at === 0} className="sr-only" />
              {title}
            </label>
          ))}
        </div>
        {wrong.method && <p className="mt-1 text-sm text-danger">{wrong.method}</p>}
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label={take.day}
          name="receivedOn"
          type="date"
          max={today}
          defaultValue={today}
          required
          error={wrong.receivedOn}
        />
        <Field label={take.note} name="note" maxLength={300} dir="auto" error={wrong.note} />
      </div>
      <CompanyPays key={sponsor?.id} sponsor={sponsor} known={sponsors} wrong={wrong} />
      {minor !== null && minor !== chosenMinor && (
        <p className="text-sm text-ink-soft">
          {minor > chosenMinor
            ? fillText(take.over, { amount: text(minor - chosenMinor) })
            : fillText(take.rest, { amount: text(chosenMinor - minor) })}
        </p>
      )}
      <button type="submit" name="intent" value="take" className="button button-main min-h-11 text-base">
        <span>{minor !== null && minor > 0 ? fillText(take.button, { amount: text(minor) }) : take.buttonAlone}</span>
      </button>
    </>
  );
}
