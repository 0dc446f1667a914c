import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import { createStripeAccount, type StripeAccount } from "./stripe-account.ts";

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
 * A server on loopback that implements the part of Stripe's API that orders need, about an account in memory. Like
 * Stripe it repeats its first answer for a known idempotency key, a failure too.
 */
export interface StripePeer {
  origin: string;
  account: StripeAccount;
  /** The requests to open a page. */
  requests: SessionRequest[];
  /** The other requests: "POST /v1/refunds". */
  acts: string[];
  /** A key that the account does not know. */
  unknownKey: string | null;
  /** While set, every new request is answered with this status. */
  failWith: number | null;
  close(): Promise<void>;
}

type Answer = { status: number; content: unknown };

const refusal: Answer = { status: 400, content: { error: { type: "invalid_request_error" } } };
const missing: Answer = {
  status: 404,
  content: { error: { type: "invalid_request_error", code: "resource_missing" } },
};
const found = (content: unknown): Answer => (content ? { status: 200, content } : missing);

export async function startStripePeer(): Promise<StripePeer> {
  const byKey = new Map<string, { body: string; status: number; answer: string }>();
  const account = createStripeAccount();
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const answer = (status: number, content: unknown) =>
      response
        .writeHead(status, { "Content-Type": "application/json", "Stripe-Should-Retry": "false" })
        .end(typeof content === "string" ? content : JSON.stringify(content));
    const path = request.url ?? "";
    if (request.method === "GET" && !path.startsWith("/v1/")) {
      response
        .writeHead(200, { "Content-Type": "text/html" })
        .end(`<!doctype html><title>Stripe</title><h1>${path.startsWith("/p/") ? "Your plan" : "Pay here"}</h1>`);
      return;
    }
    const key = String(request.headers["idempotency-key"]);
    const form = Object.fromEntries(new URLSearchParams(body));
    const act = `${request.method} ${path}`;
    if (opensPage.includes(path))
      peer.requests.push({ path, idempotencyKey: key, authorization: request.headers.authorization, form });
    else peer.acts.push(act);
    const isWrite = request.method === "POST";
    const before = isWrite ? byKey.get(key) : undefined;
    if (before && before.body !== body) return answer(400, { error: { type: "idempotency_error" } });
    if (before) return answer(before.status, before.answer);
    const { status, content } = first(act, path, form, request.headers.authorization);
    if (isWrite) byKey.set(key, { body, status, answer: JSON.stringify(content) });
    answer(status, content);
  });
  const first = (act: string, path: string, form: Record<string, string>, authorization = ""): Answer => {
    if (peer.unknownKey && authorization === `Bearer ${peer.unknownKey}`) return unknownKey;
    if (peer.failWith) return down(peer.failWith);
    return act.startsWith("POST") ? write(peer, path, form) : read(account, act);
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const peer: StripePeer = {
    origin: `http://127.0.0.1:${port}`,
    account,
    requests: [],
    acts: [],
    unknownKey: null,
    failWith: null,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return peer;
}

const opensPage = ["/v1/checkout/sessions", "/v1/billing_portal/sessions"];

const down = (status: number): Answer => ({ status, content: { error: { type: "api_error", message: "Down." } } });

const unknownKey: Answer = {
  status: 401,
  content: { error: { type: "invalid_request_error", message: "Invalid API Key provided" } },
};

/** The account's answer to a question, or to the end of a subscription. */
function read(account: StripeAccount, act: string): Answer {
  const { pathname, searchParams } = new URL(act.split(" ")[1] ?? "", "http://stripe");
  const [kind = "", id = ""] = pathname.replace("/v1/", "").replace("checkout/sessions", "sessions").split("/");
  if (act.startsWith("DELETE")) return endSubscription(account, id);
  return id === "" ? listOf(account, kind, searchParams.get("customer")) : oneOf(account, kind, id);
}

function endSubscription(account: StripeAccount, id: string): Answer {
  const subscription = account.subscriptions.get(id);
  if (subscription?.status !== "active") return missing;
  account.end(id);
  return found({ ...subscription });
}

function listOf({ sessions, subscriptions }: StripeAccount, kind: string, customer: string | null): Answer {
  const paid = [...sessions.values()].map((session) => ({ ...session, client_reference_id: session.reference }));
  const running = [...subscriptions.values()].filter(({ status }) => status === "active");
  const data = (kind === "sessions" ? paid : running).filter((one) => one.customer === customer);
  return found({ object: "list", has_more: false, data });
}

function oneOf({ sessions, subscriptions, charges, invoices }: StripeAccount, kind: string, id: string): Answer {
  if (kind === "sessions") return found(sessions.get(id));
  if (kind === "subscriptions") return found(subscriptions.get(id));
  const charge = charges.get(id);
  if (kind === "charges") return found(charge && { ...charge, metadata: {} });
  const invoice = invoices.get(id);
  const payment = { type: "payment_intent", payment_intent: invoice?.payment_intent };
  return found(invoice && { id, payments: { object: "list", data: [{ status: "paid", payment }] } });
}

function write(peer: StripePeer, path: string, form: Record<string, string>): Answer {
  const { account, origin } = peer;
  if (path === "/v1/checkout/sessions") {
    const { id } = account.openSession(form);
    const expires_at = Number(form.expires_at);
    return found({ id, object: "checkout.session", url: `${origin}/c/pay/${id}`, expires_at });
  }
  const expired = /^\/v1\/checkout\/sessions\/(.+)\/expire$/.exec(path)?.[1];
  if (expired) {
    const session = account.sessions.get(expired);
    if (!session?.isOpen) return session ? refusal : missing;
    session.isOpen = false;
    return found({ id: expired, object: "checkout.session", status: "expired" });
  }
  if (path === "/v1/billing_portal/sessions" && form.customer?.startsWith("cus_"))
    return found({ id: "bps_test_1", object: "billing_portal.session", url: `${origin}/p/session/${form.customer}` });
  if (path === "/v1/refunds") {
    const charge = [...account.charges.values()].find((one) => one.payment_intent === form.payment_intent);
    if (!charge || Number(form.amount) > charge.amount) return refusal;
    const [created] = account.refund(charge.id, Number(form.amount));
    return found(created?.data.object);
  }
  return missing;
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

/** The event that reports a finished checkout, as Stripe writes it; with an id of its own. */
export function completedEvent({
  sessionId,
  reference,
  amount,
  currency = "usd",
  paymentStatus = "paid",
  customer = `cus_${sessionId}`,
}: SessionFacts) {
  events += 1;
  return {
    id: `evt_${Date.now()}_${events}`,
    object: "event",
    type: "checkout.session.completed",
    created: Math.floor(Date.now() / 1000),
    data: {
      object: {
        ...{ id: sessionId, object: "checkout.session", mode: "subscription", client_reference_id: reference },
        ...{ amount_total: amount, currency, payment_status: paymentStatus, status: "complete", customer },
        subscription: `sub_${sessionId}`,
      },
    },
  };
}

const signer = new Stripe(stripeKeys.STRIPE_SECRET_KEY);

/** Posts an event as Stripe does, signed now with the webhook's secret unless given another. */
export function signedPost(event: unknown, { secret = stripeKeys.STRIPE_WEBHOOK_SECRET, at = Date.now() } = {}) {
  const payload = JSON.stringify(event);
  const signature = signer.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(at / 1000),
  });
  const headers = { "Content-Type": "application/json; charset=utf-8", "Stripe-Signature": signature };
  return { method: "POST", headers, body: payload };
}
