import { useSearchParams } from "react-router";
import type { Figures } from "#domains/money/rules/figures.ts";
import { monthsInWords } from "#domains/money/rules/figures.ts";
import type { Standing } from "#domains/money/rules/statement.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { LongField } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { Reach } from "#ui/office/reach.tsx";
import type { PlanProps, ShownPlan } from "./folded-plan-form.tsx";
import { Ledger, type LedgerRow } from "./ledger.tsx";
import { FurtherPayment, MoneyForms, PaymentFields } from "./money-forms.tsx";
import { stateLooks } from "./payment-table.tsx";
import { PlanForms } from "./plan-forms.tsx";
import { ProofList, type ShownProof } from "./proof-list.tsx";
import { ReductionList, type ShownReduction } from "./reduction-list.tsx";
import { AskRefund, RefundList, type ShownRefund } from "./refund-requests.tsx";
import { SeatForms } from "./seat-forms.tsx";

export type PaymentPanelProps = {
  order: {
    reference: string;
    course: string;
    plan: string;
    figures: Figures;
    batch: string | null;
    seat: "held" | "active" | "waitlisted" | "withdrawn" | "completed" | null;
    heldUntil: string | null;
    isProved: boolean;
    takenOut: boolean;
    refundableUntil: string | null;
    /** The page of its fee voucher; null where nothing is to be paid. */
    voucher: string | null;
  };
  student: { name: string; email: string; phone: string; refused: string[] };
  /** The letters of the student's name that a receipt cannot show. */
  unprintable: string[];
  proofs: ShownProof[];
  latestProof: string;
  decided: { by: string; at: string } | null;
  /** The ways to pay by which its money may have come, or goes back. */
  ways: { id: string; title: string }[];
  verdicts: ("payment_confirmed" | "proof_refused")[];
  ledger: LedgerRow[];
  plan: Omit<PlanProps, "outcome">;
  reductions: ShownReduction[];
  refunds: ShownRefund[];
  /** What may go back of what came; null for nothing. */
  returnable: { most: string; proposed: string } | null;
  outcome: Outcome<ShownPlan> | undefined;
};

/** An order for the person who decides about its payment. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { order, student, unprintable, proofs, decided, ledger, plan, reductions, refunds, returnable, ways, outcome } =
    props;
  const { payments, feeRules } = useFrame().words;
  const { may } = useMember();
  const { standing } = order.figures;
  return (
    <div className="grid gap-5 px-5 pb-8">
      <header>
        <h2 className="text-xl">
          <bdi>{student.name}</bdi>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-soft">
          {order.reference} <Badge look={stateLooks[standing]}>{payments.states[standing]}</Badge>
          {order.voucher && (
            <a href={order.voucher} target="_blank" rel="noopener noreferrer" className="link text-sm">
              {feeRules.voucher}
            </a>
          )}
        </p>
        {unprintable.length > 0 && (
          <p className="mt-1 text-sm">{fillText(payments.unprintable, { letters: unprintable.join(" ") })}</p>
        )}
      </header>
      <OrderFigures figures={order.figures} />
      <dl className="facts-list">
        <dt>{payments.course}</dt>
        <dd>{[order.course, order.plan].filter(Boolean).join(", ")}</dd>
        {order.batch && (
          <>
            <dt>{payments.batch}</dt>
            <dd>
              {order.batch}
              {order.seat && <span>{`, ${payments.seats[order.seat]}`}</span>}
            </dd>
          </>
        )}
        <dt>{payments.student}</dt>
        <dd className="grid">
          <Reach {...student} />
        </dd>
      </dl>
      <DecidedBefore />
      <ProofList proofs={proofs} expected={order.figures.asked.amount} />
      <OutcomeNote outcome={outcome} />
      {order.takenOut && (
        <p role="note" className="rounded-lg bg-danger-tint px-3 py-2 text-danger">
          {payments.verdict.takenOut}
        </p>
      )}
      {may.includes("settleOrder") && (
        <>
          <Verdict {...props} />
          <SeatForms order={order} outcome={outcome} />
        </>
      )}
      {decided && <p className="text-ink-soft">{fillText(payments.decided, { by: decided.by, time: decided.at })}</p>}
      <ReductionList reductions={reductions} />
      <RefundList {...{ refunds, outcome }} refundableUntil={order.refundableUntil} />
      <Ledger rows={ledger} />
      {standing !== "cancelled" && <PlanForms {...plan} outcome={outcome} />}
      <AskRefund {...{ reference: order.reference, seen: ledger.length, returnable, ways, outcome }} />
      {may.includes("refundOrder") && (
        <MoneyForms
          {...{ reference: order.reference, seen: ledger.length, charges: plan.charges, outcome }}
          {...{ credit: order.figures.credit, refundableUntil: order.refundableUntil }}
        />
      )}
    </div>
  );
}

/** Says which order was decided before the list went on to this one. */
function DecidedBefore() {
  const { verdict } = useFrame().words.payments;
  const [search] = useSearchParams();
  const reference = search.get("done");
  if (!reference) return null;
  return (
    <p role="status" className="rounded-lg bg-accent-tint px-3 py-2">
      {fillText(verdict.next, { reference })}
    </p>
  );
}

