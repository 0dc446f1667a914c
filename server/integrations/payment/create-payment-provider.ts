import { createManualPayment } from "#server/integrations/payment/manual.ts";
import type { PaymentProvider } from "#server/integrations/payment/port.ts";
import type { StripeSettings } from "#server/integrations/payment/stripe.ts";

/** The desk the configuration names: Stripe's where its keys are set, else transfers alone. Stripe's library is loaded only for the former. */
export async function createPaymentProvider(stripe: StripeSettings | null): Promise<PaymentProvider> {
  if (!stripe) return createManualPayment();
  const { createStripePayment } = await import("#server/integrations/payment/stripe.ts");
  return createStripePayment(stripe);
}
