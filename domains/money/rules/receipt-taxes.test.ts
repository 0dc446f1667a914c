import { describe, expect, it } from "vitest";
import { type ReceiptRules, receiptRules } from "#domains/money/contract/receipt-rules.ts";
import { taxesAt, taxesWithin, taxNumberLines } from "./receipt-taxes.ts";

const tax = (changes: Partial<ReceiptRules["taxes"][number]> = {}) => ({
  ...{ name: "Punjab sales tax on services", rate: 1600, from: "2026-07-01", until: null, branchId: null },
  ...changes,
});

const wrongOf = (taxes: ReceiptRules["taxes"]) => {
  const read = receiptRules.safeParse({ ntn: null, strn: null, taxes });
  return (read.error?.issues ?? []).map(({ path, message }) => [path.slice(1).join("."), message]);
};

describe("the taxes within a sum", () => {
  it.each([
    ["Rs 6,000 at 16 %", 600_000, [1600], [82_759]],
    ["Rs 6,000 at two taxes of 16 % and 1 %", 600_000, [1600, 100], [82_051, 5128]],
    ["a half, up", 3, [10_000], [2]],
    ["just below a half, down", 116, [1600], [16]],
    ["a sum that goes back", -600_000, [1600], [82_759]],
    ["more than a number holds exactly when multiplied", 9_007_199_254_740_991, [1600], [1_242_372_310_998_757]],
    ["nothing", 600_000, [], []],
  ])("are of %s to the minor unit", (_, sum, rates, minor) => {
    const taxes = rates.map((rate) => ({ name: "Tax", rate }));
    expect(taxesWithin(sum, taxes).map((one) => one.minor)).toEqual(minor);
  });
});

describe("the taxes of a payment", () => {
  const dated = (begins: string, ends: string | null, branchId: string | null = null) => ({
    ...{ name: "Tax", rate: 1600, branchId, begins, ends },
  });
  const at = new Date("2026-12-01T00:00:00Z");

  it.each([
    ["without end, from its first moment", dated("2026-12-01T00:00:00Z", null), true],
    ["that begins later", dated("2026-12-01T00:00:01Z", null), false],
    ["that has just ended", dated("2026-07-01T00:00:00Z", "2026-12-01T00:00:00Z"), false],
    ["of its branch", dated("2026-07-01T00:00:00Z", null, "gulberg"), true],
    ["of another branch", dated("2026-07-01T00:00:00Z", null, "dha"), false],
  ])("are told of one %s", (_, one, counts) => {
    expect(taxesAt([one], at, "gulberg")).toEqual(counts ? [one] : []);
  });

  it("of no branch are those of everywhere alone", () => {
    expect(taxesAt([dated("2026-07-01T00:00:00Z", null, "dha")], at, null)).toEqual([]);
  });
});

describe("rates of a tax", () => {
  it.each<[string, ReceiptRules["taxes"]]>([
    ["without end", [tax()]],
    ["one after the other", [tax({ until: "2026-12-31" }), tax({ from: "2027-01-01", rate: 1500 })]],
    ["at two branches", [tax({ branchId: "gulberg" }), tax({ branchId: "dha" })]],
    ["of two names", [tax(), tax({ name: "Withholding tax" })]],
  ])("stand beside each other: %s", (_, taxes) => {
    expect(wrongOf(taxes)).toEqual([]);
  });

  const before = "Another rate of this tax begins on 1 January 2027. Please end this one by 31 December 2026.";
  const twice = "Another rate of this tax begins on the same day.";

  it.each<[string, ReceiptRules["taxes"], [string, string][]]>([
    ["without end, and a later one", [tax(), tax({ from: "2027-01-01" })], [["0.until", before]]],
    ["in the other order", [tax({ from: "2027-01-01" }), tax()], [["1.until", before]]],
    ["named alike", [tax(), tax({ from: "2027-01-01", name: " punjab Sales Tax on services" })], [["0.until", before]]],
    ["everywhere and at a branch", [tax(), tax({ branchId: "dha" })], [["1.from", twice]]],
    [
      "until a day on which another has begun",
      [tax({ until: "2027-01-01" }), tax({ from: "2027-01-01" })],
      [["0.until", before]],
    ],
  ])("are refused at the field: %s", (_, taxes, wrong) => {
    expect(wrongOf(taxes)).toEqual(wrong);
  });

  it("are more than 0, less than 100 per cent, and end after they begin", () => {
    expect(
      wrongOf([tax({ rate: 0 }), tax({ rate: 10_000, name: "B" }), tax({ until: "2026-06-30", name: "C" })]),
    ).toEqual([
      ["0.rate", "Please write more than 0 per cent."],
      ["1.rate", "Please write less than 100 per cent."],
      ["2.until", "The last day is before the first."],
    ]);
  });
});

describe("the tax numbers of a paper", () => {
  const words = { ntn: "NTN {number}", strn: "STRN {number}" };

  it.each([
    [{ ntn: "1234567-8", strn: "32-77" }, ["NTN 1234567-8", "STRN 32-77"]],
    [{ ntn: "1234567-8", strn: null }, ["NTN 1234567-8"]],
    [{ ntn: null, strn: "32-77" }, ["STRN 32-77"]],
    [{ ntn: null, strn: null }, []],
  ])("are of %j the lines %j", (numbers, lines) => {
    expect(taxNumberLines(numbers, words)).toEqual(lines);
  });
});

it("a rate is to end before the next of those that begin within it", () => {
  const within = [tax({ from: "2026-01-01" }), tax({ from: "2026-09-01" }), tax({ from: "2026-05-01" })];
  for (const taxes of [within, [within[0], within[2], within[1]].flatMap((one) => one ?? [])])
    expect(wrongOf(taxes)[0]?.[1]).toContain("begins on 1 May 2026. Please end this one by 30 April 2026.");
});
