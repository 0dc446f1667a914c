import type { Config } from "#server/config/env.ts";
import { createManualPayment } from "#server/integrations/payment/manual.ts";
import type { PaymentProvider } from "#server/integrations/payment/port.ts";

/** Payment as configured: Stripe if its keys are set, otherwise transfers alone. Loads Stripe's library only if needed. */
export async function createPaymentProvider({ stripe }: Pick<Config, "stripe">): Promise<PaymentProvider> {
  if (!stripe) return createManualPayment();
  const { createStripePayment } = await import("#server/integrations/payment/stripe.ts");
  return createStripePayment(stripe);
}
