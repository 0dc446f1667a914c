import type { Config } from "#server/config/env.ts";
import { InvalidSignatureError, type PaymentProvider, PaymentProviderError } from "./port.ts";

/**
 * Payment as configured: Stripe if its keys are set, otherwise only transfers. Loads Stripe's library only if needed.
 */
export async function createPaymentProvider({ stripe }: Pick<Config, "stripe">): Promise<PaymentProvider> {
  if (!stripe) return transfersOnly;
  const { createStripePayment } = await import("./stripe.ts");
  return createStripePayment(stripe);
}

async function refuse(): Promise<never> {
  throw new PaymentProviderError("no card provider");
}

/** No card provider: money comes by bank transfer, and staff check the account. */
const transfersOnly: PaymentProvider = {
  takesCards: false,
  leastMinor: () => 0,
  openCheckout: refuse,
  closeCheckout: refuse,
  openRenewals: refuse,
  endSubscription: refuse,
  refundPayment: refuse,
  findOrigin: refuse,
  readEvent: () => {
    throw new InvalidSignatureError("There is no provider that could have sent this.");
  },
};
