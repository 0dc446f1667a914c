import { z } from "zod";

/** Where an order stands. `expired` is never stored: it is what an unpaid order is once its time has passed. */
export const orderState = z.enum(["awaiting_payment", "proof_sent", "paid", "rejected", "expired", "cancelled"]);

export type OrderState = z.infer<typeof orderState>;

/** What can happen to an order. */
export const orderEvent = z.enum(["proof_received", "proof_refused", "payment_confirmed", "cancelled"]);

export type OrderEvent = z.infer<typeof orderEvent>;

/** What staff say of a payment: the money is there, or the receipt shows none of ours. */
export const paymentVerdict = z.enum(["payment_confirmed", "proof_refused"]);

export type PaymentVerdict = z.infer<typeof paymentVerdict>;

/** What an order may be paid in; both have hundredths. */
export type Currency = "USD" | "PKR";

/** The largest proof of payment taken, in bytes. */
export const proofMaxBytes = 5 * 1024 * 1024;

/** What a proof of payment may be, told by its content: media type → the ending its file gets. */
export const proofTypes: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
  "image/heic": "heic",
  "image/heif": "heif",
  "application/pdf": "pdf",
};

/** `POST /payments/{reference}/proof`: the file is kept, and the staff will be told. */
export const proofAnswer = z
  .object({ success: z.literal(true), message: z.string(), state: orderState })
  .meta({ id: "ProofAnswer" });
