import type { OrderView } from "#server/services/orders/show-order.ts";
import type { Messages } from "#shared/messages/en/messages.ts";
import { fillText } from "#shared/rules/fill-text.ts";

/** The words of an order's page. */
export type OrderWords = ReturnType<typeof orderWords>;

type WordedOrder = Pick<OrderView, "state" | "seat" | "batch" | "amount" | "months">;

/** Title and first sentence of an order's page. */
function introOf({ states, paidSeats }: Messages["payment"], { state, seat, batch }: WordedOrder) {
  if (state !== "paid" || !batch || (seat !== "active" && seat !== "waitlisted")) return states[state];
  const { title, lead } = paidSeats[seat];
  return { title, lead: fillText(lead, { batch: batch.name, start: batch.start }) };
}

/** What comes after the payment: the student's courses, or thanks until there is a seat. */
function onwardOf({ onward, toCourses }: Messages["payment"], { state, seat }: WordedOrder) {
  if (state === "paid" && seat === "active") return toCourses;
  const { text, ...link } = onward;
  return { ...link, text: text[state === "paid" ? "paid" : "proof_sent"] };
}

/** The words of an order's page, with its figures; the refusals that only the server writes are left out. */
export function orderWords(payment: Messages["payment"], order: WordedOrder) {
  const { waiting, summary, demo, methods, timeline, copy, help, card, renewal, proof } = payment;
  const { missing, tooLarge } = proof.errors;
  const figures = { amount: order.amount, months: order.months };
  return {
    intro: introOf(payment, order),
    onward: onwardOf(payment, order),
    ...{ waiting, summary, demo, methods, timeline, copy, help },
    card: {
      title: card.title,
      lead: card.lead,
      button: card.button,
      unavailable: card.unavailable,
      renewal: fillText(card.renewal, figures),
    },
    renewal: {
      title: renewal.title,
      lead: renewal.lead,
      button: renewal.button,
      terms: fillText(renewal.terms, figures),
    },
    proof: { ...proof, errors: { missing, tooLarge } },
  };
}
