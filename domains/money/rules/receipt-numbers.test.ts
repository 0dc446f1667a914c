import { expect, it } from "vitest";
import { receiptName, seriesLetters, storedNumber } from "./receipt-numbers.ts";

it.each([
  ["A", 1, "A-1", "A-000001"],
  ["LH", 123, "LH-123", "LH-000123"],
  ["L9", 999_999, "L9-999999", "L9-999999"],
  ["Z9", 999_999, "Z9-999999", "Z9-999999"],
])("the series %s at %d is read as %s", (letters, place, name, padded) => {
  const number = storedNumber(letters, place);
  expect([receiptName(number), receiptName(number, 6)]).toEqual([name, padded]);
  // It is stored in an integer of 32 bits.
  expect(number).toBeLessThan(2 ** 31);
});

it("gives every series a range of its own", () => {
  const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  const all = letters.flatMap((one) => ["", ...letters, ..."0123456789"].map((other) => one + other));
  expect(all.every((one) => seriesLetters.test(one))).toBe(true);
  expect(new Set(all.map((one) => storedNumber(one, 1))).size).toBe(all.length);
  expect(all.filter((one) => receiptName(storedNumber(one, 7)) !== `${one}-7`)).toEqual([]);
});

it("reads the institute's own numbers as they are, and has an end", () => {
  expect([receiptName(7), receiptName(7, 6)]).toEqual(["7", "000007"]);
  expect(() => storedNumber("LH", 1_000_000)).toThrow("full");
});
