import { expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { isIban } from "./iban.ts";
import { lastFourOf, type WayToPay, waysIn, waysToPay } from "./ways-to-pay.ts";

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
