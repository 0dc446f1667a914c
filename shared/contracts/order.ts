import { z } from "zod";

/** An order's state. `expired` is never stored: an unpaid order expires when its time has passed. */
export const orderState = z.enum(["awaiting_payment", "proof_sent", "paid", "rejected", "expired", "cancelled"]);

export type OrderState = z.infer<typeof orderState>;

/** The events of an order. */
export const orderEvent = z.enum(["proof_received", "proof_refused", "payment_confirmed", "cancelled"]);

export type OrderEvent = z.infer<typeof orderEvent>;

/** The staff's decision on a payment: the money has arrived, or the receipt shows no payment to us. */
export const paymentVerdict = z.enum(["payment_confirmed", "proof_refused"]);

export type PaymentVerdict = z.infer<typeof paymentVerdict>;

/** The currencies of orders; both have hundredths. */
export const currency = z.enum(["USD", "PKR"]);

export type Currency = z.infer<typeof currency>;

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
