import type { Context, Hono } from "hono";
import type { AppEnv } from "#server/api/app-env.ts";
import { bodyLimit } from "#server/api/middleware/body-limit.ts";
import { ownOrigin } from "#server/api/middleware/own-origin.ts";
import { rateLimit } from "#server/api/middleware/rate-limit.ts";
import type { RateLimiter } from "#server/integrations/rate-limit/port.ts";
import { paymentPage } from "#shared/content/payment-page.ts";
import { proofMaxBytes } from "#shared/contracts/order.ts";

interface Guards {
  siteUrl: string;
  formLimiter: RateLimiter;
  noticeLimiter: RateLimiter;
}

/**
 * The largest body with a proof in it, in bytes: twice a proof's own limit, so that a photo a little too large is refused
 * by name, beside its field, and only more than that at the door.
 */
const proofBodySize = 2 * proofMaxBytes;

/** The largest notice of payment, in bytes; Stripe's are a few kilobytes. */
const noticeSize = 512 * 1024;

/** Whether a request is for one of the addresses that `guardPayments` guards. */
export function isPayment(c: Context): boolean {
  return c.req.path.startsWith("/api/payments/");
}

/** Throws `too_large` for a body no proof of payment needs. */
export function proofBodyLimit() {
  return bodyLimit(proofBodySize, paymentPage.proof.errors.tooLarge);
}

/**
 * Guards what is posted to the payment addresses: proofs, which are files and come from our own pages, and the card
 * provider's notices, which come from elsewhere and prove themselves by their signature.
 */
export function guardPayments(app: Hono<AppEnv>, { siteUrl, formLimiter, noticeLimiter }: Guards) {
  app.post("/api/payments/stripe", bodyLimit(noticeSize), rateLimit(noticeLimiter));
  app.post("/api/payments/:reference/proof", ownOrigin(siteUrl), proofBodyLimit(), rateLimit(formLimiter));
}
