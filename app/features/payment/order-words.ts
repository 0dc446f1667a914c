import type { Messages } from "#shared/messages/en/messages.ts";
import { fillText } from "#shared/rules/fill-text.ts";

/** The words of an order's page. */
export type OrderWords = ReturnType<typeof orderWords>;

/** The words of an order's page, with its figures; the refusals that only the server writes are left out. */
export function orderWords(payment: Messages["payment"], order: { amount: string; months: number }) {
  const { states, waiting, summary, demo, methods, timeline, onward, copy, help, card, renewal, proof } = payment;
  const { missing, tooLarge } = proof.errors;
  return {
    ...{ states, waiting, summary, demo, methods, timeline, onward, copy, help },
    card: {
      title: card.title,
      lead: card.lead,
      button: card.button,
      unavailable: card.unavailable,
      renewal: fillText(card.renewal, order),
    },
    renewal: {
      title: renewal.title,
      lead: renewal.lead,
      button: renewal.button,
      terms: fillText(renewal.terms, order),
    },
    proof: { ...proof, errors: { missing, tooLarge } },
  };
}
