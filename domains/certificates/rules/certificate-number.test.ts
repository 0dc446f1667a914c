import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  certificateFragment,
  certificateNumber,
  readCertificateNumber,
  shownNumber,
  verifyPath,
} from "./certificate-number.ts";

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
    expect(() => certificateNumber([1, 2, 3])).toThrow(
      new RangeError("A certificate's number takes 15 random values."),
    );
    for (const text of ["", "7K3M", "U".repeat(16), "7K3M-Q2XW-9ABC-DEFG-0000", "سند"])
      expect(readCertificateNumber(text)).toBeNull();
  });

  it("has 16 characters, however many values are given, and no more than these are read", () => {
    fc.assert(
      fc.property(values, fc.array(fc.nat(31)), (drawn, more) => {
        const number = certificateNumber(drawn);
        expect(certificateNumber([...drawn, ...more])).toBe(number);
        for (const digit of "09AZ") expect(readCertificateNumber(number + digit)).toBeNull();
      }),
    );
  });

  it("is verified at a path that shows it as people read it", () => {
    expect(verifyPath("7K3MQ2XW9ABCDEFG")).toBe("/verify/7K3M-Q2XW-9ABC-DEFG");
  });

  it("is looked for by four characters or more, as they were typed", () => {
    for (const typed of ["7k3m", "7K3M-Q2", "7 K 3 M", "7K3M-Q2XW-9ABC-DEFG"])
      expect(certificateFragment(typed)).toBe(typed.toUpperCase().replaceAll(/[ -]/g, ""));
    expect(certificateFragment("oil0")).toBe("0110");
    for (const typed of ["", "7k3", "7K3M-Q2XW-9ABC-DEFG-0", "7K3U", "U7K3", "سندات"])
      expect(certificateFragment(typed)).toBeNull();
  });
});
