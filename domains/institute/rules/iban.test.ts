import { expect, it } from "vitest";
import { isIban, looksPakistani, pakistaniIban } from "./iban.ts";

const ours = "PK36 SCBL 0000 0011 2345 6702";

it.each(["NO93 8601 1117 947", "pk36-scbl-0000-0011-2345-6702", "MT84MALT011000012345MTLCAST001S"])(
  "%s is an IBAN",
  (text) => {
    expect(isIban(text)).toBe(true);
  },
);

it.each([`${ours}.`, `no ${ours}`, "NO93 8601 1117", "N093 8601 1117 947"])("%s is none", (text) => {
  expect(isIban(text)).toBe(false);
});

it.each([
  [ours, true],
  ["pk00scbl", true],
  ["PK36 SCB", false],
  ["PKR 5000", false],
  ["see PK36 SCBL", false],
  ["GB82 WEST 1234 5698 7654 32", false],
])("%s looks like an IBAN of Pakistan: %s", (text, looks) => {
  expect(looksPakistani(text)).toBe(looks);
});

it("finds the IBAN of Pakistan among a way's details, without its spaces", () => {
  const details = ["Noor", "GB82 WEST 1234 5698 7654 32", "PK36 SCBL 0000 0011 2345 6703", ours.toLowerCase()];
  expect(pakistaniIban(details.map((value) => ({ value })))).toBe("PK36SCBL0000001123456702");
  expect(pakistaniIban([{ value: `${ours} at the bank` }, { value: `Account ${ours}` }])).toBeUndefined();
  expect(pakistaniIban([])).toBeUndefined();
});
