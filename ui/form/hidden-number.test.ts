import { expect, it } from "vitest";
import { hiddenNumber } from "./hidden-number.ts";

it("reads versions and places, and nothing else", () => {
  expect(["0", "7", "2147483647"].map(hiddenNumber)).toEqual([0, 7, 2147483647]);
  for (const other of [undefined, "", "NaN", "-1", "1.5", "1e3", "2147483648", "99999999999999999999", " 1"])
    expect(() => hiddenNumber(other), String(other)).toThrow("no number");
});
