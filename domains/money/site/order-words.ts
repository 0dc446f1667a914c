import { monthsInWords } from "#domains/money/rules/figures.ts";
import type { OrderView } from "#domains/money/server/show-order.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import type { Messages } from "#shared/words.ts";

/** The words of an order's page. */
export type OrderWords = ReturnType<typeof orderWords>;

type WordedOrder = Pick<
  OrderView,
  | "state"
  | "seat"
  | "batch"
  | "underWay"
  | "amount"
  | "asked"
  | "asks"
  | "credit"
  | "standing"
  | "recurring"
  | "wouldRenew"
  | "next"
  | "isChecking"
  | "holding"
  | "canConfirm"
  | "dueAt"
  | "ends"
  | "instalments"
  | "monthly"
  | "months"
  | "feeFor"
>;

/** Title and first sentence of an order's page. */
function introOf(words: Messages["payment"], order: WordedOrder) {
  const { states, later, waived } = words;
  const { state, seat, batch } = order;
  if (state === "paid" && order.isChecking) return later.checking;
  if (state === "paid" && order.asks === "now") {
    const { title, lead } = later[worstOf(order.instalments)];
    return { title, lead: fillText(lead, { amount: order.asked.words }) };
  }
  if (state !== "paid") return states[state];
  const thanks = thanksOf(words.thanks, order);
  if (!batch || (seat !== "active" && seat !== "waitlisted")) {
    const { title, lead } = states.paid;
    return { title: order.standing === "waived" ? waived.title : title, lead: fillText(lead, { thanks }) };
  }
  return seatedIntro(words, order, { seat, thanks, batch });
}

/** Title and first sentence of a paid order's page, by its seat. */
function seatedIntro(
  { paidSeats, waived }: Messages["payment"],
  { standing, underWay }: WordedOrder,
  { seat, thanks, batch }: { seat: "active" | "waitlisted"; thanks: string; batch: { name: string; start: string } },
) {
  const next = underWay?.next ?? "";
  const { title, lead } = seat === "active" && next !== "" ? paidSeats.underWay : paidSeats[seat];
  return {
    title: standing === "waived" && seat === "waitlisted" ? waived.waitlisted : title,
    lead: fillText(lead, { thanks, batch: batch.name, start: batch.start, next }),
  };
}

/** Thanks for money that came, or word that none was to come. */
function thanksOf(words: Messages["payment"]["thanks"], { standing, credit }: WordedOrder): string {
  if (standing === "waived") return words.waived;
  return credit === null ? words.received : fillText(words.credit, { credit });
}

/** The classes that a student who joins a batch under way has missed; null for none. */
function missedOf({ missed }: Messages["payment"], { underWay, batch, seat, state }: WordedOrder): string | null {
  if (!underWay || underWay.held === 0 || !batch || state === "cancelled" || state === "expired") return null;
  return fillCount(seat === "active" ? missed.seated : missed.before, underWay.held, { batch: batch.name });
}

/** The hold on an unpaid order's seat, and how to keep it; null where that does not apply. */
function seatOf({ holding: words }: Messages["payment"], order: WordedOrder) {
  const { state, holding, batch, canConfirm } = order;
  if (!holding || !batch) return null;
  const values = { batch: batch.name, until: holding.until?.words ?? "", due: order.dueAt.words };
  const button = canConfirm ? words.button : null;
  const said = { reason: null, until: null, longer: null, button };
  if (holding.released !== null) return { ...said, text: words.released, reason: holding.released, button: null };
  if (holding.isKept)
    return { ...said, text: fillText(words.kept[state === "proof_sent" ? "checking" : "other"], values) };
  const way = wayOf(order);
  if (holding.until === null) return { ...said, text: fillText(words.none[way], values) };
  const held = { ...said, until: holding.until.iso };
  if (way === "proved") return { ...held, text: fillText(words.held.proved, values) };
  return { ...held, text: fillText(words.held.other, values), longer: fillText(words.held[way], values) };
}