/** The order's money: what is expected and for which month, the price, and what came. */
function OrderFigures({ figures }: { figures: Figures }) {
  const { payments: words, fees } = useFrame().words;
  const { asked, left, price, takenOff, received, credit, ahead, overdue, standing } = figures;
  const isExpected = left !== null && standing !== "cancelled";
  const late = overdue && fillCount(words.overdue, overdue.days);
  const shown = [
    {
      label: words.expected,
      value: isExpected ? asked.amount : words.nothingExpected,
      notes: isExpected ? [monthsInWords(asked.months, words), late] : [],
    },
    { label: words.total, value: price, notes: [takenOff && fillText(words.taken, { amount: takenOff })] },
    ...(received === null ? [] : [{ label: words.received, value: received, notes: [] }]),
    ...(credit === null ? [] : [{ label: words.credit, value: credit, notes: [] }]),
    ...(ahead === null || ahead === credit ? [] : [{ label: fees.plan.ahead, value: ahead, notes: [] }]),
  ];
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {shown.map(({ label, value, notes }) => (
        <div key={label}>
          <dt className="text-sm text-ink-faint">{label}</dt>
          <dd className="font-display text-2xl font-bold">{value}</dd>
          {notes.filter(Boolean).map((note) => (
            <dd key={note} className="text-sm text-ink-soft">
              {note}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** How the orders stand whose seat is confirmed; more money may come for them. */
const takesMore: Standing[] = ["paid", "paid_so_far", "due", "overdue", "waived", "credit"];

/** The decision whether the money has arrived. */
function Verdict(props: PaymentPanelProps) {
  const { order, verdicts, latestProof, ledger, ways, outcome } = props;
  const { verdict: words } = useFrame().words.payments;
  const { reference } = order;
  if (verdicts.length === 0)
    return (
      <>
        <p className="text-ink-soft">{words.none}</p>
        {takesMore.includes(order.figures.standing) && (
          <FurtherPayment {...{ reference, seen: ledger.length, latestProof, ways, outcome }} />
        )}
      </>
    );
  return (
    <>
      {verdicts.includes("payment_confirmed") && <Confirmation {...props} />}
      {verdicts.includes("proof_refused") && <Refusal {...props} />}
    </>
  );
}

/** The confirmation that the money came: all that was asked for, or as much as is typed. */
function Confirmation({ order, latestProof, ledger, ways, outcome }: PaymentPanelProps) {
  const { verdict: words } = useFrame().words.payments;
  const fields = outcome?.intent === "decide" ? outcome.fields : undefined;
  return (
    <ActForm name={`decide ${order.reference}`} className="card grid gap-3 bg-paper p-4">
      <h3 className="text-base">{words.title}</h3>
      <input type="hidden" name="intent" value="decide" />
      <DecidedAbout reference={order.reference} latestProof={latestProof} ledger={ledger} />
      <PaymentFields label={words.amount} ways={ways} error={fields?.[""] ?? fields?.amount} />
      <button
        type="submit"
        name="verdict"
        value="payment_confirmed"
        className="button button-main justify-self-start"
        data-key="enter"
      >
        {words.confirm}
      </button>
    </ActForm>
  );
}

/** The refusal of a proof, with the reason that its student reads. */
function Refusal({ order, latestProof, ledger, outcome }: PaymentPanelProps) {
  const { verdict: words, hold } = useFrame().words.payments;
  const refused = outcome?.intent === "refuse" ? outcome.fields?.reason : undefined;
  return (
    <details className="card px-4 py-3" open={refused !== undefined}>
      <summary className="font-semibold" data-key="r">
        {words.refuse}
      </summary>
      <ActForm name={`refuse ${order.reference}`} className="mt-3 grid gap-3">
        <input type="hidden" name="intent" value="refuse" />
        <DecidedAbout reference={order.reference} latestProof={latestProof} ledger={ledger} />
        <LongField label={hold.reason} name="reason" rows={3} maxLength={300} required error={refused} dir="auto" />
        <button type="submit" className="button button-danger justify-self-start">
          {words.refuse}
        </button>
      </ActForm>
    </details>
  );
}

/** What a decision is about, as its page showed it, and the list of proofs from which the next one is opened. */
function DecidedAbout({
  reference,
  latestProof,
  ledger,
}: Pick<PaymentPanelProps, "latestProof" | "ledger"> & { reference: string }) {
  const [search] = useSearchParams();
  return (
    <>
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="proof" value={latestProof} />
      <input type="hidden" name="seen" value={ledger.length} />
      {search.get("state") === "check" && <input type="hidden" name="list" value={search.get("q") ?? ""} />}
    </>
  );
}
