import { z } from "zod";
import { newSponsor } from "#domains/money/contract/sponsors.ts";
import { paymentSchedule } from "#domains/seats/contract/enrolment.ts";
import { because } from "#shared/because.ts";
import { plainText } from "#shared/clean-text.ts";
import { currencyCode } from "#shared/currency-fields.ts";

/** An order's state. `expired` is never stored: an unpaid order expires when its time has passed. */
export const orderState = z.enum(["awaiting_payment", "proof_sent", "paid", "rejected", "expired", "cancelled"]);

export type OrderState = z.infer<typeof orderState>;

/** The events of an order; `part_paid` is money that does not cover the first instalment, `refunded` the return of all of it. */
export const orderEvent = z.enum([
  "proof_received",
  "proof_refused",
  "part_paid",
  "payment_confirmed",
  "refunded",
  "cancelled",
]);

export type OrderEvent = z.infer<typeof orderEvent>;

/** The staff's decision on a payment: the money has arrived, or the proof shows no payment to us. */
export const paymentVerdict = z.enum(["payment_confirmed", "proof_refused"]);

export type PaymentVerdict = z.infer<typeof paymentVerdict>;

/**
 * The kind of a ledger entry. A charge is owed, a discount lowers it, a correction does either; a payment is money in,
 * a refund money out.
 */
export const ledgerKind = z.enum(["charge", "discount", "correction", "payment", "refund"]);

export type LedgerKind = z.infer<typeof ledgerKind>;

/** Why staff lower one charge for a student. */
export const reductionKind = z.enum(["sibling", "scholarship", "waiver", "early", "classes", "frozen", "other"]);

export type ReductionKind = z.infer<typeof reductionKind>;

/**
 * Why a correction changes one charge: a reduction; another fee; money that is asked for on another day (`moved`); or a
 * charge that ends because its student left, or the order was cancelled.
 */
export const chargeAct = z.enum([...reductionKind.options, "fee", "moved", "left", "cancelled"]);

export type ChargeAct = z.infer<typeof chargeAct>;

/** The method of a payment. */
export const paymentMethod = z.enum(["transfer", "card", "cash"]);

export type PaymentMethod = z.infer<typeof paymentMethod>;

/** An amount as people write it: "149", "1,50,000/-", "Rs 1,250.50". The verb reads it, which knows the currency. */
export const moneyText = z.string().trim().min(1).max(60);

/** An order that staff open from a request: its plan, and the price if that is not in the price book. */
export const newOrder = z.strictObject({
  /** A plan's id. */
  plan: z.string().min(1).max(100),
  schedule: paymentSchedule.default("whole"),
  /** The price of a month, as people write it, with its currency; a currency alone asks for the plan's fee in it. */
  monthly: moneyText.optional(),
  currency: currencyCode.optional(),
});

export type NewOrder = z.infer<typeof newOrder>;

/** The number of entries in the ledger that a member of staff has seen; what they wrote since then is not written again. */
export const seenEntries = z.int().min(0).optional();

/** A day of the calendar on which money was received: "2026-12-05". */
const receivedDay = z.iso.date();

/** What the desk takes money for: an order, and how many of its open charges, the oldest first. */
const takenFor = z.strictObject({
  reference: z.string().min(1).max(40),
  seen: seenEntries,
  charges: z.int().min(0).max(200).default(0),
});

/** Money that the desk takes at once, for one order or for several of a family. */
export const deskPayment = z.strictObject({
  /** The act's own key: sent again, it is answered with the first one. */
  key: z.uuid(),
  /** What is over the charges is to the credit of the first. */
  orders: z.array(takenFor).min(1).max(30),
  /** As typed; without it, what the charges ask for. */
  amount: moneyText.optional(),
  method: paymentMethod.exclude(["card"]),
  /** The id of the way to pay that brought a transfer. */
  way: z.string().min(1).max(100).optional(),
  receivedOn: receivedDay.optional(),
  note: z.string().trim().max(300).optional(),
  /** The company that pays: it gets one receipt, for all of these orders. */
  sponsor: newSponsor.optional(),
});

export type DeskPayment = z.infer<typeof deskPayment>;

/** A month of the calendar: "2026-12". */
const calendarMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** The fees that staff open for one place in a batch, or for many at once. */
export const newFees = z.strictObject({
  batchId: z.string().min(1).max(100),
  /** The places; a preview without any is of all that may be billed. */
  places: z.array(z.uuid()).max(10_000),
  plan: z.string().min(1).max(100),
  currency: currencyCode,
  feeFor: z.enum(["month", "course"]).default("month"),
  /** The fee of a month, or of the whole course, and the registration fee, as people write them. */
  monthly: moneyText,
  registration: moneyText.optional(),
  firstMonth: calendarMonth,
  months: z.int().min(1).max(36).default(1),
  dueDay: z.int().min(1).max(31),
});

