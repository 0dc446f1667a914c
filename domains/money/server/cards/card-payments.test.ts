import { expect, it } from "vitest";
import { chargesOf, type Entry } from "#domains/money/rules/instalments.ts";
import { statementOf } from "#domains/money/rules/statement.ts";
import { renewalOf, takesCard } from "./card-payments.ts";
import { createStripePayment } from "./stripe.ts";

const dueAt = new Date("2026-12-01T00:00:00Z");
const priced = { monthlyMinor: 100, months: 4, dueAt };
const whole = { schedule: "whole" as const, months: 4, feeFor: "month" as const };
const monthly = { ...whole, schedule: "monthly" as const };
const single = { ...monthly, months: 1 };
const stated = (entries: Entry[]) =>
  statementOf(entries, { state: "awaiting_payment", months: 4, currency: "USD", dueAt, byStaff: false }, dueAt);
const paid = (amountMinor: number): Entry => ({ kind: "payment", amountMinor: -amountMinor, instalment: null, dueAt });

it.each([
  { what: "the whole course", order: whole, entries: [], minor: 400, renewal: { minor: 400, months: 4 } },
  { what: "what is left of a course", order: whole, entries: [paid(100)], minor: 300, renewal: null },
  { what: "the first instalment", order: monthly, entries: [], minor: 100, renewal: { minor: 100, months: 1 } },
  { what: "two instalments", order: monthly, entries: [paid(100)], minor: 200, renewal: { minor: 100, months: 1 } },
  { what: "a part of an instalment", order: monthly, entries: [paid(50)], minor: 50, renewal: null },
  { what: "a part and another", order: monthly, entries: [paid(50)], minor: 150, renewal: { minor: 100, months: 1 } },
  { what: "the last instalment", order: monthly, entries: [paid(300)], minor: 100, renewal: null },
  { what: "all that are left", order: monthly, entries: [paid(100)], minor: 300, renewal: null },
  { what: "a course of a month", order: single, entries: [], minor: 100, renewal: { minor: 100, months: 1 } },
])("a checkout of $what renews with $renewal", ({ order, entries, minor, renewal }) => {
  const charges = chargesOf({ ...priced, ...order }, { begins: dueAt, ends: null });
  expect(renewalOf(order, stated([...charges, ...entries]), minor)).toEqual(renewal);
});

it("registration is paid along and does not come again; a fee for the whole course does not renew", () => {
  const charges = chargesOf({ ...priced, ...monthly, registrationMinor: 30 }, { begins: dueAt, ends: null });
  expect(renewalOf(monthly, stated(charges), 130)).toEqual({ minor: 100, months: 1 });
  expect(renewalOf(monthly, stated(charges), 100)).toBeNull();
  const atOnce = chargesOf({ ...priced, ...whole, registrationMinor: 30 }, { begins: dueAt, ends: null });
  expect(renewalOf(whole, stated(atOnce), 430)).toEqual({ minor: 400, months: 4 });
  expect(renewalOf({ ...single, feeFor: "course" }, stated([...charges]), 130)).toBeNull();
});

it("renews with the discounted price", () => {
  const charges = chargesOf({ ...priced, ...whole }, { begins: dueAt, ends: null });
  const discount: Entry = { kind: "discount", amountMinor: -40, instalment: null, dueAt };
  expect(renewalOf(whole, stated([...charges, discount]), 360)).toEqual({ minor: 360, months: 4 });
});

it("is offered for no less than the provider takes", () => {
  const stripe = createStripePayment({ secretKey: "sk_test_x", webhookSecret: "whsec_x", apiUrl: null });
  const asks = (minor: number) => {
    const charge: Entry = { kind: "charge", amountMinor: minor, instalment: null, dueAt };
    return takesCard(stripe, stated([charge]));
  };
  expect([0, 1, 49, 50, 51].map(asks)).toEqual([false, false, false, true, true]);
  expect((["PKR", "JPY", "QAR", "EUR"] as const).map((currency) => stripe.leastMinor(currency))).toEqual([
    20_000, 50, 200, 50,
  ]);
});
