import { z } from "zod";
import { moneyText, paymentMethod, seenEntries } from "#domains/money/contract.ts";
import { because } from "#shared/because.ts";

const reason = z.string().trim().min(1, because("field.reasonMissing")).max(300);

/** Money back for a student, as someone at the desk asks for it. */
export const newRefundRequest = z.strictObject({
  /** The act's own key: sent again, it is the same request. */
  key: z.uuid(),
  reference: z.string().min(1).max(40),
  seen: seenEntries,
  amount: moneyText,
  /** Cash over the counter, or a transfer; what a card paid goes back through its provider. */
  method: paymentMethod.exclude(["card"]),
  /** The id of the way to pay by which a transfer goes back. */
  way: z.string().min(1).max(100).optional(),
  reason,
});

export type NewRefundRequest = z.infer<typeof newRefundRequest>;

/** The answer to a request for money back; the member who asked reads why it was refused. */
export const refundVerdict = z.discriminatedUnion("verdict", [
  z.strictObject({
    id: z.uuid(),
    verdict: z.literal("approved"),
    /** Whether it is made after the refund window. */
    beyondWindow: z.boolean().default(false),
  }),
  z.strictObject({ id: z.uuid(), verdict: z.literal("refused"), reason }),
]);

export type RefundVerdict = z.infer<typeof refundVerdict>;
