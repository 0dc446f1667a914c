import { describe, expect, it } from "vitest";
import { readWaysForm, settingsOfWays, type TypedWay, waysFormOf, wrongWays } from "./ways-form.ts";

const empty: TypedWay = {
  ...{ kind: "bank", title: "", note: "", details: "", currencies: [], hasQr: false, isOn: true },
  ...{ scheme: "", consumerNumber: "" },
};
const iban = "PK36 SCBL 0000 0011 2345 6702";
const meezan: TypedWay = { ...empty, title: "Meezan", note: "By any app.", details: `IBAN: ${iban}\nName: Noor` };
const stored = {
  ...{ kind: "bank" as const, title: "Meezan", note: "By any app.", currencies: [], hasQr: false, isOn: true },
  details: [
    { label: "IBAN", value: iban },
    { label: "Name", value: "Noor" },
  ],
};

/** The form as a browser sends it. */
function sent(fields: [string, string][]) {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

describe("the form of the ways to pay", () => {
  it("shows each way with a detail a line, and an empty one to add", () => {
    const bill = { ...stored, currencies: ["PKR" as const], scheme: "01", consumerNumber: "1001" };
    expect(waysFormOf({ transfers: [], ways: [stored, bill] })).toEqual([
      ...[meezan, { ...meezan, currencies: ["PKR"], scheme: "01", consumerNumber: "1001" }, empty],
    ]);
  });

  it("shows those that an earlier release stored: each is on", () => {
    const { isOn: _, ...way } = { ...stored, id: "bank", isFolded: true };
    const transfers = [
      { ...way, currencies: null },
      { ...way, currencies: ["PKR" as const] },
    ];
    expect(waysFormOf({ transfers, ways: null })).toEqual([meezan, { ...meezan, currencies: ["PKR"] }, empty]);
  });

  it("is read as it was typed, without the spaces around", () => {
    const fields: [string, string][] = [
      ["ways", "2"],
      ["ways.0.kind", "wallet"],
      ["ways.0.title", " JazzCash "],
      ["ways.0.note", " From your phone. "],
      ["ways.0.details", "Number: 0300 1\n"],
      ["ways.0.currencies", "PKR"],
      ["ways.0.currencies", "USD"],
      ["ways.0.scheme", " 01"],
      ["ways.0.consumerNumber", "1001 "],
      ["ways.0.hasQr", "on"],
      ["ways.1.isOn", "on"],
    ];
    expect(readWaysForm(sent(fields))).toEqual([
      {
        ...{ kind: "wallet", title: "JazzCash", note: "From your phone.", details: "Number: 0300 1" },
        ...{ currencies: ["PKR", "USD"], scheme: "01", consumerNumber: "1001", hasQr: true, isOn: false },
      },
      { ...empty, kind: "" },
    ]);
  });

  it("has twenty ways and an empty one at most, and none where their number is none", () => {
    const count = (ways: string) => readWaysForm(sent([["ways", ways]])).length;
    expect([count("3"), count("21"), count("22"), count("many")]).toEqual([3, 21, 21, 0]);
    expect(readWaysForm(sent([]))).toEqual([]);
  });
});

describe("what is wrong with a way to pay", () => {
  const wrong = (way: Partial<TypedWay>, published?: TypedWay[]) => wrongWays([{ ...meezan, ...way }], published);

  it("is nothing where it has a title and its details have labels", () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ details: "" })).toEqual([]);
    expect(wrong({ details: "\n  \nName: Noor: the school\n" })).toEqual([]);
  });

  it("is nothing where all of it is empty: it is left out", () => {
    expect(wrongWays([empty])).toEqual([]);
  });

  it.each<Partial<TypedWay>>([{ note: "At the desk" }, { details: "Name: Noor" }, { consumerNumber: "1001" }])(
    "is the missing title of one with %o",
    (way) => {
      expect(
        wrongWays([
          { ...empty, isOn: true },
          { ...empty, ...way },
        ]),
      ).toEqual([["ways.1.title", "untitled", ""]]);
    },
  );

  it.each(["0300 1", ": 0300 1", "Number:", " : "])("is the detail %j, which lacks a label or a value", (line) => {
    expect(wrong({ details: `Name: Noor\n${line}` })).toEqual([["ways.0.details", "unlabelled", line.trim()]]);
  });

  it("is an IBAN with a wrong digit, by its label or by its look", () => {
    const mistyped = "PK36 SCBL 0000 0011 2345 6703";
    for (const label of ["IBAN", "Our iban", "Account"])
      expect(wrong({ details: `${label}: ${mistyped}` })).toEqual([["ways.0.details", "iban", mistyped]]);
    expect(wrong({ details: "IBAN: 1234" })).toEqual([["ways.0.details", "iban", "1234"]]);
    // A word in which the letters happen to stand, and a number of another kind.
    expect(wrong({ details: "Urbiban: 1234\nAccount: 1234" })).toEqual([]);
  });

  it("is no IBAN that is published already: it was typed when none was checked", () => {
    const old = { ...meezan, details: "IBAN: 1234" };
    expect(wrong({ details: " IBAN: 1234 " }, [old])).toEqual([]);
    expect(wrong({ details: "IBAN: 12345" }, [old])).toEqual([["ways.0.details", "iban", "12345"]]);
  });

  it("is a Raast code without an IBAN of Pakistan to pay to", () => {
    expect(wrong({ hasQr: true })).toEqual([]);
    expect(wrong({ hasQr: true, details: "Name: Noor" })).toEqual([["ways.0.details", "noIban", ""]]);
    expect(wrong({ hasQr: true, details: "IBAN: DE89 3704 0044 0532 0130 00" })).toEqual([
      ["ways.0.details", "noIban", ""],
    ]);
  });

  it("is said once of each field, the first of its lines", () => {
    expect(wrong({ title: "", hasQr: true, details: "0300 1\n0300 2" })).toEqual([
      ["ways.0.title", "untitled", ""],
      ["ways.0.details", "unlabelled", "0300 1"],
    ]);
  });
});

describe("the settings that the form says", () => {
  it("are the ways that are not empty, with a scheme and a consumer number where there is one", () => {
    const { scheme: _, consumerNumber: __, ...plain } = meezan;
    const bill = { ...meezan, scheme: "01", consumerNumber: "1001" };
    expect(settingsOfWays([meezan, empty, bill])).toEqual({
      ways: [
        { ...plain, details: stored.details },
        { ...bill, details: stored.details },
      ],
    });
  });
});
