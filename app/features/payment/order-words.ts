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

/** The words of an order's page, with its figures; the refusals that only the server writes are left out. */
export function orderWords(payment: Messages["payment"], order: WordedOrder) {
  const { waiting, summary, demo, methods, timeline, onward, copy, help, card, renewal, proof } = payment;
  const { missing, tooLarge } = proof.errors;
  const figures = { amount: order.amount, months: order.months };
  return {
    intro: introOf(payment, order),
    ...{ waiting, summary, demo, methods, timeline, onward, copy, help },
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