/** The way for the reader to keep the seat: press here, look for the email, or nothing more. */
function wayOf({ holding, canConfirm }: WordedOrder): "proved" | "press" | "mail" {
  if (holding?.isProved) return "proved";
  if (canConfirm) return "press";
  return holding?.hasMail ? "mail" : "proved";
}

/** The state of the longest waiting instalment. */
function worstOf(instalments: OrderView["instalments"]): "due" | "overdue" | "closed" {
  const has = (state: string) => instalments.some((one) => one.state === state);
  if (has("closed")) return "closed";
  return has("overdue") ? "overdue" : "due";
}

/** The next page after the payment: the student's courses, by way of their account, or thanks until there is a seat. */
function onwardOf(
  { onward, toCourses }: Messages["payment"],
  { state, seat, isChecking }: WordedOrder,
  account: string,
) {
  if (state === "paid" && seat === "active" && !isChecking) return { ...toCourses, href: account };
  const { text, ...link } = onward;
  return { ...link, text: text[state === "paid" && !isChecking ? "paid" : "proof_sent"] };
}

/** The terms to know before paying; null for an order that asks for nothing. */
function termsOf({ terms }: Messages["payment"], { asks, state, standing, dueAt, ends, underWay }: WordedOrder) {
  if (asks !== "now") return null;
  const { title, pay, rest, bill, cancel, cancelPaid, policy } = terms;
  const refund = underWay ? terms.refundJoining : terms.refund;
  const kept = standing === "part_received" ? rest : bill;
  const first = state === "paid" ? [] : [fillText(ends ? pay : kept, { due: dueAt.words })];
  return { title, lines: [...first, refund, ends ? cancel : cancelPaid], policy };
}

/** The words and figures of an order's page, linking its student's `account`; server-only refusals are left out. */
export function orderWords(payment: Messages["payment"], order: WordedOrder, account: string) {
  const { waiting, summary, demo, methods, timeline, copy, help, card, renewal, proof } = payment;
  const { missing, tooLarge } = proof.errors;
  const { instalments, receipts, discount, freeDemo, stated } = payment;
  // The next charge of a card: a month, or all of them.
  const { amount: each, months } = order.recurring;
  const received = order.state === "paid" && order.isChecking ? "proof_sent" : order.state;
  const steps = order.standing === "waived" ? { ...timeline.steps, paid: timeline.waived } : timeline.steps;
  const asked = monthsInWords(order.asked.months, summary);
  return {
    intro: { ...introOf(payment, order), note: missedOf(payment, order) },
    seat: seatOf(payment, order),
    onward: onwardOf(payment, order, account),
    /** The latest step that is done. */
    received: steps[received],
    terms: termsOf(payment, order),
    ...{ instalments, receipts, discount, freeDemo },
    ...{ waiting, demo, methods, copy, help },
    timeline: { ...timeline, steps },
    summary: {
      ...summary,
      /** The fee of a month, and the months that the amount asked for and the next payment are for. */
      fee:
        order.feeFor === "course"
          ? fillText(summary.onceFee, { monthly: order.monthly })
          : fillCount(summary.fee, order.months, { monthly: order.monthly }),
      ...{ asked, next: { label: summary.next, months: monthsInWords(order.next?.months ?? null, summary) } },
    },
    card: {
      title: card.title,
      lead: card.lead,
      button: card.button,
      unavailable: card.unavailable,
      renewal: order.wouldRenew ? fillCount(card.renewal, months, { amount: each, now: order.asked.words }) : null,
    },
    renewal: {
      title: renewal.title,
      lead: renewal.lead,
      button: renewal.button,
      terms: fillCount(renewal.terms, months, { amount: each }),
    },
    proof: {
      ...proof,
      pays: asked && fillText(proof.pays, { months: asked, amount: order.asked.words }),
      errors: { missing, tooLarge },
      stated,
    },
  };
}

/**
 * The address of the sign-up page with the name and the e-mail address of an order's student filled in. It names the order
 * and the key of its page, never the student: the server looks them up.
 */
export function signUpPath({ reference, key }: { reference: string; key: string }): string {
  return `/sign-up?${new URLSearchParams({ order: reference, key, from: "/lms" })}`;
}
