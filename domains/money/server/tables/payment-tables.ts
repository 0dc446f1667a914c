import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { PaymentVerdict } from "#domains/money/contract.ts";
import { minorUnits, time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored, withheld } from "#server/db/personal.ts";
import { retention } from "#shared/retention.ts";
import { orders } from "./order-tables.ts";

/** A proof of payment that a visitor sent; the storage holds the file. */
export const paymentProofs = pgTable(
  "payment_proofs",
  {
    id: uuid().primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    /** The file's name in the storage; never the visitor's own. */
    fileName: personal(text("file_name").notNull()),
    mediaType: impersonal(text("media_type").notNull()),
    bytes: integer().notNull(),
    /** In hex, to recognise the same file. */
    sha256: personal(text().notNull()),
    createdAt: time("created_at").notNull().defaultNow(),
    /** What its sender wrote of the payment: minor units of the order's currency, the day, and the bank's number. */
    statedMinor: minorUnits("stated_minor"),
    paidOn: impersonal(date("paid_on")),
    transactionNumber: personal(text("transaction_number")),
    /** The staff's decision about it, and its time; null while it waits. */
    verdict: impersonal(text().$type<PaymentVerdict>()),
    decidedAt: time("decided_at"),
    /** Of a refused one: why, in the staff's words; its student reads it. */
    refusedBecause: personal(text("refused_because")),
  },
  (table) => [
    index("payment_proofs_order_id").on(table.orderId, table.createdAt),
    index("payment_proofs_sha256").on(table.sha256),
    index("payment_proofs_transaction").on(table.transactionNumber).where(sql`${table.transactionNumber} is not null`),
    index("payment_proofs_waiting").on(table.createdAt).where(sql`${table.verdict} is null`),
  ],
);

stored(paymentProofs, {
  what: "which proofs of payment were sent, and what their senders wrote of the payment; the pictures themselves are files",
  why: "to tell whose money has arrived",
  ground: "contract",
  kept: `${retention.proofs.words} from the day it was sent, and until staff have looked at it`,
  seenBy: readers.staff,
});

/** A card checkout of an order; another is opened only when this one is no longer open. */
export const cardCheckouts = pgTable(
  "card_checkouts",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    /** 1 for an order's first checkout. */
    attempt: integer().notNull(),
    sessionId: personal(text("session_id").notNull().unique("card_checkouts_session_id")),
    /** Anyone with it could pay there, and see the sum. */
    url: withheld(personal(text().notNull())),
    /** The amount it asks for, in minor units of the order's currency; null for one opened by an earlier release. */
    amountMinor: minorUnits("amount_minor"),
    expiresAt: time("expires_at").notNull(),
    /** When the provider first reported that the money was taken. */
    paidAt: time("paid_at"),
    /** The provider's name for the payer, which opens the renewals. */
    customerId: personal(text("customer_id")),
    /** The provider's name for the subscription that the checkout began; null for a single payment. */
    subscriptionId: personal(text("subscription_id")),
    /** When the provider reported that the subscription had ended. */
    endedAt: time("ended_at"),
  },
  (table) => [
    primaryKey({ name: "card_checkouts_pkey", columns: [table.orderId, table.attempt] }),
    index("card_checkouts_customer_id").on(table.customerId),
  ],
);

stored(cardCheckouts, {
  what: "which checkouts were opened with the card provider, and the subscription that one began",
  why: "to know which order a payment is for, and to let its payer cancel the renewal",
  ground: "contract",
  kept: `${retention.cardPayments.words} from its last day, and as long as its subscription`,
  seenBy: readers.nobody,
});

/**
 * The outcome of a payment provider's event. `paid_late` is money for an order that had expired or was cancelled,
 * `paid_twice` money from a second checkout or after a transfer, `paid_before` another event about the same money,
 * `no_order` money received, or refunded, for a checkout that we did not open. `renewed` is a later payment of a
 * subscription, `renewal_failed_last` one that the provider no longer tries; a renewal is `ending` once its end is
 * known. A dispute is `asked` about before the bank has taken the money.
 */
export type PaymentEventOutcome =
  | "paid"
  | "paid_late"
  | "paid_twice"
  | "paid_before"
  | "mismatch"
  | "unsettled"
  | "no_order"
  | "unrelated"
  | "renewed"
  | "renewal_failed"
  | "renewal_failed_last"
  | "renewal_ending"
  | "renewal_ended"
  | "refunded"
  | "refund_failed"
  | "refund_unmatched"
  | "dispute_asked"
  | "dispute_open"
  | "dispute_won"
  | "dispute_lost";

/** The payment provider's events; the id makes a second delivery a repeat. */
export const paymentEvents = pgTable("payment_notices", {
  id: impersonal(text().primaryKey()),
  type: impersonal(text().notNull()),
  outcome: impersonal(text().$type<PaymentEventOutcome>().notNull()),
  /** The order it is about, if it is one of ours. */
  reference: impersonal(text()),
  /** The money that was taken, in minor units of `currency` (ISO 4217 in capitals). */
  amountMinor: minorUnits("amount_minor"),
  currency: impersonal(text()),
  receivedAt: time("received_at").notNull().defaultNow(),
});

stored(paymentEvents, {
  what: "which events of the card provider have been processed, for which order and amount",
  why: "so that a payment counts once, and staff are told of it",
  ground: "contract",
  kept: `${retention.cardPayments.words} from its arrival`,
  seenBy: readers.staff,
});
