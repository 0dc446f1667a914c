import { expect, it } from "vitest";
import { messagesIn } from "#server/compose/words/messages.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { inOwnDigits, numbersIn, wordsInOwnDigits, writingOf } from "./own-digits.ts";

it.each<readonly [string, string]>([
  ["4 مہینے", "۴ مہینے"],
  ["PKR 45,000 اور $99", "PKR ۴۵٬۰۰۰ اور $۹۹"],
  ["React، 3 ہفتے", "React، ۳ ہفتے"],
  ["JavaScript: 12 ہفتے", "JavaScript: ۱۲ ہفتے"],
  ["(3 دن) “24 گھنٹے”", "(۳ دن) “۲۴ گھنٹے”"],
  ["صبح 9:00 تا شام 7:00", "صبح ۹:۰۰ تا شام ۷:۰۰"],
  ["420+ طلبہ، 98%", "۴۲۰+ طلبہ، ۹۸%"],
  // A name, a code, an account, a phone, an address, an ISO date and what stands from left to right by itself.
  ...[
    "Node 24 اور MP4",
    "Python 3.12",
    "PK36 SCBL 0000 0011 2345 6702",
    "K7M4-Q2XW 1000123456",
    "+92 300 1234567",
    "0300 1234567",
    "03001234567",
    "http://example.com/3 a3@example.com",
    "{company.phones.0.display}",
    "2026-11-22",
    "\u206600:01:02.500\u2069",
  ].map((text) => [text, text] as const),
])("writes %s as %s", (text, own) => {
  expect(numbersIn(text, "۰")).toBe(own);
  expect(numbersIn(text, "")).toBe(text);
});

it("writes a document's texts and its figures, but no key, address, number or phone", () => {
  const document = {
    ...{ id: "c4", slug: "part-2", title: "حصہ 2", students: "420+", rating: 4.8, href: "/2" },
    phones: [{ display: "042 35761234", e164: "+924235761234" }],
  };
  const one = { kind: "course", id: "c4", locale: "ur", document };
  expect(inOwnDigits(one, "۰")).toEqual({ ...one, document: { ...document, title: "حصہ ۲", students: "۴۲۰+" } });
  expect(inOwnDigits(one, "۰")).toBe(inOwnDigits(one, "۰"));
  expect(inOwnDigits(one, "")).toBe(one);
});

it("leaves the documents of the settings", () => {
  const one = { kind: "settings", id: "branches", locale: "ur", document: { branches: [{ name: "شاخ 2" }] } };
  expect(inOwnDigits(one, "۰")).toEqual(one);
});

it("lets the words write their own numbers, and those that are filled in, but no text that is", () => {
  const eastern = { digits: "eastern", hijri: false } as const;
  const [ur, ar] = [wordsInOwnDigits(messagesIn.ur, eastern), wordsInOwnDigits(messagesIn.ar, eastern)];
  expect(fillCount(ur.batches.card.left, 12)).toContain("۱۲");
  expect(fillCount(ar.batches.card.left, 12)).toContain("١٢");
  expect(fillText(ur.emails.layout.reference, { id: "1234" })).toContain("1234");
  expect([ur.language, ar.language]).toEqual([
    { lang: "ur", dir: "rtl", "data-digits": "eastern" },
    { lang: "ar", dir: "rtl", "data-digits": "eastern" },
  ]);
  expect(wordsInOwnDigits(messagesIn.ur, eastern)).toBe(ur);
});

it("leaves English, and every language as long as nothing is set", () => {
  expect(wordsInOwnDigits(messagesIn.en, { digits: "eastern", hijri: true })).toBe(messagesIn.en);
  expect(wordsInOwnDigits(messagesIn.ur, writingOf(undefined))).toBe(messagesIn.ur);
});
