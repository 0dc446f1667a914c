import { redirect } from "react-router";
import { z } from "zod";
import { type Act, act } from "#admin/request/act.ts";
import { type OpenOffice, requireOffice } from "#admin/request/office.ts";
import { chargeIn, planActs, planOf, reductionsOf } from "#admin/request/plan-acts.ts";
import { refundActs, refundsOf, returnableOf } from "#admin/request/refund-acts.ts";
import { refusedInWords } from "#domains/leads/office/refused-in-words.ts";
import {
  moneyText,
  newCorrection,
  newRefund,
  paymentMethod,
  refusalReason,
  seatRelease,
} from "#domains/money/contract.ts";
import type { ShownPlan } from "#domains/money/office/folded-plan-form.tsx";
import { ledgerRows } from "#domains/money/office/ledger-rows.ts";
import { PaymentPanel } from "#domains/money/office/payment-panel.tsx";
import { formatDate } from "#shared/formats/format-date.ts";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import { ListPanel } from "#ui/office/list-panel.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { shortTime } from "#ui/office/times.ts";
import type { Route } from "./+types/payment.ts";

/** One order: its proof beside the expected payment, its ledger, and the staff's decisions. */
export async function loader(given: Route.LoaderArgs) {
  const office = requireOffice(given);
  const { verbs, site } = office;
  const order = await verbs.findOrder(given.params.reference);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const now = new Date();
  const timeOf = (moment: Date) => shortTime(moment, now, timeZone, lang);
  const { review } = order;
  const refused = await verbs.listRefusedAddresses(review.student.email);
  return {
    order: {
      ...{ reference: order.reference, course: order.courseTitle, plan: order.planTitle },
      ...{
        figures: review.figures,
        batch: review.batch?.name ?? null,
        seat: review.seat,
        heldUntil: review.heldUntil && timeOf(new Date(review.heldUntil.iso)),
        isProved: review.isProved,
        takenOut: review.takenOut,
        voucher: review.voucher,
      },
      refundableUntil: order.refundableUntil && timeOf(order.refundableUntil),
    },
    student: {
      ...review.student,
      refused: refusedInWords(refused, site.messages.admin.leads.card, { timeZone, lang }),
    },
    unprintable: order.unprintable,
    proofs: review.proofs.map(({ sentAt, stated, ...proof }) => ({
      ...{ ...proof, sentAt: timeOf(new Date(sentAt.iso)) },
      stated: stated && { ...stated, paidOn: stated.paidOn && formatDate(stated.paidOn, lang) },
    })),
    latestProof: review.latestProof,
    decided: review.decided && { by: review.decided.by, at: timeOf(new Date(review.decided.at.iso)) },
    ways: site.content.payment.transfers.map(({ id, title }) => ({ id, title })),
    verdicts: review.verdicts,
    ledger: ledgerRows(order, timeOf, lang),
    plan: await planOf(office, order),
    reductions: await reductionsOf(office, order.reference, timeOf),
    refunds: await refundsOf(office, order.reference, timeOf),
    returnable: returnableOf(order),
    changes: order.changes.map(({ state, at }) => ({ state, at: timeOf(at) })),
  };
}

/** How money came, by a method or by the id of a way to pay. */
const cameBy = (typed: string | undefined) => {
  const named = typed || "transfer";
  const { data: method } = paymentMethod.safeParse(named);
  return method ? { method } : { method: "transfer" as const, way: named };
};

const acts: Record<string, Act<ShownPlan>> = {
  ...planActs,
  ...refundActs,
  decide: async ({ verbs, site }, form) => {
    const verdict = "payment_confirmed" as const;
    const amount = form.amount?.trim() ? moneyText.parse(form.amount) : undefined;
    const isBeyond = form.beyond === "yes";
    const seen = { seenProof: form.proof ?? "", seen: hiddenNumber(form.seen) };
    const decision = { verdict, ...seen, amount, ...cameBy(form.method), isBeyond };
    const reference = form.reference ?? "";
    const next = await nextProof(verbs, form);
    await verbs.settleOrder(reference, decision);
    if (next) return next;
    const { confirmed, seated } = site.messages.admin.payments.verdict;
    const { review } = await verbs.findOrder(reference);
    return review.seat === "active" ? seated : confirmed;
  },
  refuse: async ({ verbs, site }, form) => {
    const { reason } = z.strictObject({ reason: refusalReason }).parse({ reason: form.reason });
    const { reference = "", proof: seenProof = "" } = form;
    const next = await nextProof(verbs, form);
    const decision = { verdict: "proof_refused" as const, seenProof, seen: hiddenNumber(form.seen), reason };
    await verbs.settleOrder(reference, decision);
    return next ?? site.messages.admin.payments.verdict.refused;
  },
  record: async ({ verbs, site }, form) => {
    const payment = {
      ...{ verdict: "payment_confirmed" as const, seenProof: form.proof ?? "", isFurther: true },
      ...{ seen: hiddenNumber(form.seen), isBeyond: form.beyond === "yes" },
      ...{ amount: moneyText.parse(form.amount), ...cameBy(form.method) },
    };
    await verbs.settleOrder(form.reference ?? "", payment);
    return site.messages.admin.payments.verdict.recorded;
  },
  refund: async ({ verbs, site }, form) => {
    const { amount, method, reason } = form;
    const seen = hiddenNumber(form.seen);
    const refund = newRefund.parse({ seen, amount, method, reason, beyondWindow: form.beyond === "yes" });
    await verbs.refundOrder(form.reference ?? "", refund);
    return site.messages.admin.payments.refund.done;
  },
  keep: async ({ verbs, site }, form) => {
    await verbs.keepOrder(form.reference ?? "");
    return site.messages.admin.payments.hold.kept;
  },
  reopen: async ({ verbs, site }, { reference = "" }) => {
    await verbs.reopenOrder(reference);
    const { seated, waits, done } = site.messages.admin.payments.reopen;
    const { seat } = (await verbs.findOrder(reference)).review;
    if (seat === "held") return seated;
    return seat === "waitlisted" ? waits : done;
  },
  release: async ({ verbs, site }, form) => {
    const { reason } = seatRelease.parse({ reason: form.reason });
    await verbs.releaseSeat(form.reference ?? "", reason);
    return site.messages.admin.payments.hold.released;
  },
  correct: async ({ verbs, site }, form) => {
    const { amount, direction, reason, charge } = form;
    const of = charge ? { charge: chargeIn(charge) } : {};
    const correction = newCorrection.parse({ seen: hiddenNumber(form.seen), amount, direction, reason, ...of });
    await verbs.correctOrder(form.reference ?? "", correction);
    return site.messages.admin.payments.correct.done;
  },
};

/** The way on to the proof after this one in the list from which it was opened; null for the last, and without a list. */
async function nextProof(verbs: OpenOffice["verbs"], { list, reference = "" }: Record<string, string>) {
  if (list === undefined) return null;
  const waiting = await verbs.listWaitingProofs(...(list ? [list] : []));
  const at = waiting.findIndex((one) => one.reference === reference);
  const next = waiting[at + 1] ?? waiting[0];
  if (!next || next.reference === reference) return null;
  const search = new URLSearchParams({ state: "check", ...(list && { q: list }), done: reference });
  return redirect(`/payments/${next.reference}?${search}`);
}

export const action = (given: Route.ActionArgs) => act(given, acts);

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ListPanel list="/payments" words={useFrame().words.payments}>
      <PaymentPanel key={loaderData.order.reference} {...loaderData} outcome={actionData} />
    </ListPanel>
  );
}
