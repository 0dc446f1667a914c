import { expect, test } from "vitest";
import { contrast, mix } from "./colour.ts";

test("a mix lies between its two colours, channel by channel", () => {
  expect(mix("#000000", "#ffffff", 0)).toBe("#000000");
  expect(mix("#000000", "#ffffff", 1)).toBe("#ffffff");
  expect(mix("#102030", "#304050", 0.5)).toBe("#203040");
  expect(mix("#ffffff", "#000000", 0.95)).toBe("#0d0d0d");
});

test("contrast is WCAG's: 21 for black on white, 1 for equal colours, in either order", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#e3a727", "#e3a727")).toBe(1);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrast("#0a0a0a", "#000000")).toBeCloseTo(1.06, 2);
  expect(contrast("#ffffff", "#767676")).toBe(contrast("#767676", "#ffffff"));
});
