import { ForgedNoticeError, type PaymentDesk, PaymentDeskError } from "#server/integrations/payment/port.ts";

/** The desk of a company without a card provider: money comes by transfer, and people look for it in the account. */
export function createManualPayment(): PaymentDesk {
  const refuse = async () => {
    throw new PaymentDeskError("no card provider");
  };
  return {
    takesCards: false,
    openCheckout: refuse,
    openRenewals: refuse,
    readNotice: () => {
      throw new ForgedNoticeError("There is no provider that could have sent this.");
    },
  };
}
