import { expect, it } from "vitest";
import { receiptRules } from "#domains/money/contract/receipt-rules.ts";
import { readReceiptRulesForm, receiptRulesTyped, typedReceiptRules } from "./receipt-rules-form.ts";

const sent = (rate: string, more: Record<string, string> = {}) => {
  const form = new FormData();
  const all = { taxes: "2", "taxes.0.name": "Sales tax", "taxes.0.rate": rate, "taxes.0.from": "2026-07-01", ...more };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  return form;
};

it.each([
  ["16", 1600],
  ["16.5", 1650],
  ["16,25 %", 1625],
  ["۱۶٪", 1600],
  ["0.07", 7],
  ["8.29", 829],
])("reads %s per cent", (rate, hundredths) => {
  const read = receiptRules.parse(receiptRulesTyped(readReceiptRulesForm(sent(rate), [])));
  expect(read).toEqual({
    ...{ ntn: null, strn: null, series: {} },
    taxes: [{ name: "Sales tax", rate: hundredths, from: "2026-07-01", until: null, branchId: null }],
  });
  expect(receiptRulesTyped(typedReceiptRules(read))).toEqual(read);
});

it.each(["", "sixteen", "16.255", "-16", "0", "100", "1e9"])("refuses %j at the field of the rate", (rate) => {
  const read = receiptRules.safeParse(receiptRulesTyped(readReceiptRulesForm(sent(rate), [])));
  expect(read.error?.issues.map(({ path }) => path.join("."))).toEqual(["taxes.0.rate"]);
});

it("leaves out a rate that is removed, and empty rows", () => {
  expect(readReceiptRulesForm(sent("16", { "taxes.0.remove": "on", ntn: " 1234567-8 " }), [])).toEqual({
    ...{ ntn: "1234567-8", strn: "", series: {}, taxes: [] },
  });
});

it("reads the letters of each branch, in capitals, and none where it is empty", () => {
  const typed = readReceiptRulesForm(sent("16", { "series.dha": "lh", "series.gulberg": "" }), ["dha", "gulberg"]);
  expect(receiptRules.parse(receiptRulesTyped(typed)).series).toEqual({ dha: "LH" });
  const wrong = receiptRules.safeParse(
    receiptRulesTyped({ ...typed, series: { dha: "LH", gulberg: "lh", town: "LHR" } }),
  );
  expect(wrong.error?.issues.map(({ path }) => path.join(".")).toSorted()).toEqual(["series.gulberg", "series.town"]);
});
