import { readFileSync } from "node:fs";
import Stripe from "stripe";
import { expect, it } from "vitest";
import { paymentEventOf, stripeEvents } from "./stripe-events.ts";

const deployment = readFileSync(new URL("../../../../docs/deployment.md", import.meta.url), "utf8");

it("docs/deployment.md names every event that Stripe has to send, and the version of its API", () => {
  const [, table = ""] = /\| Event \| What follows \|\n([\s\S]*?)\n\n/.exec(deployment) ?? [];
  const named = [...table.matchAll(/`([a-z_.]+)`/g)].map(([, type]) => type);
  expect(named).toEqual([...stripeEvents]);
  expect(deployment).toContain(`API version \`${Stripe.API_VERSION}\``);
});

const dispute = { id: "dp_1", charge: "ch_1", amount: 100, currency: "usd", evidence_details: { due_by: null } };
const subscription = { id: "sub_1", customer: "cus_1", status: "active", cancel_at: 1_800_000_000, metadata: {} };
const invoice = { id: "in_1", currency: "usd", amount_paid: 100, customer: "cus_1", parent: null };

const eventOf = (type: string, object: object, previous_attributes?: object) =>
  paymentEventOf({ id: "evt_1", type, created: 1, data: { object, previous_attributes } } as unknown as Stripe.Event);

it.each([
  ["warning_needs_response", "asked"],
  ["warning_closed", "asked"],
  ["prevented", "asked"],
  ["needs_response", "open"],
  ["under_review", "open"],
  ["appeal_under_review", "open"],
  ["won", "won"],
  ["lost", "lost"],
])("a dispute that is %s is %s", (status, state) => {
  expect(eventOf("charge.dispute.updated", { ...dispute, status }).happening).toMatchObject({ state, isNews: false });
});

it.each([
  ["the first invoice of a subscription", "invoice.paid", { ...invoice, billing_reason: "subscription_create" }],
  ["an invoice without an id", "invoice.paid", { ...invoice, id: undefined, billing_reason: "subscription_cycle" }],
  ["a customer", "customer.created", { id: "cus_1" }],
])("%s tells nothing", (_what, type, object) => {
  expect(eventOf(type, object).happening).toEqual({ kind: "other" });
});

it.each([
  ["that is newly to end", subscription, { cancel_at: null }, "renewal_ending"],
  ["that is to end in its new form", subscription, { cancel_at_period_end: false }, "renewal_ending"],
  ["that only renewed", subscription, { current_period_end: 1 }, "other"],
  ["that is not to end any more", { ...subscription, cancel_at: null }, { cancel_at: 1 }, "other"],
  ["that was never paid", { ...subscription, status: "incomplete_expired" }, { cancel_at: null }, "other"],
])("a subscription %s", (_what, object, before, kind) => {
  expect(eventOf("customer.subscription.updated", object, before).happening.kind).toBe(kind);
});

it.each([
  ["pending", "refunded"],
  ["succeeded", "refunded"],
  ["requires_action", "refunded"],
  ["failed", "refund_failed"],
  ["canceled", "refund_failed"],
])("a refund that is %s is %s", (status, kind) => {
  const refund = { id: "re_1", status, amount: 100, currency: "usd", charge: { id: "ch_1" }, customer: null };
  expect(eventOf("refund.updated", refund).happening).toMatchObject({ kind, chargeId: "ch_1" });
});

it("an invoice by hand, without a subscription, is known by its payer", () => {
  expect(eventOf("invoice.paid", { ...invoice, billing_reason: "manual" }).happening).toMatchObject({
    ...{ kind: "renewal_paid", customerId: "cus_1", subscriptionId: null, reference: null },
  });
});
