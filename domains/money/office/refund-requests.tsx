import { Link } from "react-router";
import type { PaymentMethod } from "#domains/money/contract.ts";
import { fillText } from "#shared/fill-text.ts";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

export interface ShownRefund {
  id: string;
  reference: string;
  name: string;
  amount: string;
  method: Exclude<PaymentMethod, "card">;
  way: string | null;
  reason: string;
  askedBy: string | null;
  askedAt: string;
  /** Whether it is the reader's own. */
  isOwn: boolean;
  /** Who hands the cash out; null for the member who approves it. */
  handedOutBy: string | null;
  verdict: "approved" | "refused" | null;
  decidedBy: string | null;
  answer: string | null;
}

type AskRefundProps = {
  reference: string;
  /** The number of entries in the ledger. */
  seen: number;
  /** The most that can go back, and what is proposed, as it is typed; null for nothing. */
  returnable: { most: string; proposed: string } | null;
  ways: { id: string; title: string }[];
  outcome: Outcome | undefined;
};

/** Asks for a refund: for members who take money and may not send it back alone. */
export function AskRefund({ reference, seen, returnable, ways, outcome }: AskRefundProps) {
  const { ask } = useFrame().words.fees.refunds;
  const { may } = useMember();
  if (!returnable || !may.includes("askRefund") || may.includes("refundOrder")) return null;
  const isAsked = outcome?.intent === "ask refund";
  const wrong = isAsked ? (outcome.fields ?? {}) : {};
  const transfers = ways.length > 0 ? ways : [{ id: "transfer", title: ask.transfer }];
  return (
    <details className="card px-4 py-3" open={isAsked && Boolean(outcome.refused)}>
      <summary className="font-semibold">{ask.title}</summary>
      <ActForm name="ask refund" className="mt-3 grid gap-3">
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="seen" value={seen} />
        <p className="text-sm text-ink-soft">{ask.text}</p>
        <Field
          label={ask.amount}
          name="amount"
          inputMode="decimal"
          required
          defaultValue={returnable.proposed}
          hint={fillText(ask.most, { amount: returnable.most })}
          error={wrong.amount}
          dir="ltr"
        />
        <Choice
          label={ask.way}
          name="how"
          options={[["cash", ask.cash], ...transfers.map(({ id, title }): [string, string] => [id, title])]}
        />
        <Field label={ask.reason} name="reason" maxLength={300} required error={wrong.reason} dir="auto" />
        <button type="submit" name="intent" value="ask refund" className="button button-quiet justify-self-start">
          {ask.button}
        </button>
      </ActForm>
    </details>
  );
}

/** The words of a request: the sum and its way back. */
function useAmountBack() {
  const { refunds: words } = useFrame().words.fees;
  return ({ amount, method, way }: ShownRefund) =>
    fillText(words.amount, { amount, way: way ?? { cash: words.ask.cash, transfer: words.ask.transfer }[method] });
}

type RefundListProps = {
  refunds: ShownRefund[];
  /** The last day of the refund window; null where it does not matter. */
  refundableUntil: string | null;
  outcome: Outcome | undefined;
};

/** The refunds that were asked for an order: a member who may, and did not ask, approves or refuses. */
export function RefundList({ refunds, refundableUntil, outcome }: RefundListProps) {
  const { refunds: words } = useFrame().words.fees;
  const { may } = useMember();
  const amountBack = useAmountBack();
  if (refunds.length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="refunds-title">
      <h3 id="refunds-title" className="text-base">
        {words.title}
      </h3>
      <ul className="grid gap-2">
        {refunds.map((one) => (
          <li key={one.id} className="card grid gap-2 px-4 py-3">
            <p>
              <span className="font-semibold">{amountBack(one)}</span>
              <span>: </span>
              <bdi>{one.reason}</bdi>
            </p>
            <p className="text-sm text-ink-soft">
              {fillText(words.asked, { by: one.askedBy ?? words.operator, time: one.askedAt })}
              <Decision {...one} />
            </p>
            {one.verdict === null && may.includes("decideRefund") && (
              <Decide {...one} refundableUntil={refundableUntil} outcome={outcome} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who decided about a request, and why it was refused. */
function Decision({ verdict, decidedBy, answer }: ShownRefund) {
  const { refunds: words } = useFrame().words.fees;
  if (verdict === null) return null;
  return (
    <>
      <span>{` · ${fillText(words.verdicts[verdict], { by: decidedBy ?? words.operator })}`}</span>
      {answer && (
        <span>
          {": "}
          <bdi>{answer}</bdi>
        </span>
      )}
    </>
  );
}

type DecideProps = ShownRefund & Omit<RefundListProps, "refunds">;

function Decide({ id, isOwn, method, handedOutBy, refundableUntil, outcome }: DecideProps) {
  const { fees, payments } = useFrame().words;
  const { refunds: words } = fees;
  const wrong = outcome?.intent === "decide refund" ? (outcome.fields ?? {}) : {};
  return (
    <>
      {isOwn && <p className="text-sm text-ink-soft">{words.own}</p>}
      {method === "cash" && (
        <p className="text-sm">
          {handedOutBy ? fillText(words.handsOut, { name: handedOutBy }) : words.approverHandsOut}
        </p>
      )}
      <ActForm name={`approve refund ${id}`} className="grid gap-2">
        <input type="hidden" name="intent" value="decide refund" />
        <input type="hidden" name="id" value={id} />
        {refundableUntil && (
          <label className="flex items-start gap-2">
            <input type="checkbox" name="beyond" value="yes" className="mt-1" />
            {fillText(payments.refund.beyond, { day: refundableUntil })}
          </label>
        )}
        <button type="submit" name="verdict" value="approved" className="button button-main justify-self-start">
          {words.approve}
        </button>
      </ActForm>
      <ActForm name={`refuse refund ${id}`} className="grid gap-2">
        <input type="hidden" name="intent" value="decide refund" />
        <input type="hidden" name="id" value={id} />
        <Field label={words.why} name="reason" maxLength={300} required error={wrong.reason} dir="auto" />
        <button type="submit" name="verdict" value="refused" className="button button-quiet justify-self-start">
          {words.refuse}
        </button>
      </ActForm>
    </>
  );
}

/** Refunds in a list: those that wait, with the way to where they are decided, and the reader's own that were decided. */
export function Refunds({ refunds }: { refunds: ShownRefund[] }) {
  const { refunds: words } = useFrame().words.fees;
  const amountBack = useAmountBack();
  const parts = [
    { id: "waiting-refunds", title: words.waiting, rows: refunds.filter(({ verdict }) => verdict === null) },
    { id: "decided-refunds", title: words.decided, rows: refunds.filter((one) => one.verdict !== null && one.isOwn) },
  ];
  return parts
    .filter(({ rows }) => rows.length > 0)
    .map(({ id, title, rows }) => (
      <section key={id} className="card mt-4 p-4" aria-labelledby={id}>
        <h2 id={id} className="text-base">
          {title}
        </h2>
        <ul className="mt-1">
          {rows.map((one) => (
            <li
              key={one.id}
              className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-2 first:border-t-0"
            >
              <Link to={`/payments/${one.reference}`} className="link font-semibold">
                <bdi>{one.name}</bdi>
              </Link>
              <span>{amountBack(one)}</span>
              <span className="text-sm text-ink-soft">
                {fillText(words.asked, { by: one.askedBy ?? words.operator, time: one.askedAt })}
                <Decision {...one} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    ));
}
