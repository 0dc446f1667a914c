import type { CardSet } from "./card-keys.ts";
import { InvalidSignatureError, type PaymentProvider, PaymentProviderError } from "./port.ts";
import { leastCharge } from "./stripe-amounts.ts";

/**
 * Payment by the keys of the moment: Stripe while there are some, otherwise only transfers. Stripe's library is loaded
 * once it is needed.
 */
export async function createPaymentProvider(cardSet: () => CardSet): Promise<PaymentProvider> {
  let made: { of: string; provider: Promise<PaymentProvider> } | null = null;
  const current = async (): Promise<PaymentProvider> => {
    const set = cardSet();
    if (set === null || set === "locked") throw new PaymentProviderError("no card provider");
    const of = JSON.stringify(set.keys);
    if (made?.of !== of)
      made = { of, provider: import("./stripe.ts").then(({ createStripePayment }) => createStripePayment(set.keys)) };
    return await made.provider;
  };
  const takesCards = () => {
    const set = cardSet();
    return set !== null && set !== "locked";
  };
  if (takesCards()) await current();
  return {
    get takesCards() {
      return takesCards();
    },
    leastMinor: (currency) => (takesCards() ? leastCharge(currency) : 0),
    openCheckout: async (request) => await (await current()).openCheckout(request),
    closeCheckout: async (sessionId) => await (await current()).closeCheckout(sessionId),
    openRenewals: async (payer) => await (await current()).openRenewals(payer),
    endSubscription: async (subscription) => await (await current()).endSubscription(subscription),
    refundPayment: async (request) => await (await current()).refundPayment(request),
    findOrigin: async (of) => await (await current()).findOrigin(of),
    async readEvent(body, signature) {
      if (!takesCards()) throw new InvalidSignatureError("There is no provider that could have sent this.");
      return await (await current()).readEvent(body, signature);
    },
  };
}
