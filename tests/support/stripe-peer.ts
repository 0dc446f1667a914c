import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Stripe from "stripe";

/** The keys the program is configured with. */
export const stripeKeys = { STRIPE_SECRET_KEY: "sk_test_1234567890", STRIPE_WEBHOOK_SECRET: "whsec_1234567890" };

/** A request for a checkout session or for the customer portal, as Stripe got it. */
export interface SessionRequest {
  path: string;
  idempotencyKey: string | undefined;
  authorization: string | undefined;
  form: Record<string, string>;
}

/**
 * A server on loopback that speaks as much of Stripe's API as a checkout and the customer portal need. Like Stripe it
 * answers a key it has seen as it did the first time, a failure too.
 */
export interface StripePeer {
  origin: string;
  requests: SessionRequest[];
  /** While set, every new request is answered with this status. */
  failWith: number | null;
  close(): Promise<void>;
}

export async function startStripePeer(): Promise<StripePeer> {
  const byKey = new Map<string, { body: string; status: number; answer: string }>();
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const answer = (status: number, content: unknown) =>
      response
        .writeHead(status, { "Content-Type": "application/json", "Stripe-Should-Retry": "false" })
        .end(typeof content === "string" ? content : JSON.stringify(content));
    if (request.method === "GET") {
      response
        .writeHead(200, { "Content-Type": "text/html" })
        .end(
          `<!doctype html><title>Stripe</title><h1>${request.url?.startsWith("/p/") ? "Your plan" : "Pay here"}</h1>`,
        );
      return;
    }
    const form = Object.fromEntries(new URLSearchParams(body));
    const key = String(request.headers["idempotency-key"]);
    const path = request.url ?? "";
    peer.requests.push({ path, idempotencyKey: key, authorization: request.headers.authorization, form });
    const before = byKey.get(key);
    if (before && before.body !== body) return answer(400, { error: { type: "idempotency_error" } });
    if (before) return answer(before.status, before.answer);
    const { status, content } = first(path, form);
    byKey.set(key, { body, status, answer: JSON.stringify(content) });
    answer(status, content);
  });
  const first = (path: string, form: Record<string, string>) => {
    if (peer.failWith) return { status: peer.failWith, content: { error: { type: "api_error", message: "Down." } } };
    const id = `test_${byKey.size + 1}${Math.random().toString(36).slice(2)}`;
    if (path === "/v1/checkout/sessions") {
      const expires_at = Math.floor(Date.now() / 1000) + 24 * 3600;
      const url = `${peer.origin}/c/pay/cs_${id}`;
      return { status: 200, content: { id: `cs_${id}`, object: "checkout.session", url, expires_at } };
    }
    if (path === "/v1/billing_portal/sessions" && form.customer?.startsWith("cus_")) {
      const url = `${peer.origin}/p/session/${id}`;
      return { status: 200, content: { id: `bps_${id}`, object: "billing_portal.session", url } };
    }
    return { status: 404, content: { error: { type: "invalid_request_error" } } };
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const peer: StripePeer = {
    origin: `http://127.0.0.1:${port}`,
    requests: [],
    failWith: null,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return peer;
}

interface SessionFacts {
  sessionId: string;
  reference: string | null;
  amount: number;
  currency?: string;
  paymentStatus?: string;
  customer?: string | null;
}

let events = 0;

/** The event that tells of a finished checkout, as Stripe writes it; with an id of its own. */
export function completedEvent({
  sessionId,
  reference,
  amount,
  currency = "usd",
  paymentStatus = "paid",
  customer = "cus_1234567890",
}: SessionFacts) {
  events += 1;
  return {
    id: `evt_${Date.now()}_${events}`,
    object: "event",
    type: "checkout.session.completed",
    data: {
      object: {
        ...{ id: sessionId, object: "checkout.session", mode: "subscription", client_reference_id: reference },
        ...{ amount_total: amount, currency, payment_status: paymentStatus, status: "complete", customer },
      },
    },
  };
}

/** Posts an event as Stripe does, signed now with the webhook's secret unless told otherwise. */
export function signedPost(event: unknown, { secret = stripeKeys.STRIPE_WEBHOOK_SECRET, at = Date.now() } = {}) {
  const payload = JSON.stringify(event);
  const signature = new Stripe(stripeKeys.STRIPE_SECRET_KEY).webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(at / 1000),
  });
  const headers = { "Content-Type": "application/json; charset=utf-8", "Stripe-Signature": signature };
  return { method: "POST", headers, body: payload };
}
