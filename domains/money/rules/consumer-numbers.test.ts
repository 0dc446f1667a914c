import { expect, it } from "vitest";
import { digitRunsIn, readConsumerLine, readConsumerNumber } from "./consumer-numbers.ts";

it.each([
  ["1000 1234-56", "1000123456"],
  ["۱۰۰۰۱۲۳۴۵۶", "1000123456"],
  ["12345", null],
  ["1".repeat(24).padStart(60), "1".repeat(24)],
  ["1".repeat(24).padStart(61), null],
  ["1".repeat(25), null],
  ["K7M4-Q2XW", null],
  ["", null],
])("reads the consumer number %j as %j", (typed, number) => {
  expect(readConsumerNumber(typed)).toBe(number);
});

it.each([
  ["K7M4-Q2XW,1000123456", { reference: "K7M4-Q2XW", number: "1000123456" }],
  ["K7M4-Q2XW, ; 1000123456", { reference: "K7M4-Q2XW", number: "1000123456" }],
  [" k7m4q2xw\t1000 123456 ", { reference: "K7M4-Q2XW", number: "1000123456" }],
  ["1000123456 K7M4-Q2XW", null],
  ["K7M4-Q2XW", null],
])("reads the line %j of a list as %j", (line, read) => {
  expect(readConsumerLine(line)).toEqual(read);
});

it.each([
  ["1BILL 1000123456 KHAN", true],
  ["1BILL/1000123456/KHAN", true],
  ["1000123456", true],
  ["A1000123456", false],
  ["1000123456-78", false],
  ["PK36.1000123456", false],
])("tells in %j whether a number is a word of its own: %s", (text, isWhole) => {
  expect(digitRunsIn(text).find(({ digits }) => digits === "1000123456")).toEqual({ digits: "1000123456", isWhole });
});
