import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutPersonalData } from "./without-personal-data.ts";

const plain = (text: string) => withoutPersonalData(text, 300);

test.each([
  ["write to ayesha.khan@example.com please", "write to [e-mail] please"],
  ["ayesha @example.com", "[e-mail]"],
  ["call +92 300 123-4567 now", "call [number] now"],
  ["mera number 03001234567 hai", "mera number [number] hai"],
  ["CNIC 35202-1234567-1", "CNIC [number]"],
  ["IBAN PK36SCBL0000001123456702", "IBAN [number]"],
  ["۰۳۰۰۱۲۳۴۵۶۷", "[number]"],
  ["see https://example.com/me?x=1 and www.example.org", "see [link] and [link]"],
  ["I am @ayesha_k on insta", "I am [handle] on insta"],
  ["my name is ayesha khan and I want to join", "my name is [name] and I want to join"],
  ["Mera naam Bilal hai", "Mera naam [name] hai"],
  ["Hello, I'm Sara Malik, what is the fee?", "Hello, I'm [name], what is the fee?"],
  ["this is Dr. Ali speaking", "this is [name] speaking"],
  ["Regards, Usman Tariq", "Regards, [name]"],
])("%s: %s", (text, bare) => expect(plain(text)).toBe(bare));

test.each(["Do I get a certificate in 2027?", "i am a beginner, 25 years old", "is 9 to 5 fine on 12/1"])(
  "what tells of nobody stays: %s",
  (text) => expect(plain(text)).toBe(text),
);

test("it is cut, lies on one line, and twice is once", () => {
  expect(withoutPersonalData("a\n b\u200b c", 300)).toBe("a b c");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const once = withoutPersonalData(text, 50);
      expect([...once].length).toBeLessThanOrEqual(50);
      expect(once).not.toMatch(/\p{Nd}{5}/u);
    }),
  );
});
