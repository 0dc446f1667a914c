import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPresentableName } from "./presentable-name.ts";

describe("a name that may be shown to a third person", () => {
  it.each(["Ayesha", "عائشہ بنت خان", "O’Khan, Jr.", "J. R. Khan", "A.B Khan"])("%s may", (name) => {
    expect(isPresentableName(name, 40)).toBe(true);
  });

  it.each(["win at casino.example", "https://casino", "a@b", "www casino", "WWW.x", "back\\slash", "пример.рф"])(
    "%s may not",
    (name) => {
      expect(isPresentableName(name, 40)).toBe(false);
    },
  );

  it("has at most the allowed length", () => {
    expect(isPresentableName("a".repeat(40), 40)).toBe(true);
    expect(isPresentableName("a".repeat(41), 40)).toBe(false);
  });

  it("contains no address, whatever is around it", () => {
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

  it("may be shown in part if it may be shown", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (name, cut) => {
        if (isPresentableName(name, 30))
          expect(isPresentableName(name.slice(0, cut % (name.length + 1)), 30)).toBe(true);
      }),
    );
  });
});

describe("a typed name", () => {
  it.each([
    "Ayesha Khan",
    "Muhammad Ali Jr.",
    "M. Usman",
    "Jean-Luc O'Neill",
    "عائشہ خان",
    "علی‌رضا",
    "李小龍",
    "Sana Malik 3rd",
    "Dr. A. Q. Khan",
  ])("is repeated to its owner: %s", (name) => expect(isPresentableName(name, 60)).toBe(true));

  it.each([
    ["an e-mail address", "win@evil.example"],
    ["an e-mail address in wide letters", "win＠evil"],
    ["a link", "https://evil.example"],
    ["a domain", "Visit evil.example now"],
    ["a domain with another script's full stop", "evil。example"],
    ["a domain with a wide full stop", "evil．example"],
    ["a domain in another script", "مثال.إختبار"],
    ["www", "WWW evil example"],
    ["an address of numbers", "192.0.2.1"],
    ["a phone number", "Call +92 300 1234567"],
    ["a phone number in other digits", "کال ۰۳۰۰۱۲۳۴۵۶۷"],
    ["a line break", "Ayesha\r\nBcc: x"],
    ["a separator of lines", "Ayesha\u2028Khan"],
    ["text turned round", "Ayesha \u202emoc.live"],
    ["an isolate", "\u2067Ayesha\u2069"],
    ["a mark of direction", "Ayesha\u200f"],
    ["a path", "a/b"],
    ["a long text", "a".repeat(61)],
  ])("is not repeated to a third person where it is or holds %s", (_what, name) => {
    expect(isPresentableName(name, 60)).toBe(false);
  });

  it("is never shown with an address anywhere in it", () => {
    const words = fc.string({ unit: fc.constantFrom(..."abc عا-'"), maxLength: 10 });
    const address = fc.constantFrom("a@b.pk", "evil.example", "http://x", "www.evil", "x．co", "+923001234567");
    fc.assert(
      fc.property(words, address, words, (before, middle, after) => {
        expect(isPresentableName(before + middle + after, 200)).toBe(false);
      }),
    );
  });
});
