import { describe, expect, test } from "vitest";
import { createSpeller, editDistance } from "./spelling.ts";

describe("spelling", () => {
  test.each([
    ["course", "corse", 1],
    ["course", "cousre", 1],
    ["certificate", "certficate", 1],
    ["security", "secuirty", 1],
    ["price", "prise", 1],
    ["fee", "fee", 0],
    ["refund", "cricket", 3],
  ])("%s and %s are %i apart, at most 3 counted", (from, to, distance) => {
    expect(editDistance(from, to, 2)).toBe(distance);
  });

  test("finds the word that was meant, and leaves short and strange ones", () => {
    const spell = createSpeller(["refund", "certificate", "fees", "demo"]);
    expect(spell("refnd")).toBe("refund");
    expect(spell("certificatte")).toBe("certificate");
    expect(spell("fese")).toBe("fees");
    expect(spell("feet")).toBeNull();
    expect(spell("xylophone")).toBeNull();
    expect(spell("r3fund")).toBeNull();
  });
});
