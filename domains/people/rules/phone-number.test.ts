import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPhoneNumber } from "./phone-number.ts";

const mobile = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9_999_999 }))
  .map(([network, rest]) => `30${network}${String(rest).padStart(7, "0")}`);
const separator = fc.constantFrom("", " ", "-", " - ", ".");

describe("phone numbers (specification §5: required on the enrolment forms)", () => {
  it("of one country are equal in every spelling", () => {
    fc.assert(
      fc.property(mobile, separator, fc.constantFrom("+92", "0092", "0", "(0)"), (number, gap, prefix) => {
        const spelt = `${prefix}${prefix === "(0)" ? "" : gap}${number.slice(0, 3)}${gap}${number.slice(3)}`;
        expect(readPhoneNumber(spelt, "PK")).toEqual({ e164: `+92${number}` });
      }),
    );
  });

  it("in E.164 stay the same when parsed again, for any country", () => {
    fc.assert(
      fc.property(mobile, fc.constantFrom("PK", "QA", "DE", "US", undefined), (number, country) => {
        expect(readPhoneNumber(`+92${number}`, country)).toEqual({ e164: `+92${number}` });
      }),
    );
  });

  it("are never made from arbitrary text, and parsing never throws", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("PK", "XX", undefined), (text, country) => {
        const read = readPhoneNumber(text, country);
        if ("e164" in read) expect(read.e164).toMatch(/^\+[1-9]\d{6,14}$/);
        else expect(read.wrong).toMatch(/^field\.phone/);
      }),
    );
  });

  it.each([
    ["0300 1234567", "PK", "+923001234567"],
    ["0321-5551322", "PK", "+923215551322"],
    ["\u202A+92 300 1234567\u202C", "PK", "+923001234567"],
    ["+92\u00A0300\u00A01234567", "PK", "+923001234567"],
    ["+92 300 1234567\u200E", "PK", "+923001234567"],
    ["+٩٢٣٠٠١٢٣٤٥٦٧", "PK", "+923001234567"],
    ["۰۳۰۰۱۲۳۴۵۶۷", "PK", "+923001234567"],
    ["0300/1234567", "PK", "+923001234567"],
    ["0300\u20111234567", "PK", "+923001234567"],
    ["(+92) 300 1234567", "PK", "+923001234567"],
    ["+92 (0)300 1234567", "US", "+923001234567"],
    ["0092 300 1234567", "US", "+923001234567"],
    ["tel:+923001234567", "US", "+923001234567"],
    ["(415) 555-2671", "US", "+14155552671"],
    ["(212) 555-0143", "US", "+12125550143"],
    ["646 555 0110", "US", "+16465550110"],
    ["923001234567.0", "PK", "+923001234567"],
    ["'03001234567", "PK", "+923001234567"],
  ])("are read as typed, pasted and filled in: %j", (typed, country, e164) => {
    expect(readPhoneNumber(typed, country)).toEqual({ e164 });
  });

  it("belong to the first country that can have them", () => {
    expect(readPhoneNumber("0300 1234567", "QA", "PK")).toEqual({ e164: "+923001234567" });
    expect(readPhoneNumber("33123456", null, "QA", "PK")).toEqual({ e164: "+97433123456" });
  });

  it("without + need a country", () => {
    expect(readPhoneNumber("0300 1234567", undefined)).toEqual({
      wrong: "field.phoneCountryMissing",
    });
  });

  it.each(["0300 1234567", "12"])("without + need an existing country: %s", (text) => {
    expect(readPhoneNumber(text, "XX")).toEqual({ wrong: "field.phoneCountryMissing" });
  });

  it("with + need none", () => {
    expect(readPhoneNumber("+92 300 1234567", "XX")).toEqual({ e164: "+923001234567" });
  });

  it.each([
    "",
    "Lahore",
    "+",
    "1",
    "12",
    "3.00123E+09",
    "0300-1234567 / 0321-7654321",
    "1".repeat(20),
    "+92 000 0000000",
    "ring +92 300 1234567 after five",
  ])("are distinguished from other text: %j", (text) => {
    expect(readPhoneNumber(text, "PK")).toEqual({
      wrong: "field.phoneWrong",
    });
  });

  it("are refused with an extension", () => {
    expect(readPhoneNumber("+92 42 35000142 ext. 12", "PK")).toEqual({
      wrong: "field.phoneExtension",
    });
  });
});
