import { expect, it } from "vitest";
import type { WayToPay } from "#domains/institute/rules/ways-to-pay.ts";
import { en } from "#server/compose/words/messages.ts";
import { payingCode, shownTransfers } from "./shown-transfers.ts";

const iban = { label: "IBAN", value: "PK36 SCBL 0000 0011 2345 6702" };
const way: WayToPay = {
  ...{ id: "way-0", kind: "raast", title: "Raast", note: "", details: [iban], currencies: null },
  ...{ hasQr: true, isFolded: false },
};
const months = null;
const asked = {
  ...{ reference: "K7M4-Q2XW", currency: "PKR" as const, isDue: true },
  asked: { amount: "PKR 6,000", plain: "6000.00", months },
};

it("shows a Raast code for what is due now, in rupees, with the amount and the reference beside it in words", () => {
  expect(payingCode(way, asked)).toBe("0002020102120202000424PK36SCBL000000112345670205046000100474C0");
  const [shown] = shownTransfers([{ ...way, consumerNumber: "1000012345" }], asked, en);
  expect(shown?.code?.size).toBeGreaterThan(30);
  expect(shown?.details.map(({ value }) => value)).toEqual([iban.value, "1000012345", "PKR 6,000", "K7M4-Q2XW"]);
});

it("says the scheme that is set", () => {
  expect(payingCode({ ...way, scheme: "30" }, asked)).toMatch(/^000202010212020230/);
});

it.each<[string, Partial<WayToPay>, Partial<typeof asked> | { currency: "USD" }]>([
  ["in another currency", {}, { currency: "USD" }],
  ["for what is due later", {}, { isDue: false }],
  ["where it is not wanted", { hasQr: false }, {}],
  ["without an IBAN", { details: [{ label: "Raast ID", value: "0300 1234567" }] }, {}],
  ["to an IBAN with a wrong digit", { details: [{ label: "IBAN", value: "PK36 SCBL 0000 0011 2345 6703" }] }, {}],
  ["to an IBAN of another country", { details: [{ label: "IBAN", value: "DE89 3704 0044 0532 0130 00" }] }, {}],
])("shows none %s", (_, changed, other) => {
  const [shown] = shownTransfers([{ ...way, ...changed }], { ...asked, ...other }, en);
  expect(shown?.code).toBeNull();
  expect(shown?.details.map(({ value }) => value)).not.toContain("K7M4-Q2XW");
});
