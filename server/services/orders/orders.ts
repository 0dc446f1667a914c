import { bindVerbs } from "#server/services/bind-verbs.ts";
import { handlePaymentWebhook } from "#server/services/orders/handle-payment-webhook.ts";
import { openOrder } from "#server/services/orders/open-order.ts";
import { openRenewals } from "#server/services/orders/open-renewals.ts";
import type { OrderDeps } from "#server/services/orders/order-deps.ts";
import { type Claim, requireOrderKey, requireReviewKey } from "#server/services/orders/order-links.ts";
import { readProof } from "#server/services/orders/read-proof.ts";
import { decideOrder, reviewOrder } from "#server/services/orders/review-order.ts";
import { sendProof } from "#server/services/orders/send-proof.ts";
import { settleOrder } from "#server/services/orders/settle-order.ts";
import { showOrder } from "#server/services/orders/show-order.ts";
import { startCardPayment } from "#server/services/orders/start-card-payment.ts";

/** Every business verb about orders and their payment, bound to its dependencies. */
export type Orders = ReturnType<typeof createOrders>;

/** Binds the verbs about orders; what a student asks for needs the order's key. */
export function createOrders(deps: OrderDeps) {
  const requireKey = (claim: Claim) => requireOrderKey(deps.signedTokens, claim);
  /** A verb on an order that only the order's key opens. */
  const withKey =
    <Rest extends unknown[], Answer>(verb: (deps: OrderDeps, reference: string, ...rest: Rest) => Promise<Answer>) =>
    async (claim: Claim, ...rest: Rest) => {
      await requireKey(claim);
      return await verb(deps, claim.reference, ...rest);
    };
  return {
    ...bindVerbs(deps, { open: openOrder, show: showOrder, handlePaymentWebhook, readProof }),
    /** Throws `forbidden` unless the claim is good: to be asked before anything large is read. */
    requireKey,
    sendProof: withKey(sendProof),
    startCardPayment: withKey(startCardPayment),
    openRenewals: withKey(openRenewals),
    // For the staff, by the link in their email.
    ...bindVerbs(deps, { review: reviewOrder, decide: decideOrder }),
    requireReviewKey: (claim: Claim) => requireReviewKey(deps.signedTokens, claim),
    // For the staff, by the reference as a person writes it.
    confirmPayment: (reference: string) => settleOrder(deps, "payment_confirmed", reference),
    rejectProof: (reference: string) => settleOrder(deps, "proof_refused", reference),
    cancel: (reference: string) => settleOrder(deps, "cancelled", reference),
  };
}
