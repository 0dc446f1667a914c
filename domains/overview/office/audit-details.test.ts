import { expect, it } from "vitest";
import { auditDetails } from "#domains/overview/words/audit.en.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { type AuditDetails, detailsInWords } from "./audit-details.ts";

const batch = "5f6c0f5e-1c7d-4b60-9d6b-2f6a52c5b0aa";
const reader = {
  ...{
    words: auditDetails,
    language: { lang: siteLocale, dir: "ltr" as const },
    orderAmount: null,
    ownAmount: (minor: number, currency: string | null) => `${currency ?? "$"}${minor / 100}`,
  },
  timeOf: () => "2 Feb, 2:00 PM",
  names: new Map([
    ["sana-id", "Sana Javed"],
    ["mern-evening", "MERN Evening"],
  ]),
};

it.each<[AuditDetails, string[]]>([
  [{ from: "new", to: "won" }, ["To answer → Won"]],
  [{ from: null, to: "sana-id" }, ["– → Sana Javed"]],
  [{ from: "mern-evening", to: "python-morning" }, ["MERN Evening → python-morning"]],
  [{ from: "held", to: "withdrawn", position: null, heldUntil: null }, ["Seat held → Left"]],
  [{ from: null, to: "2027-02-02T09:00:00.000Z" }, ["– → 2 Feb, 2:00 PM"]],
  [{ from: null, to: batch }, []],
  [{ from: 2, to: 3 }, ["2 → 3"]],
  [{ role: "manager" }, ["role: Manager"]],
  [{ isPublished: false }, ["not shown"]],
  [{ role: "teacher", ofBatches: "mern-evening, gone-evening" }, ["role: Teacher", "batches: MERN Evening"]],
  [{ ofBranches: "gone" }, []],
  [{ sheet: batch, present: 12, absent: 0, late: 1, excused: 0 }, ["present: 12", "late: 1"]],
  [{ percent: null, amountMinor: 2500, maxUses: 10 }, ["off each payment: $25", "uses at most: 10"]],
  [{ percent: null, amountMinor: 2500, currency: "QAR", maxUses: 10 }, ["off each payment: QAR25", "uses at most: 10"]],
  [{ bytes: 48_213, material: batch, version: 3, print: "a1b2" }, []],
])("reads %j as a clerk does", (details, words) => {
  expect(detailsInWords(details, reader)).toEqual(words);
});

it("points a change the way that its language is read, and lists as it does", () => {
  const urdu = { ...reader, language: { lang: "ur" as const, dir: "rtl" as const } };
  expect(detailsInWords({ from: 2, to: 3 }, urdu)).toEqual(["2 ← 3"]);
  expect(detailsInWords({ from: null, to: "sana-id, mern-evening" }, urdu)).toEqual(["– ← Sana Javed، MERN Evening"]);
});

it("says an order's amounts in its currency, and those that its act says not twice", () => {
  const order = { ...reader, orderAmount: (minor: number) => `PKR ${minor / 100}` };
  expect(detailsInWords({ from: 4_500_000, to: 4_000_000 }, order)).toEqual(["PKR 45000 → PKR 40000"]);
  const settled = { event: "payment_confirmed", from: "proof_sent", to: "paid", amountMinor: 1_500_000 };
  expect(detailsInWords(settled, order)).toEqual(["Receipt sent → Paid"]);
});
