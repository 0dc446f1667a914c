import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { AppEnv } from "#server/api/app-env.ts";
import { cachePolicy } from "#server/api/cache-policy.ts";
import { errorAnswers } from "#server/api/error-answers.ts";
import { AppError } from "#server/services/app-error.ts";
import type { Claim } from "#server/services/orders/order-links.ts";
import type { Services } from "#server/services/services.ts";
import { paymentPage } from "#shared/content/payment-page.ts";
import { proofAnswer } from "#shared/contracts/order.ts";

const key = z.string().meta({ description: "The key from the link." });

const sendProof = createRoute({
  method: "post",
  path: "/payments/{reference}/proof",
  summary: "Send a proof of payment",
  description: "A picture or a PDF, told by its content, of at most 5 MB. Once this has answered, it is never lost.",
  request: {
    params: z.object({ reference: z.string() }),
    query: z.object({ key: key.optional() }),
    // Read by the handler, once the key is known to be good.
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: { type: "object", properties: { proof: { type: "string", format: "binary" } }, required: ["proof"] },
        },
      },
    },
  },
  responses: {
    200: { description: "The proof is kept.", content: { "application/json": { schema: proofAnswer } } },
    ...errorAnswers("unreadable_body", "forbidden", "too_large", "unsupported_media_type", "invalid", "throttled"),
  },
});

const readProof = createRoute({
  method: "get",
  path: "/payments/proofs/{proofId}",
  summary: "Download a proof of payment",
  description: "For the staff, by the link in their mail.",
  request: { params: z.object({ proofId: z.string() }), query: z.object({ key: key.optional() }) },
  responses: {
    200: {
      description: "The file.",
      content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
    },
    ...errorAnswers("forbidden", "not_found"),
  },
});

/** A door to the card provider: a link leads through it, for the pages' policy lets no form end on another site. */
const redirectTo = <Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: "get",
    path,
    summary,
    description: "Redirects to the card provider's page; where there is none, to the order's, which says why.",
    request: { params: z.object({ reference: z.string() }), query: z.object({ key: key.optional() }) },
    responses: { 303: { description: "The page is at `Location`." }, ...errorAnswers() },
  });

const payByCard = redirectTo("/payments/{reference}/card", "Pay an order by card");
const manageRenewal = redirectTo(
  "/payments/{reference}/renewal",
  "Look at the renewal of an order paid by card, or cancel it",
);

const receiveStripe = createRoute({
  method: "post",
  path: "/payments/stripe",
  summary: "Stripe's webhook",
  description: "Takes Stripe's signed events, each once. Only an event makes an order that is paid by card paid.",
  request: {
    headers: z.object({ "stripe-signature": z.string().optional() }),
    // Signed byte for byte, so it is read as it came.
    body: { required: true, content: { "application/json": { schema: { type: "object" } } } },
  },
  responses: {
    200: {
      description: "The event has been heard, now or before.",
      content: { "application/json": { schema: z.object({ received: z.literal(true) }) } },
    },
    ...errorAnswers("unauthorized", "too_large", "throttled"),
  },
});

/** Payment: proofs from the order's page, their download for the staff, and the card provider's events. */
export function paymentsApi({ orders }: Services) {
  return new OpenAPIHono<AppEnv>()
    .openapi(receiveStripe, async (c) => {
      const body = new Uint8Array(await c.req.arrayBuffer());
      await orders.handlePaymentWebhook(body, c.req.header("stripe-signature") ?? null);
      return c.json({ received: true as const }, 200);
    })
    .openapi(payByCard, async (c) => {
      const claim = { reference: c.req.valid("param").reference, key: c.req.valid("query").key ?? null };
      return seeOther(c, await addressAt(orders.startCardPayment, claim));
    })
    .openapi(manageRenewal, async (c) => {
      const claim = { reference: c.req.valid("param").reference, key: c.req.valid("query").key ?? null };
      return seeOther(c, await addressAt(orders.openRenewals, claim));
    })
    .openapi(sendProof, async (c) => {
      const claim = { reference: c.req.valid("param").reference, key: c.req.valid("query").key ?? null };
      await orders.requireKey(claim);
      const state = await orders.sendProof(claim, await proofOf(c.req.raw));
      return c.json({ success: true as const, message: paymentPage.proof.received.text, state }, 200);
    })
    .openapi(readProof, async (c) => {
      const asked = { id: c.req.valid("param").proofId, key: c.req.valid("query").key ?? "" };
      const { content, mediaType, fileName } = await orders.readProof(asked);
      return c.body(content, 200, {
        "Content-Type": mediaType,
        "Content-Disposition": `attachment; filename="${fileName}"`,
        "Cache-Control": cachePolicy.never,
        // A stranger's file: should a browser show it in spite of all this, then without scripts and as nobody.
        "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      });
    });
}

function seeOther(c: Context, address: string) {
  c.header("Cache-Control", cachePolicy.never);
  return c.redirect(address, 303);
}

/** The card provider's address, or the order's page, which says what was refused. */
async function addressAt(open: (claim: Claim) => Promise<string>, claim: Claim): Promise<string> {
  try {
    return await open(claim);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const hint = error.code === "unavailable" ? "&card=unavailable" : "";
    return `/payment/${encodeURIComponent(claim.reference)}?key=${encodeURIComponent(claim.key ?? "")}${hint}`;
  }
}

/** The file in a form; empty where there is none. Throws `unreadable_body` for what is no form. */
async function proofOf(request: Request): Promise<Uint8Array> {
  const form = await request.formData().catch((cause: unknown) => {
    throw new AppError("unreadable_body", paymentPage.proof.errors.unreadable, { cause });
  });
  const proof = form.get("proof");
  return proof instanceof File ? new Uint8Array(await proof.arrayBuffer()) : new Uint8Array();
}
