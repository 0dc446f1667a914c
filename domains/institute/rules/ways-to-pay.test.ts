import { expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { isIban } from "./iban.ts";
import { lastFourOf, takesCurrency, type WayToPay, waysIn, waysToPay } from "./ways-to-pay.ts";

it.each([
  "PK36 SCBL 0000 0011 2345 6702",
  "gb82west12345698765432",
  "DE89-3704-0044-0532-0130-00",
  "QA58DOHB00001234567890ABCDEFG",
])("%s is an IBAN", (text) => {
  expect(isIban(text)).toBe(true);
});

it.each(["PK36 SCBL 0000 0011 2345 6703", "PK63 SCBL 0000 0011 2345 6702", "PK36", "", "0300 1234567"])(
  "%j is none: a digit that is wrong or changed its place is found",
  (text) => {
    expect(isIban(text)).toBe(false);
  },
);

const way = { kind: "bank" as const, title: "Bank", note: "", details: [], hasQr: false };

it("the ways of the settings are shown for the currencies that they take, while they are on", () => {
  const ways = waysToPay([], {
    ways: [
      { ...way, title: "Off", currencies: [], isOn: false },
      { ...way, title: "Any", currencies: [], isOn: true },
      { ...way, title: "Rupees", currencies: ["PKR"], isOn: true },
    ],
  });
  const titles = (all: WayToPay[]) => all.map(({ title }) => title);
  expect(titles(waysIn(ways, "PKR"))).toEqual(["Rupees", "Any"]);
  expect(titles(waysIn(ways, "USD"))).toEqual(["Any"]);
});

it("the demo keeps its ways: for rupees Pakistan's own first, for others the bank first", () => {
  const kindsIn = (currency: "PKR" | "USD") => waysIn(demoContent.payment.transfers, currency).map(({ kind }) => kind);
  expect(kindsIn("PKR").at(-1)).toBe("bank");
  expect(kindsIn("USD")[0]).toBe("bank");
  expect(kindsIn("USD")).toHaveLength(kindsIn("PKR").length);
});

it("tells of a way its last four only", () => {
  const details = [
    { label: "Bank", value: "Meezan" },
    { label: "IBAN", value: "PK36 SCBL 0000 0011 2345 6702" },
  ];
  expect(lastFourOf({ title: "Bank", details })).toBe("Bank …6702");
  expect(lastFourOf({ title: "Cash", details: [{ label: "Where", value: "At the desk" }] })).toBe("Cash");
});

it("the longest number of a way is told, whatever stands between its digits", () => {
  const details = ["12345", "0300-123 4567", "Noor 12"].map((value) => ({ label: "", value }));
  expect(lastFourOf({ title: "Wallet", details })).toBe("Wallet …4567");
  expect(lastFourOf({ title: "Wallet", details: [{ label: "", value: "123" }] })).toBe("Wallet");
});

it("a way of the settings has a name of its own on the page, and no currency means every one", () => {
  const [off, any, rupees] = [
    { ...way, currencies: [], isOn: false },
    { ...way, currencies: [], isOn: true },
    { ...way, currencies: ["PKR" as const], isOn: true },
  ];
  expect(waysToPay([], { ways: [off, any, rupees] })).toEqual([
    { ...way, id: "way-1", currencies: null, isFolded: false },
    { ...way, id: "way-2", currencies: ["PKR"], isFolded: false },
  ]);
  expect(waysToPay([], undefined)).toEqual([]);
  expect(takesCurrency({ currencies: null }, "USD")).toBe(true);
  expect([takesCurrency({ currencies: ["PKR"] }, "PKR"), takesCurrency({ currencies: ["PKR"] }, "USD")]).toEqual([
    ...[true, false],
  ]);
});

it("ways of the company's facts come before the settings': those for rupees alone are folded away for others", () => {
  const { kind: _, ...stored } = way;
  const ofCompany = (["bank", "raast", "jazzcash", "easypaisa"] as const).map((id) => ({
    ...{ ...stored, id, rupeesOnly: id !== "bank" },
  }));
  const ways = waysToPay(ofCompany, { ways: [{ ...way, currencies: [], isOn: true }] });
  expect(ways.map(({ id, kind, currencies, isFolded }) => [id, kind, currencies, isFolded])).toEqual([
    ["bank", "bank", null, true],
    ["raast", "raast", ["PKR"], true],
    ["jazzcash", "wallet", ["PKR"], true],
    ["easypaisa", "wallet", ["PKR"], true],
  ]);
  expect(waysIn(ways, "USD").map(({ id }) => id)).toEqual(["bank", "raast", "jazzcash", "easypaisa"]);
  expect(waysIn(ways, "PKR").map(({ id }) => id)).toEqual(["raast", "jazzcash", "easypaisa", "bank"]);
});
