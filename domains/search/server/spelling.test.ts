import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bareSoundOf, createSoundSpeller, createSpeller, editDistance } from "./spelling.ts";

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

  test("finds the word that was meant, and leaves short and unknown ones", () => {
    const spell = createSpeller(["refund", "certificate", "fees", "demo"]);
    expect(spell("refnd")).toBe("refund");
    expect(spell("certificatte")).toBe("certificate");
    expect(spell("fese")).toBe("fees");
    expect(spell("feet")).toBeNull();
    expect(spell("xylophone")).toBeNull();
    expect(spell("r3fund")).toBeNull();
  });

  test("finds what was meant without vowels, cut short, or in other letters", () => {
    const spell = createSoundSpeller(["number", "kaise", "certificate", "reschedule", "bante"]);
    expect(spell("kese")).toBe("kaise");
    expect(spell("bnte")).toBe("bante");
    expect(spell("sirtificate")).toBe("certificate");
    expect(spell("resched")).toBe("reschedule");
    expect(spell("cricket")).toBeNull();
    expect(spell("h2o")).toBeNull();
  });
});

describe("the distance between two words", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), maxLength: 8 });
  const enough = 20;

  test("is zero only to itself, and the same both ways", () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other, enough)).toBe(editDistance(other, one, enough));
        expect(editDistance(one, other, enough) === 0).toBe(one === other);
      }),
    );
  });

  test("is one after one mistyped letter, and never more than the longer word has letters", () => {
    fc.assert(
      fc.property(word, word, fc.nat(), (one, other, seed) => {
        const at = seed % (one.length + 1);
        expect(editDistance(one, `${one.slice(0, at)}x${one.slice(at)}`, enough)).toBe(1);
        expect(editDistance(one, other, enough)).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });

  test("counts up to its limit, and stops there", () => {
    fc.assert(
      fc.property(word, word, fc.nat({ max: 4 }), (one, other, limit) => {
        expect(editDistance(one, other, limit)).toBe(Math.min(editDistance(one, other, enough), limit + 1));
      }),
    );
  });
});

test.each([
  ["kitab", "kutub", "ktab"],
  ["nawaz", "navaz", "noaz"],
  ["umer", "omar", "amr"],
  ["sharaait", "shrait"],
  ["qanoon", "kanun", "qanon"],
  ["winter", "ontr"],
])("one bare sound for the spellings of a word: %s", (...spellings) =>
  expect(new Set(spellings.map(bareSoundOf)).size).toBe(1),
);

test.each([
  ["hum", "um"],
  ["khana", "shana"],
  ["chai", "kai"],
])("two bare sounds for two words: %s, %s", (one, other) => expect(bareSoundOf(one)).not.toBe(bareSoundOf(other)));
