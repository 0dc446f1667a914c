import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPresentableName } from "./presentable-name.ts";

describe("a name that may be repeated to a third person", () => {
  it.each(["Ayesha", "عائشہ بنت خان", "O’Khan, Jr.", "J. R. Khan", "A.B Khan"])("%s may", (name) => {
    expect(isPresentableName(name, 40)).toBe(true);
  });

  it.each(["win at casino.example", "https://casino", "a@b", "www casino", "WWW.x", "back\\slash", "пример.рф"])(
    "%s may not",
    (name) => {
      expect(isPresentableName(name, 40)).toBe(false);
    },
  );

  it("is no longer than it may be, exactly", () => {
    expect(isPresentableName("a".repeat(40), 40)).toBe(true);
    expect(isPresentableName("a".repeat(41), 40)).toBe(false);
  });

  it("holds no address, whatever stands around it", () => {
    const address = fc.oneof(
      fc.stringMatching(/^[a-z0-9-]{1,8}\.[a-z]{2,6}$/),
      fc.stringMatching(/^[a-z0-9.]{1,8}@[a-z]{1,8}$/),
      fc.stringMatching(/^(https?:|ftp:)\/\/[a-z]{1,8}$/),
    );
    fc.assert(
      fc.property(fc.string(), address, fc.string(), (before, written, after) => {
        expect(isPresentableName(`${before}${written}${after}`, 1000)).toBe(false);
      }),
    );
  });

  it("that may be repeated may be so in part", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (name, cut) => {
        if (isPresentableName(name, 30))
          expect(isPresentableName(name.slice(0, cut % (name.length + 1)), 30)).toBe(true);
      }),
    );
  });
});
