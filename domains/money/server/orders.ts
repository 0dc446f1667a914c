import { isRenewing, openRenewals, startCardPayment } from "#domains/money/server/cards/card-payments.ts";
import { handlePaymentWebhook } from "#domains/money/server/cards/handle-payment-webhook.ts";
import { printVoucher, showVoucher } from "#domains/money/server/papers/print-vouchers.ts";
import { printReceipt } from "#domains/money/server/receipts/print.ts";
import { showReceipt } from "#domains/money/server/receipts/show-receipt.ts";
import { bindVerbs, type DepsOf } from "#server/bind-verbs.ts";
import { applyDiscount } from "./discounts.ts";
import { openOrders } from "./open-order.ts";
import { type Claim, requireOrderKey } from "./order-links.ts";
import { sendProof } from "./proof.ts";
import { confirmOrderAddress } from "./prove-order.ts";
import { switchReminders } from "./remind-instalments.ts";
import { showOrder } from "./show-order.ts";

const shown = { show: showOrder, showReceipt, printReceipt, showVoucher, printVoucher };
const open = { ...shown, open: openOrders, handlePaymentWebhook, confirmOrderAddress };
const keyed = { sendProof, applyDiscount, switchReminders, startCardPayment, openRenewals };

type Deps = DepsOf<typeof open & typeof keyed>;

/** Every business verb about orders and their payment, bound to its dependencies. */
export type Orders = ReturnType<typeof createOrders>;

/** Binds the verbs about orders; a student's verb needs the order's key. */
export function createOrders(deps: Deps) {
  const renews = (reference: string) => isRenewing(deps.database, reference);
  const requireKey = (claim: Claim) => requireOrderKey(deps.signedTokens, claim, renews);
  /** A verb on an order that needs the order's key. */
  const withKey =
    <Rest extends unknown[], Answer>(verb: (deps: Deps, reference: string, ...rest: Rest) => Promise<Answer>) =>
    async (claim: Claim, ...rest: Rest) => {
      await requireKey(claim);
      return await verb(deps, claim.reference, ...rest);
    };
  return {
    ...bindVerbs(deps, open),
    /** What is shown of an order and its papers, with the texts of another site: the same one in a reader's language. */
    shownWith: (site: Deps["site"]) => bindVerbs({ ...deps, site }, shown),
    /** Throws `forbidden` unless the claim is good; call it before reading anything large. */
    requireKey,
    sendProof: withKey(sendProof),
    applyDiscount: withKey(applyDiscount),
    switchReminders: withKey(switchReminders),
    startCardPayment: withKey(startCardPayment),
    openRenewals: withKey(openRenewals),
  };
}
