import type { Database } from "#server/db/client.ts";
import { handlePaymentWebhook, type WebhookOutcome } from "#server/services/orders/handle-payment-webhook.ts";
import { type OpenedOrder, type OrderedPlace, openOrder } from "#server/services/orders/open-order.ts";
import { openRenewals } from "#server/services/orders/open-renewals.ts";
import type { OrderDeps } from "#server/services/orders/order-deps.ts";
import { type Claim, requireOrderKey, requireReviewKey } from "#server/services/orders/order-links.ts";
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
  handlePaymentWebhook(body: Uint8Array, signature: string | null): Promise<WebhookOutcome>;
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
export function createOrders(deps: OrderDeps): Orders {
  const requireKey = (claim: Claim) => requireOrderKey(deps.signedTokens, claim);
  return {
    open: (transaction, place) => openOrder(deps, transaction, place),
    show: (claim) => showOrder(deps, claim),
    requireKey,
    sendProof: async (claim, content) => {
      await requireKey(claim);
      return await sendProof(deps, claim.reference, content);
    },
    startCardPayment: async (claim) => {
      await requireKey(claim);
      return await startCardPayment(deps, claim.reference);
    },
    openRenewals: async (claim) => {
      await requireKey(claim);
      return await openRenewals(deps, claim.reference);
    },
    handlePaymentWebhook: (body, signature) => handlePaymentWebhook(deps, body, signature),
    readProof: (asked) => readProof(deps, asked),
    review: (claim) => reviewOrder(deps, claim),
    requireReviewKey: (claim) => requireReviewKey(deps.signedTokens, claim),
    decide: (claim, verdict) => decideOrder(deps, claim, verdict),
    confirmPayment: (reference) => settleOrder(deps, "payment_confirmed", reference),
    rejectProof: (reference) => settleOrder(deps, "proof_refused", reference),
    cancel: (reference) => settleOrder(deps, "cancelled", reference),
  };
}
