import {
  InvalidSignatureError,
  type PaymentProvider,
  PaymentProviderError,
} from "#server/integrations/payment/port.ts";

/** The desk of a company without a card provider: money comes by transfer, and people look for it in the account. */
export function createManualPayment(): PaymentProvider {
  const refuse = async () => {
    throw new PaymentProviderError("no card provider");
  };
  return {
    takesCards: false,
    openCheckout: refuse,
    openRenewals: refuse,
    readEvent: () => {
      throw new InvalidSignatureError("There is no provider that could have sent this.");
    },
  };
}
