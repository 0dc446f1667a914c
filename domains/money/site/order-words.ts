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
  | "amount"
  | "asked"
  | "asks"
  | "isMonthly"
  | "isChecking"
  | "holding"
  | "canConfirm"
  | "dueAt"
  | "instalments"
  | "monthly"
  | "months"
>;

/** Title and first sentence of an order's page. */
function introOf({ states, paidSeats, later }: Messages["payment"], order: WordedOrder) {
  const { state, seat, batch } = order;
  if (state === "paid" && order.isChecking) return later.checking;
  if (state === "paid" && order.asks === "now") {
    const { title, lead } = later[worstOf(order.instalments)];
    return { title, lead: fillText(lead, { amount: order.asked.words }) };
  }
  if (state !== "paid" || !batch || (seat !== "active" && seat !== "waitlisted")) return states[state];
  const { title, lead } = paidSeats[seat];
  return { title, lead: fillText(lead, { batch: batch.name, start: batch.start }) };
}

/** The hold on an unpaid order's seat, and how to keep it; null where that does not apply. */
function seatOf({ holding: words }: Messages["payment"], order: WordedOrder) {
  const { state, holding, batch, canConfirm } = order;
  if (!holding || !batch) return null;
  const values = { batch: batch.name, until: holding.until ?? "", due: order.dueAt.words };
  const button = canConfirm ? words.button : null;
  if (holding.released !== null) return { text: words.released, reason: holding.released, button: null };
  const held = state === "proof_sent" ? words.checking : words.held;
  return { text: fillText((holding.until === null ? words.none : held)[wayOf(order)], values), reason: null, button };
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

/** The words and figures of an order's page, linking its student's `account`; server-only refusals are left out. */
export function orderWords(payment: Messages["payment"], order: WordedOrder, account: string) {
  const { waiting, summary, demo, methods, timeline, copy, help, card, renewal, proof } = payment;
  const { missing, tooLarge } = proof.errors;
  const { instalments, receipts, discount, freeDemo } = payment;
  // The amount of each card payment: a month, or all of them.
  const [each, months] = order.isMonthly ? [order.monthly, 1] : [order.amount, order.months];
  const received = order.state === "paid" && order.isChecking ? "proof_sent" : order.state;
  return {
    intro: introOf(payment, order),
    seat: seatOf(payment, order),
    onward: onwardOf(payment, order, account),
    /** The latest step that is done. */
    received: timeline.steps[received],
    ...{ instalments, receipts, discount, freeDemo },
    ...{ waiting, summary, demo, methods, timeline, copy, help },
    card: {
      title: card.title,
      lead: card.lead,
      button: card.button,
      unavailable: card.unavailable,
      renewal: fillCount(card.renewal, months, { amount: each }),
    },
    renewal: {
      title: renewal.title,
      lead: renewal.lead,
      button: renewal.button,
      terms: fillCount(renewal.terms, months, { amount: each }),
    },
    proof: { ...proof, errors: { missing, tooLarge } },
  };
}
