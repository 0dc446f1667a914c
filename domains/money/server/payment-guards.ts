import type { Context, Hono, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { localAddress } from "#domains/content/rules/local-address.ts";
import { proofMaxBytes } from "#domains/money/contract.ts";
import { type BodyBudget, createBodyBudget } from "#server/http/body-budget.ts";
import { bodySizes } from "#server/http/body-sizes.ts";
import { ownOrigin } from "#server/http/guards.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { readBody } from "#server/http/read-body.ts";
import type { AppEnv } from "#server/http/request.ts";
import type { RateLimiter } from "#server/limits/port.ts";
import type { Orders } from "./orders.ts";

interface Guards {
  siteUrl: string;
  orders: Pick<Orders, "requireKey">;
  formLimiter: RateLimiter;
  paymentEventLimiter: RateLimiter;
  /** The memory for proofs, shared by the API and the page. */
  proofBudget: BodyBudget;
}

const MB = 1024 * 1024;

/** The order's page, to which a proof is posted, and the address of its data; in any language. */
const proofPage = /^\/payment\/([^/]+?)(?:\.data|\/)?$/;
const proofPageAt = (c: Context) => proofPage.exec(localAddress(c.req.path).path);

/** Whether a request is for one of the addresses that `guardPayments` guards. */
export function isPayment(c: Context): boolean {
  return c.req.path.startsWith("/api/payments/");
}

/** Whether a request is for the order's page. */
export function isProofPage(c: Context): boolean {
  return proofPageAt(c) !== null;
}

/** The memory for all proofs in flight: three of the largest; 16 at once, three of them from one address. */
export function createProofBudget(): BodyBudget {
  return createBodyBudget({ bytes: 3 * proofMaxBytes, atOnce: 3, inAll: 16 });
}

/**
 * Guards posts to the payment addresses: proofs, which are files from our own pages, and the card provider's events,
 * which come from elsewhere with a signature. Limit and key are checked before the body is read.
 */
export function guardPayments(app: Hono<AppEnv>, guards: Guards) {
  const { siteUrl, orders, formLimiter, paymentEventLimiter, proofBudget } = guards;
  const budget = createBodyBudget({ bytes: 16 * MB, atOnce: 16 });
  const [maxSize, tooLarge] = [bodySizes.paymentEvent, "paymentEvent.tooLarge"] as const;
  const readEvent = readBody({ maxSize, tooLarge, budget, isSigned: true });
  app.post("/api/payments/stripe", rateLimit(paymentEventLimiter), readEvent);
  app.post(
    "/api/payments/:reference/proof",
    ownOrigin(siteUrl),
    rateLimit(formLimiter),
    readProof((c) => c.req.param("reference"), { orders, proofBudget }),
  );
}

/** Reads a proof that is posted to the order's page. Throws `forbidden` before reading if the key is wrong. */
export function readProofOfPage(guards: Pick<Guards, "orders" | "proofBudget">): MiddlewareHandler<AppEnv> {
  return readProof((c) => proofPageAt(c)?.[1], guards);
}

function readProof(
  referenceIn: (c: Context<AppEnv>) => string | undefined,
  { orders, proofBudget: budget }: Pick<Guards, "orders" | "proofBudget">,
) {
  const [maxSize, maxText] = [bodySizes.proof, bodySizes.text];
  const read = readBody({ maxSize, tooLarge: "proof.tooLarge", maxText, budget });
  return createMiddleware<AppEnv>(async (c, next) => {
    await orders.requireKey({ reference: referenceIn(c) ?? "", key: c.req.query("key") ?? null });
    return await read(c, next);
  });
}
