import type { BatchFacts } from "#domains/catalogue/server/batch-fact.tsx";
import type { PaymentMethod } from "#domains/money/contract.ts";
import type { PersonFacts } from "#domains/people/server/person-facts.ts";

/** An order, for the emails about it. */
export interface OrderFacts extends PersonFacts {
  /** The batch of the seat that it pays, or that was requested, and the state of that place; null if there is none. */
  batch: BatchFacts | null;
  seat: "held" | "active" | "waitlisted" | "withdrawn" | "completed" | null;
  /** The end of the seat's hold, as text; null if it is not held. */
  heldUntil: string | null;
  /** Whether a person is known to want it: confirmed on its page, by a payment, or by staff. */
  isProved: boolean;
  /** Whether a receipt is waiting for staff. */
  isChecking: boolean;
  reference: string;
  planTitle: string;
  courseTitle: string;
  months: number;
  /** As text: "$447". */
  amount: string;
  monthly: string;
  /** Whether each month is paid separately. */
  isMonthly: boolean;
  /** The amount to pay next, as text; null if nothing is due. */
  asked: string | null;
  /** The page of the latest receipt, with its key; null before the first payment. */
  receiptUrl: string | null;
  dueAt: Date;
  /** The order's page, with the key that only its emails carry. */
  pageUrl: string;
  /** The sign-up page for the student, with name and address filled in. */
  accountUrl: string;
  /** Whether it was paid by card and renews until the payer cancels. */
  renews: boolean;
}

/** A payment after the first, or a refund. */
export interface MoneyFacts extends OrderFacts {
  /** As text: "$149". */
  moved: string;
  method: PaymentMethod;
  /** The total left to pay; null if nothing is. */
  left: string | null;
  next: { amount: string; dueAt: Date } | null;
}

/** An instalment to be paid. */
export interface ReminderFacts extends OrderFacts {
  kind: "before" | "due" | "after" | "closed";
  /** As text: "$149". */
  owed: string;
  instalmentDueAt: Date;
  /** The time when lectures close over it. */
  closesAt: Date;
}

/** A proof of payment, for the email about it. */
export interface ProofFacts extends OrderFacts {
  /** The order in the back office, where staff see it and decide. */
  officeUrl: string;
  mediaType: string;
}

/** A card payment for an order, for the email about it. */
export interface CardPaymentFacts extends OrderFacts {
  /** As text: "$447", or "EUR 447.00" in a currency that no order uses. */
  received: string;
  /** The order in the back office. */
  officeUrl: string;
  /** Its fit with the order: fits, order had already ended, was already paid, or amount or currency differ. */
  fit: "paid" | "paid_late" | "paid_twice" | "mismatch" | "renewed";
}

/** A card payment for no order, for the email about it. */
export interface StrayPaymentFacts extends Pick<CardPaymentFacts, "received"> {
  /** Whether the money was received, refunded, or disputed. */
  what: "paid" | "returned" | "disputed";
  /** The order that the payment names; null if it names none of ours. */
  reference: string | null;
  /** The provider's id of its event; staff find the payment there by it. */
  event: string;
}
