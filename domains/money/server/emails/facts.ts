import type { BatchFacts } from "#domains/catalogue/server/batch-fact.tsx";
import type { PaymentMethod } from "#domains/money/contract.ts";
import type { PersonFacts } from "#domains/people/server/person-facts.ts";

/** An order, for the emails about it. */
export interface OrderFacts extends PersonFacts {
  /** The batch of the seat that it pays, or that was asked for, and how the seat stands; null if there is none. */
  batch: BatchFacts | null;
  seat: "held" | "active" | "waitlisted" | "withdrawn" | "completed" | null;
  /** Until when the seat is held, in words; null if it is not held. */
  heldUntil: string | null;
  /** Whether it is known that a person wants it: by the press on its page, by money, or by staff. */
  isProved: boolean;
  /** Whether a receipt waits for the staff. */
  isChecking: boolean;
  reference: string;
  planTitle: string;
  courseTitle: string;
  months: number;
  /** In words: "$447". */
  amount: string;
  monthly: string;
  /** Whether each month is paid by itself. */
  isMonthly: boolean;
  /** What is to be paid next, in words; null if nothing is. */
  asked: string | null;
  /** The page of the latest receipt, with its key; null before the first payment. */
  receiptUrl: string | null;
  dueAt: Date;
  /** The order's page, with the key that only its emails hold. */
  pageUrl: string;
  /** Where the student makes an account, with name and address filled in. */
  accountUrl: string;
  /** Whether it was paid by card and renews until the payer cancels. */
  renews: boolean;
}

/** Money that came after the first payment, or went back. */
export interface MoneyFacts extends OrderFacts {
  /** In words: "$149". */
  moved: string;
  method: PaymentMethod;
  /** What is left to pay in all; null if nothing is. */
  left: string | null;
  next: { amount: string; dueAt: Date } | null;
}

/** An instalment to be paid. */
export interface ReminderFacts extends OrderFacts {
  kind: "before" | "due" | "after" | "closed";
  /** In words: "$149". */
  owed: string;
  instalmentDueAt: Date;
  /** When lectures close over it. */
  closesAt: Date;
}

/** A proof of payment, for the email about it. */
export interface ProofFacts extends OrderFacts {
  /** Where the staff see it and decide. */
  reviewUrl: string;
  mediaType: string;
}

/** A card payment for an order, for the email about it. */
export interface CardPaymentFacts extends OrderFacts {
  /** In words: "$447", or "EUR 447.00" in a currency that no order uses. */
  received: string;
  /** Where the staff see the order and decide. */
  reviewUrl: string;
  /** How it fits the order: it does, the order had ended before, it had been paid, or amount or currency differ. */
  fit: "paid" | "paid_late" | "paid_twice" | "mismatch" | "renewed";
}

/** A card payment for no order, for the email about it. */
export interface StrayPaymentFacts extends Pick<CardPaymentFacts, "received"> {
  /** Whether the money came, went back, or is disputed. */
  what: "paid" | "returned" | "disputed";
  /** The order that the payment names; null if it names none of ours. */
  reference: string | null;
  /** The provider's id of its event, by which the payment is found there. */
  event: string;
}
