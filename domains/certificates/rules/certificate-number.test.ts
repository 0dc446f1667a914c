import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { certificateNumber, readCertificateNumber, shownNumber } from "./certificate-number.ts";

const values = fc.array(fc.nat(31), { minLength: 15, maxLength: 15 });
const place = fc.nat(15);

describe("a certificate's number", () => {
  it("is read as it is shown, in small letters, without hyphens and with look-alikes", () => {
    fc.assert(
      fc.property(values, (drawn) => {
        const number = certificateNumber(drawn);
        const shown = shownNumber(number);
        expect(shown).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
        const spellings = [shown, number, shown.toLowerCase(), ` ${shown.replaceAll("-", " ")} `];
        const alike = shown.replaceAll("0", "o").replaceAll("1", "l");
        for (const one of [...spellings, alike]) expect(readCertificateNumber(one)).toBe(number);
      }),
    );
  });

  it("is none with one wrong character, or with two that have changed places", () => {
    fc.assert(
      fc.property(values, place, place, fc.nat(31), (drawn, one, other, digit) => {
        const number = certificateNumber(drawn);
        const letters = Array.from(number);
        const wrong = letters.with(one, "0123456789ABCDEFGHJKMNPQRSTVWXYZ"[digit] ?? "").join("");
        expect(readCertificateNumber(wrong)).toBe(wrong === number ? number : null);
        const swapped = letters
          .with(one, letters[other] ?? "")
          .with(other, letters[one] ?? "")
          .join("");
        expect(readCertificateNumber(swapped)).toBe(swapped === number ? number : null);
      }),
    );
  });

  it("takes 15 random values, and no other text is one", () => {
    expect(() => certificateNumber([1, 2, 3])).toThrow(RangeError);
    for (const text of ["", "7K3M", "U".repeat(16), "7K3M-Q2XW-9ABC-DEFG-0000", "سند"])
      expect(readCertificateNumber(text)).toBeNull();
  });
});
