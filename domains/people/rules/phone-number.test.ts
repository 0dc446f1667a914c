import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAnyPhone } from "#domains/people/server/read-any-phone.ts";
import { typedCases } from "../../../tests/support/typed-cases.ts";
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

  it.each(typedCases<{ typed: string; country: string; expect: string | null }>("phones"))(
    "are read as typed, pasted and filled in: $typed in $country is $expect",
    ({ typed, country, expect: e164 }) => {
      const number = e164 === null ? { wrong: "field.phoneWrong" } : { e164 };
      expect(readPhoneNumber(typed, country)).toEqual(number);
      expect(readAnyPhone(typed, country, "PK")).toEqual(number);
    },
  );

  it.each([
    ["https://wa.me/923001234567", "+923001234567"],
    ["http://wa.me/923001234567?text=Salaam", "+923001234567"],
    ["wa.me/923001234567", "+923001234567"],
    ["923001234567.00", "+923001234567"],
    ["+92 300 1234567.", "+923001234567"],
    ["923001234567+", "+923001234567"],
    ["(+92) 300 1234567", "+923001234567"],
    ["++92 300 1234567", "+923001234567"],
    ["0300\u{1F4DE}1234567", "+923001234567"],
  ])("are found in a link, and as a spreadsheet or a text from right to left shows them: %s", (typed, e164) => {
    expect(readPhoneNumber(typed, "PK")).toEqual({ e164 });
  });

  it.each(["see https://wa.me/923001234567", "0300 1234567.5 kg", "0300 1234567 (+92)", "12 + 0300 1234567"])(
    "are not looked for in the middle of other text: %s",
    (typed) => {
      expect(readPhoneNumber(typed, "PK")).toEqual({ wrong: "field.phoneWrong" });
    },
  );

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

  it.each(["+92 42 35000142 ext. 12", "042 35000142,12", "(042) 35000142, 1234"])(
    "are refused with an extension: %s",
    (typed) => {
      expect(readPhoneNumber(typed, "PK")).toEqual({ wrong: "field.phoneExtension" });
    },
  );
});