export type NewFees = z.infer<typeof newFees>;

/** A part of the register of fees: of a batch, of all batches of a branch or a teacher, or of everybody. */
export const registerRequest = z.strictObject({
  of: z.enum(["all", "batch", "branch", "teacher"]),
  id: z.string().max(100).default(""),
  /** The first month that it shows; this one, and some before it, without it. */
  from: calendarMonth.optional(),
  /** Everybody's, or of those who owe something or are late. */
  show: z.enum(["all", "owes", "late"]).default("all"),
  after: z.array(z.string()).min(1).max(10).optional(),
});

export type RegisterRequest = z.input<typeof registerRequest>;

/** Whose fee vouchers are printed: a part of the register, or those of it who owe something now, or are late. */
export const voucherRequest = registerRequest.pick({ of: true, id: true, show: true });

export type VoucherRequest = z.infer<typeof voucherRequest>;

/** The closing of a drawer: what was counted, and who has it now. */
export const newClosing = z.strictObject({
  key: z.uuid(),
  currency: currencyCode,
  /** The cash that the page showed, in minor units: what was taken since is not handed over unseen. */
  seen: z.string().regex(/^-?\d{1,15}$/),
  counted: moneyText,
  reason: z.string().trim().max(300).optional(),
  /** A member of staff, whose drawer has the cash from then on, or a place. */
  handedTo: z.union([
    z.strictObject({ userId: z.string().min(1).max(100) }),
    z.strictObject({ place: z.string().trim().min(1).max(120) }),
  ]),
});

export type NewClosing = z.infer<typeof newClosing>;

/** The number of a charge in its order's ledger; null for the only one of a course. */
export const chargeNumber = z.int().min(0).max(100_000).nullable();

/** A refund that staff send. */
export const newRefund = z.strictObject({
  seen: seenEntries,
  amount: moneyText,
  method: paymentMethod,
  reason: z.string().trim().min(1).max(300),
  /** Whether it is made after the refund window. */
  beyondWindow: z.boolean().default(false),
});

export type NewRefund = z.infer<typeof newRefund>;

/** A change to an order's price, up or down. */
export const newCorrection = z.strictObject({
  seen: seenEntries,
  amount: moneyText,
  direction: z.enum(["up", "down"]),
  /** The number of the charge that it changes, null for a single one; without it, the order as a whole. */
  charge: chargeNumber.optional(),
  reason: z.string().trim().min(1).max(300),
});

export type NewCorrection = z.infer<typeof newCorrection>;

/** The reason why staff release a seat, shown to its student. */
export const seatRelease = z.strictObject({ reason: z.string().trim().min(1).max(300) });

/** The reason why staff refuse a proof of payment, shown to its student. */
export const refusalReason = z.string().trim().min(1).max(300);

/** A discount code as people write it: letters, digits and hyphens. */
export const discountCode = z
  .string()
  .overwrite((text) =>
    plainText(text)
      .replace(/[\p{Pd}\u2212]/gu, "-")
      .toUpperCase(),
  )
  .regex(/^[A-Z0-9][A-Z0-9-]{3,29}$/, "A code has 4 to 30 letters, digits and hyphens.");

/** A discount that staff make. */
export const newDiscount = z
  .strictObject({
    code: discountCode,
    percent: z.int().min(1).max(100).optional(),
    amount: moneyText.optional(),
    currency: currencyCode.optional(),
    /** The id of the course it is for; omitted for every course. */
    course: z.string().min(1).max(100).optional(),
    maxUses: z.int().min(1).max(1_000_000),
    /** The last day, "2026-12-31". */
    until: z.iso.date().optional(),
  })
  .refine(
    ({ percent, amount, currency: of }) =>
      percent === undefined ? amount !== undefined && of !== undefined : amount === undefined && of === undefined,
    "Name a percentage, or an amount with its currency.",
  );

export type NewDiscount = z.infer<typeof newDiscount>;

/** The keys with which cards are taken through Stripe. */
export const cardKeys = z.strictObject({
  // Fields of this name are never sent back.
  secret: z.strictObject({
    key: z
      .string()
      .trim()
      .max(300, because("field.tooLong"))
      .regex(/^[rs]k_(test|live)_[A-Za-z0-9_]{8,}$/, because("field.cardKey")),
    webhook: z
      .string()
      .trim()
      .max(300, because("field.tooLong"))
      .regex(/^whsec_[A-Za-z0-9+/=_-]{8,}$/, because("field.cardWebhook")),
  }),
});

export type CardKeys = z.infer<typeof cardKeys>;

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
