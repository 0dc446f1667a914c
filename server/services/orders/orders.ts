import type { Database } from "#server/db/client.ts";
import { type Heard, hearPayment } from "#server/services/orders/hear-payment.ts";
import { type OpenedOrder, type OrderedPlace, openOrder } from "#server/services/orders/open-order.ts";
import { openRenewals } from "#server/services/orders/open-renewals.ts";
import { type Claim, requireOrderKey, requireReviewKey } from "#server/services/orders/order-links.ts";
import type { OrderNeeds } from "#server/services/orders/order-needs.ts";
import { type ReadProof, readProof } from "#server/services/orders/read-proof.ts";
import { decideOrder, type OrderReview, reviewOrder } from "#server/services/orders/review-order.ts";
import { sendProof } from "#server/services/orders/send-proof.ts";
import { type SettledOrder, settleOrder } from "#server/services/orders/settle-order.ts";
import { type OrderView, showOrder } from "#server/services/orders/show-order.ts";
import { startCardPayment } from "#server/services/orders/start-card-payment.ts";
import type { OrderState, PaymentVerdict } from "#shared/contracts/order.ts";

/** Every business verb about orders and their payment. */
export interface Orders {
  open(transaction: Database, place: OrderedPlace): Promise<OpenedOrder>;
  show(claim: Claim): Promise<OrderView>;
  /** Throws `forbidden` unless the claim is good: to be asked before anything large is read. */
  requireKey(claim: Claim): Promise<void>;
  sendProof(claim: Claim, content: Uint8Array): Promise<OrderState>;
  startCardPayment(claim: Claim): Promise<string>;
  openRenewals(claim: Claim): Promise<string>;
  hearPayment(body: Uint8Array, signature: string | null): Promise<Heard>;
  readProof(asked: { id: string; key: string }): Promise<ReadProof>;
  /** For the staff, by the link in their mail. */
  review(claim: Claim): Promise<OrderReview>;
  requireReviewKey(claim: Claim): Promise<void>;
  decide(claim: Claim, verdict: PaymentVerdict): Promise<SettledOrder>;
  /** For the staff, by the reference as a person writes it. */
  confirmPayment(reference: string): Promise<SettledOrder>;
  rejectProof(reference: string): Promise<SettledOrder>;
  cancel(reference: string): Promise<SettledOrder>;
}

/** Binds the verbs about orders to what they need. */
export function createOrders(needs: OrderNeeds): Orders {
  const requireKey = (claim: Claim) => requireOrderKey(needs.links, claim);
  return {
    open: (transaction, place) => openOrder(needs, transaction, place),
    show: (claim) => showOrder(needs, claim),
    requireKey,
    sendProof: async (claim, content) => {
      await requireKey(claim);
      return await sendProof(needs, claim.reference, content);
    },
    startCardPayment: async (claim) => {
      await requireKey(claim);
      return await startCardPayment(needs, claim.reference);
    },
    openRenewals: async (claim) => {
      await requireKey(claim);
      return await openRenewals(needs, claim.reference);
    },
    hearPayment: (body, signature) => hearPayment(needs, body, signature),
    readProof: (asked) => readProof(needs, asked),
    review: (claim) => reviewOrder(needs, claim),
    requireReviewKey: (claim) => requireReviewKey(needs.links, claim),
    decide: (claim, verdict) => decideOrder(needs, claim, verdict),
    confirmPayment: (reference) => settleOrder(needs, "payment_confirmed", reference),
    rejectProof: (reference) => settleOrder(needs, "proof_refused", reference),
    cancel: (reference) => settleOrder(needs, "cancelled", reference),
  };
}
