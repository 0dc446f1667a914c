import { AppError } from "#server/app-error.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { day } from "#shared/durations.ts";

/** Lifetime of an order's page link from the order's day, in milliseconds; longer while its subscription runs. */
const orderLinkLife = 365 * day;

/** The scopes a key is signed for: the order's page, for any bearer, or for a reader of the student's mailbox. */
const [shown, mailed] = ["order", "order-mail"] as const;

const after = (start: Date, life: number) => new Date(start.getTime() + life);

/** The path of an order's page, with the key that opens it; always the same for the same order. */
export async function orderPath(signedTokens: SignedTokens, order: { reference: string; createdAt: Date }) {
  const { reference, createdAt } = order;
  return `/payment/${reference}?key=${await signedTokens.sign(shown, reference, after(createdAt, orderLinkLife))}`;
}

/**
 * The same page, with the key that only the order's emails carry: its bearer reads the mailbox. The form's answer and
 * the card provider's return address carry the other one.
 */
export async function mailedOrderPath(signedTokens: SignedTokens, order: { reference: string; createdAt: Date }) {
  const { reference, createdAt } = order;
  return `/payment/${reference}?key=${await signedTokens.sign(mailed, reference, after(createdAt, orderLinkLife))}`;
}

/** The path that leads to the provider's page about the renewal of an order, with the same key. */
export async function renewalPath(signedTokens: SignedTokens, order: { reference: string; createdAt: Date }) {
  const { reference, createdAt } = order;
  const key = await signedTokens.sign(shown, reference, after(createdAt, orderLinkLife));
  return `/api/payments/${reference}/renewal?key=${key}`;
}

/**
 * The path of a payment's receipt, with the key that opens it; of one student's `part` of a company's receipt, which
 * names no other student.
 */
export async function receiptPath(
  signedTokens: SignedTokens,
  { number, issuedAt, part = null }: { number: number; issuedAt: Date; part?: number | null },
) {
  const named = part === null ? String(number) : `${number}.${part}`;
  return `/receipts/${named}?key=${await signedTokens.sign("receipt", named, after(issuedAt, orderLinkLife))}`;
}

/** The path of the receipt of a student's own entry; undefined for an entry without one. */
export async function ownReceiptPath(
  signedTokens: SignedTokens,
  { id, at, receipt, isJoint }: { id?: number; at?: Date; receipt?: number | null; isJoint?: boolean },
): Promise<string | undefined> {
  if (!receipt || !at) return undefined;
  return await receiptPath(signedTokens, { number: receipt, issuedAt: at, part: isJoint && id ? id : null });
}

/** The path of an order's fee voucher, which names its student, with the key that opens it. */
export async function voucherPath(signedTokens: SignedTokens, order: { reference: string; createdAt: Date }) {
  const { reference, createdAt } = order;
  return `/vouchers/${reference}?key=${await signedTokens.sign("voucher", reference, after(createdAt, orderLinkLife))}`;
}

/** Throws `forbidden` unless the key opens this order's voucher; the message is the same for every key and reference. */
export async function requireVoucherKey(signedTokens: SignedTokens, { reference, key }: Claim): Promise<void> {
  const reading = await signedTokens.read("voucher", key ?? "");
  if (reading.is !== "good" || reading.subject !== reference) throw new AppError("forbidden", "voucher.link");
}

/** The claim of a link: the order whose page it opens, and the key that proves it. */
export interface Claim {
  reference: string;
  key: string | null;
}

/**
 * Throws `forbidden` unless the key opens this order's page; the message is the same for every order. An expired key
 * opens it as long as the order `renews`: a payer whose card is charged can cancel by every link they ever got.
 */
export async function requireOrderKey(
  signedTokens: SignedTokens,
  { reference, key }: Claim,
  renews: (reference: string) => Promise<boolean> = async () => false,
): Promise<void> {
  const purpose = (await signedTokens.read(mailed, key ?? "")).is === "invalid" ? shown : mailed;
  const reading = await signedTokens.read(purpose, key ?? "");
  const once = reading.is === "expired" ? await signedTokens.read(purpose, key ?? "", new Date(0)) : reading;
  if (reading.is === "expired" && once.is === "good" && once.subject === reference && (await renews(reference))) return;
  await requireKey(signedTokens, { purpose, subject: reference, key });
}

/** Whether a claim's key is the one that only the order's emails carry. */
export async function isMailedKey(signedTokens: SignedTokens, { reference, key }: Claim): Promise<boolean> {
  const reading = await signedTokens.read(mailed, key ?? "");
  return reading.is === "good" && reading.subject === reference;
}

/** The claim of a link: the receipt it opens, and the key that proves it. */
export interface ReceiptClaim {
  /** As in the address: "123", or "123.4567" for the part of the entry 4567. */
  number: string;
  key: string | null;
}

/** Throws `forbidden` unless the key opens this receipt; the message is the same for every key and number. */
export async function requireReceiptKey(signedTokens: SignedTokens, { number, key }: ReceiptClaim): Promise<void> {
  const reading = await signedTokens.read("receipt", key ?? "");
  if (reading.is !== "good" || reading.subject !== number) throw new AppError("forbidden", "receipt.link");
}

async function requireKey(
  signedTokens: SignedTokens,
  { purpose, subject, key }: { purpose: string; subject: string; key: string | null },
): Promise<void> {
  const reading = await signedTokens.read(purpose, key ?? "");
  if (reading.is === "expired") throw new AppError("forbidden", "order.linkExpired");
  if (reading.is === "invalid" || reading.subject !== subject) throw new AppError("forbidden", "order.link");
}
