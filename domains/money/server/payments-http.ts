import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Site } from "#domains/content/rules/site.ts";
import { siteAsked } from "#domains/content/server/site-asked.ts";
import { proofAnswer } from "#domains/money/contract.ts";
import { type TypedPayment, typedPayment } from "#domains/money/rules/stated-payment.ts";
import { AppError } from "#server/app-error.ts";
import { cachePolicy, errorAnswers, formErrors, jsonAnswers } from "#server/http/endpoint.ts";
import type { AppEnv } from "#server/http/request.ts";
import { readFile, readForm } from "#shared/read-form.ts";
import type { Claim } from "./order-links.ts";
import type { Orders } from "./orders.ts";

const key = z.string().meta({ description: "The key from the link." });

const sendProof = createRoute({
  method: "post",
  path: "/payments/{reference}/proof",
  summary: "Send a proof of payment",
  description:
    "A picture or a PDF of at most 5 MB, recognised by its content; beside it, as the payer likes, the amount, the day and the transaction number. It is stored safely before this answers.",
  request: {
    params: z.object({ reference: z.string() }),
    query: z.object({ key: key.optional() }),
    // The handler reads it, after it has checked the key.
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            properties: {
              proof: { type: "string", format: "binary" },
              ...{
                amount: { type: "string" },
                paidOn: { type: "string", format: "date" },
                transaction: { type: "string" },
              },
            },
            required: ["proof"],
          },
        },
      },
    },
  },
  responses: jsonAnswers("The proof is stored.", proofAnswer, ...formErrors),
});

/** A redirect to the card provider, for a link: the pages' policy lets no form end on another site. */
const redirectRoute = <Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: "get",
    path,
    summary,
    description:
      "Redirects to the card provider's page, or, if there is none, to the order's page, which gives the reason.",
    request: { params: z.object({ reference: z.string() }), query: z.object({ key: key.optional() }) },
    responses: { 303: { description: "The page is at `Location`." }, ...errorAnswers() },
  });

const payByCard = redirectRoute("/payments/{reference}/card", "Pay an order by card");
const manageRenewal = redirectRoute(
  "/payments/{reference}/renewal",
  "Look at the renewal of an order paid by card, or cancel it",
);

const receiveStripe = createRoute({
  method: "post",
  path: "/payments/stripe",
  summary: "Stripe's webhook",
  description:
    "Accepts Stripe's signed events, each once. A card payment counts only when its event arrives. An event that depends on a missing one is refused (`conflict`), so that Stripe delivers it again.",
  request: {
    headers: z.object({ "stripe-signature": z.string().optional() }),
    // Signed byte for byte, so it is read unparsed.
    body: { required: true, content: { "application/json": { schema: { type: "object" } } } },
  },
  responses: jsonAnswers(
    "The event has been received, now or before.",
    z.object({ received: z.literal(true) }),
    "unauthorized",
    "conflict",
    "too_large",
    "throttled",
    "unavailable",
  ),
});

/** Payment: proofs from the order's page, and the card provider's events. */
export function paymentsApi({ orders, site }: { orders: Orders; site: () => Site }) {
  return new OpenAPIHono<AppEnv>()
    .openapi(receiveStripe, async (c) => {
      const body = new Uint8Array(await c.req.arrayBuffer());
      await orders.handlePaymentWebhook(body, c.req.header("stripe-signature") ?? null);
      return c.json({ received: true as const }, 200);
    })
    .openapi(payByCard, async (c) => seeOther(c, await addressAt(orders.startCardPayment, claimOf(c))))
    .openapi(manageRenewal, async (c) => seeOther(c, await addressAt(orders.openRenewals, claimOf(c))))
    .openapi(sendProof, async (c) => {
      const claim = claimOf(c);
      await orders.requireKey(claim);
      const { file, typed } = await proofOf(c.req.raw);
      const state = await orders.sendProof(claim, file, typed);
      const { received } = siteAsked(site(), c.req.raw.headers).messages.payment.proof;
      return c.json({ success: true as const, message: received.text, state }, 200);
    });
}

/** The order that a link names, and the key that opens it. */
function claimOf(c: Context): Claim {
  return { reference: c.req.param("reference") ?? "", key: c.req.query("key") ?? null };
}

function seeOther(c: Context, address: string) {
  c.header("Cache-Control", cachePolicy.never);
  return c.redirect(address, 303);
}

/** The card provider's address; on refusal, the order's page, which says why. */
async function addressAt(open: (claim: Claim) => Promise<string>, claim: Claim): Promise<string> {
  try {
    return await open(claim);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const hint = error.code === "unavailable" ? "&card=unavailable" : "";
    return `/payment/${encodeURIComponent(claim.reference)}?key=${encodeURIComponent(claim.key ?? "")}${hint}`;
  }
}

/**
 * The file in a form, empty if there is none, and what is typed beside it. Throws `unreadable_body` if the body is no
 * form.
 */
async function proofOf(request: Request): Promise<{ file: Uint8Array; typed: TypedPayment }> {
  const form = await readForm(request).catch((cause: unknown) => {
    throw new AppError("unreadable_body", "proof.unreadable", { cause });
  });
  return { file: await readFile(form, "proof"), typed: typedPayment(form) };
}
