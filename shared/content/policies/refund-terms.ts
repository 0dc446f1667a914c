/** The figures of the refund policy (specification §9), for the policy, the terms and the questions. */
export const refundTerms = {
  /** Days from course start or project initiation in which a full refund is given. */
  fullRefundDays: 7,
  /** Days for anything that is neither a course nor a project. */
  standardWindowDays: 14,
  /** Months in which the company, as the merchant, can issue a refund itself. */
  merchantMonths: 3,
  /** Months in which the payment provider's support can issue one. */
  providerMonths: 12,
  /** Processing time by payment method, from the day the refund is issued. */
  processing: [
    { method: "Card or PayPal", time: "within 1 business day" },
    { method: "Wire transfer or check", time: "within 7 business days" },
    { method: "Direct debit", time: "up to 6 weeks" },
  ],
};
