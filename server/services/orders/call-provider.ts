import type { Log } from "#server/config/log.ts";
import { PaymentProviderError } from "#server/integrations/payment/port.ts";
import { AppError } from "#server/services/app-error.ts";
import { paymentPage } from "#shared/content/payment-page.ts";

/** What the card provider answers. Throws `unavailable`, in words for the visitor, where it does not; the log has the reason. */
export async function callProvider<Answer>(log: Log, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.error({ reason: error.message }, "the card provider opened no page");
    throw new AppError("unavailable", paymentPage.card.unavailable, { cause: error });
  }
}
