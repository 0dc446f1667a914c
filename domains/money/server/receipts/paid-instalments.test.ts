import { expect, it } from "vitest";
import { chargesOf, type Entry } from "#domains/money/rules/instalments.ts";
import { paidInstalments } from "./paid-instalments.ts";

const dueAt = new Date("2026-12-01T07:00:00Z");
const monthly = chargesOf(
  { schedule: "monthly", monthlyMinor: 14_900, months: 4, dueAt },
  { begins: dueAt, ends: null },
);
const whole = chargesOf({ schedule: "whole", monthlyMinor: 14_900, months: 4, dueAt }, { begins: dueAt, ends: null });
const registered = chargesOf(
  { schedule: "monthly", monthlyMinor: 14_900, months: 4, dueAt, registrationMinor: 5000 },
  { begins: dueAt, ends: null },
);
const money = (kind: Entry["kind"], amountMinor: number): Entry => ({ kind, amountMinor, instalment: null, dueAt });
const payment = (amountMinor: number) => money("payment", -amountMinor);

it.each([
  ["the first month", [...monthly, payment(14_900)], { months: { from: 1, to: 1 }, inAll: 4, isPart: false }],
  [
    "the second month, after the first",
    [...monthly, payment(14_900), payment(14_900)],
    { months: { from: 2, to: 2 }, inAll: 4, isPart: false },
  ],
  ["two months at once", [...monthly, payment(29_800)], { months: { from: 1, to: 2 }, inAll: 4, isPart: false }],
  ["a month in part", [...monthly, payment(100)], { months: { from: 1, to: 1 }, inAll: 4, isPart: true }],
  [
    "the rest of a month and some of the next",
    [...monthly, payment(100), payment(14_900)],
    { months: { from: 1, to: 2 }, inAll: 4, isPart: true },
  ],
  ["the whole course", [...whole, payment(59_600)], { months: null, inAll: 1, isPart: false }],
  ["a part of the course", [...whole, payment(10_000)], { months: null, inAll: 1, isPart: true }],
  [
    "a refund of the last month that was paid",
    [...monthly, payment(29_800), money("refund", 14_900)],
    { months: { from: 2, to: 2 }, inAll: 4, isPart: false },
  ],
  [
    "nothing, as a refund of what a lower price has left over",
    [...whole, payment(59_600), money("correction", -9600), money("refund", 9600)],
    null,
  ],
  [
    "registration alone, in part",
    [...registered, payment(100)],
    { months: null, registration: "alone", inAll: 4, isPart: true },
  ],
  [
    "registration and the first month",
    [...registered, payment(19_900)],
    { months: { from: 1, to: 1 }, registration: "too", inAll: 4, isPart: false },
  ],
  ["nothing, in an empty ledger", [], null],
])("an entry pays %s", (_, entries, paid) => {
  expect(paidInstalments(entries)).toEqual(paid && { registration: null, ...paid });
});

it("a correction upwards makes more of the first instalment, unless its charge alone counts", () => {
  const entries = [...monthly, money("correction", 500), payment(14_900)];
  expect(paidInstalments(entries)).toMatchObject({ months: { from: 1, to: 1 }, isPart: true });
  expect(paidInstalments(entries, { chargeAlone: true })).toMatchObject({ months: { from: 1, to: 1 }, isPart: true });
  const all = [...monthly, money("correction", 500), payment(15_400)];
  expect(paidInstalments(all, { chargeAlone: true })).toMatchObject({ months: { from: 1, to: 1 }, isPart: false });
});
