import { z } from "zod";

/** An order's state. `expired` is never stored: an unpaid order expires when its time has passed. */
export const orderState = z.enum(["awaiting_payment", "proof_sent", "paid", "rejected", "expired", "cancelled"]);

export type OrderState = z.infer<typeof orderState>;

/** The events of an order; `part_paid` is money that does not cover the first instalment. */
export const orderEvent = z.enum(["proof_received", "proof_refused", "part_paid", "payment_confirmed", "cancelled"]);

export type OrderEvent = z.infer<typeof orderEvent>;

/** The staff's decision on a payment: the money has arrived, or the receipt shows no payment to us. */
export const paymentVerdict = z.enum(["payment_confirmed", "proof_refused"]);

export type PaymentVerdict = z.infer<typeof paymentVerdict>;

/** The currencies of orders; each has hundredths. */
export const currency = z.enum(["USD", "PKR", "QAR"]);

export type Currency = z.infer<typeof currency>;

/** How an order is paid: the whole course at once, or month by month. */
export const paymentSchedule = z.enum(["whole", "monthly"]);

export type PaymentSchedule = z.infer<typeof paymentSchedule>;

/**
 * What an entry of the ledger is. A charge is owed, a discount lowers it, a correction does either; a payment is money that
 * came, a refund money that went back.
 */
export const ledgerKind = z.enum(["charge", "discount", "correction", "payment", "refund"]);

export type LedgerKind = z.infer<typeof ledgerKind>;

/** How money moved. */
export const paymentMethod = z.enum(["transfer", "card", "cash"]);

export type PaymentMethod = z.infer<typeof paymentMethod>;

/** An amount as people write it, "149" or "1,250.50", in hundredths; above zero and at most ten million. */
export const moneyText = z
  .string()
  .trim()
  .regex(/^\d{1,3}(,?\d{3})*(\.\d{1,2})?$/)
  .transform((text) => Math.round(Number(text.replaceAll(",", "")) * 100))
  .pipe(z.int().min(1).max(1_000_000_000));

/** The largest accepted proof of payment, in bytes. */
export const proofMaxBytes = 5 * 1024 * 1024;

/** The accepted proof types, detected by content: media type → file extension. */
export const proofTypes: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
  "image/heic": "heic",
  "image/heif": "heif",
  "application/pdf": "pdf",
};

/** `POST /payments/{reference}/proof`: the file is stored, and staff will be notified. */
export const proofAnswer = z
  .object({ success: z.literal(true), message: z.string(), state: orderState })
  .meta({ id: "ProofAnswer" });
