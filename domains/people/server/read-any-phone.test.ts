import { expect, it } from "vitest";
import { readAnyPhone, readPhoneOfField } from "./read-any-phone.ts";

it.each([
  ["+92 300 1234567", null, "+923001234567"],
  ["0300-1234567", "PK", "+923001234567"],
  ["0300-1234567", null, "+923001234567"],
  ["0300-1234567", "XK", "+923001234567"],
  ["+974 3312 3456", "PK", "+97433123456"],
  ["33123456", "QA", "+97433123456"],
  ["(030) 901820", "DE", "+4930901820"],
  ["0044 20 7946 0958", "PK", "+442079460958"],
  ["0300-1234567", "QA", "+923001234567"],
  ["+92 300 1234567", "XX", "+923001234567"],
  ["(212) 555-0143", "US", "+12125550143"],
  ["646 555 0110", "US", "+16465550110"],
])("reads %s, written in %s, as %s", (text, country, expected) => {
  expect(readAnyPhone(text, country, "PK")).toEqual({ e164: expected });
});

it.each([
  "123",
  "+92",
  "+92 300 12",
  "0000000000000",
  "+1 555",
  "+999 123456789",
  "()",
  "12-34",
  "ring +92 300 1234567 after five",
])("finds no number in %s", (text) => {
  expect(readAnyPhone(text, "PK", "PK")).toEqual({ wrong: expect.stringMatching(/^field\.phone/) });
});

it("staff may leave the field of a number empty, and are told at it what is wrong", () => {
  expect([readPhoneOfField(null, "phone", "PK"), readPhoneOfField("", "phone", "PK")]).toEqual([null, null]);
  expect(readPhoneOfField("0300-1234567", "phone", "PK")).toBe("+923001234567");
  expect(() => readPhoneOfField("12", "guardianPhone", "PK")).toThrow(
    expect.objectContaining({ fields: { guardianPhone: { reason: "field.phoneWrong" } } }),
  );
});
