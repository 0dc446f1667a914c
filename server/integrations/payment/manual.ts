import { ForgedNoticeError, type PaymentDesk, PaymentDeskError } from "#server/integrations/payment/port.ts";

/** The desk of a company without a card provider: money comes by transfer, and people look for it in the account. */
export function createManualPayment(): PaymentDesk {
  return {
    takesCards: false,
    openCheckout: async () => {
      throw new PaymentDeskError("no card provider");
    },
    readNotice: () => {
      throw new ForgedNoticeError("There is no provider that could have sent this.");
    },
  };
}
