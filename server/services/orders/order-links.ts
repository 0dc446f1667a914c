import { AppError } from "#server/services/app-error.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import { paymentPage } from "#shared/content/payment-page.ts";
import { day } from "#shared/rules/durations.ts";

/**
 * How long the link to an order's page opens it, from the day the order was opened: a year, for a renewal comes after
 * three or four months and can be cancelled there.
 */
const orderLinkLife = 365 * day;

/** How long the staff's links to a proof and to an order open them, from the day they were told of it: 30 days. */
const staffLinkLife = 30 * day;

interface Opened {
  reference: string;
  createdAt: Date;
}

/** The path of an order's page, with the key that opens it; the same for the same order each time. */
export async function orderPath(signedTokens: SignedTokens, { reference, createdAt }: Opened): Promise<string> {
  const key = await signedTokens.sign("order", reference, new Date(createdAt.getTime() + orderLinkLife));
  return `/payment/${reference}?key=${key}`;
}

/** The path under which the staff see a proof. */
export async function proofPath(signedTokens: SignedTokens, proof: { id: string; createdAt: Date }): Promise<string> {
  const key = await signedTokens.sign("payment-proof", proof.id, new Date(proof.createdAt.getTime() + staffLinkLife));
  return `/api/payments/proofs/${proof.id}?key=${key}`;
}

/** The path where staff decide about an order's payment. Only their own mailbox gets it. */
export async function reviewPath(signedTokens: SignedTokens, reference: string, toldAt: Date): Promise<string> {
  const key = await signedTokens.sign("payment-review", reference, new Date(toldAt.getTime() + staffLinkLife));
  return `/payment/${reference}/review?key=${key}`;
}

/** What a link claims: whose page it opens, and the key that proves it. */
export interface Claim {
  reference: string;
  key: string | null;
}

/** Throws `forbidden` unless the key opens this order's page; what it says gives nothing away of any order. */
export async function requireOrderKey(signedTokens: SignedTokens, claim: Claim): Promise<void> {
  await requireKeyOf(signedTokens, "order", claim);
}

/** Throws `forbidden` unless the key lets its bearer decide about this order's payment. */
export async function requireReviewKey(signedTokens: SignedTokens, claim: Claim): Promise<void> {
  await requireKeyOf(signedTokens, "payment-review", claim);
}

async function requireKeyOf(signedTokens: SignedTokens, purpose: string, { reference, key }: Claim): Promise<void> {
  const reading = await signedTokens.read(purpose, key ?? "");
  if (reading.is === "expired") throw new AppError("forbidden", paymentPage.refused.expired);
  if (reading.is === "invalid" || reading.subject !== reference)
    throw new AppError("forbidden", paymentPage.refused.invalid);
}

/** Throws `forbidden` unless the key opens this proof. */
export async function requireProofKey(signedTokens: SignedTokens, proofId: string, key: string): Promise<void> {
  const reading = await signedTokens.read("payment-proof", key);
  if (reading.is !== "good" || reading.subject !== proofId)
    throw new AppError("forbidden", paymentPage.refused[reading.is === "expired" ? "expired" : "invalid"]);
}
