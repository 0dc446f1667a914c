import { afterEach, describe, expect, it } from "vitest";
import { clockTime, wholeDay } from "./class-time.ts";
import { dateIn, formatDate, formatDay, wholeDate } from "./format-date.ts";
import { formatMoney } from "./format-money.ts";
import { formatPrice } from "./format-price.ts";
import { formats, type Locale } from "./formats.ts";
import { shownTime } from "./shown-time.ts";
import { withDigits, writeAs, zeroOf } from "./writing.ts";

const at = new Date("2026-11-21T20:14:00Z");
const karachi = "Asia/Karachi";

afterEach(() => writeAs(() => ({ digits: "latin", hijri: false })));

const written = (locale: Locale) => [
  wholeDay(at, karachi, locale),
  wholeDate("2026-12-01", locale),
  dateIn(karachi, at, locale),
  shownTime(at, "day", karachi, locale).words,
  formatDay("2026-12-01", locale),
  clockTime(at, karachi, locale),
  formats(locale).number(45_000.5),
];

const english = [
  ...["Sunday 22 November 2026", "1 December 2026", "22 November 2026", "22 November 2026", "1 December"],
  ...["1:14\u00a0AM", "45,000.5"],
];

describe.each([
  {
    ...({ digits: "latin", hijri: false } as const),
    ur: [
      ...["اتوار 22 نومبر 2026", "1 دسمبر، 2026", "22 نومبر، 2026", "22 نومبر، 2026", "1 دسمبر"],
      ...["\u20661:14\u00a0AM\u2069", "45,000.5"],
    ],
    ar: [
      ...["الأحد 22 نوفمبر 2026", "1 ديسمبر 2026", "22 نوفمبر 2026", "22 نوفمبر 2026", "1 ديسمبر"],
      ...["1:14\u00a0ص", "45,000.5"],
    ],
  },
  {
    ...({ digits: "latin", hijri: true } as const),
    ur: [
      ...["اتوار 22 نومبر 2026 (12 جمادی الثانی 1448ھ)", "1 دسمبر، 2026 (21 جمادی الثانی 1448ھ)"],
      ...["22 نومبر، 2026 (12 جمادی الثانی 1448ھ)", "22 نومبر، 2026 (12 جمادی الثانی 1448ھ)", "1 دسمبر"],
      ...["\u20661:14\u00a0AM\u2069", "45,000.5"],
    ],
    ar: [
      ...["الأحد 22 نوفمبر 2026 (12 جمادى الآخرة 1448 هـ)", "1 ديسمبر 2026 (21 جمادى الآخرة 1448 هـ)"],
      ...["22 نوفمبر 2026 (12 جمادى الآخرة 1448 هـ)", "22 نوفمبر 2026 (12 جمادى الآخرة 1448 هـ)", "1 ديسمبر"],
      ...["1:14\u00a0ص", "45,000.5"],
    ],
  },
  {
    ...({ digits: "eastern", hijri: false } as const),
    ur: [
      ...["اتوار ۲۲ نومبر ۲۰۲۶", "۱ دسمبر، ۲۰۲۶", "۲۲ نومبر، ۲۰۲۶", "۲۲ نومبر، ۲۰۲۶", "۱ دسمبر"],
      ...["\u2066۱:۱۴\u00a0AM\u2069", "۴۵٬۰۰۰٫۵"],
    ],
    ar: [
      ...["الأحد ٢٢ نوفمبر ٢٠٢٦", "١ ديسمبر ٢٠٢٦", "٢٢ نوفمبر ٢٠٢٦", "٢٢ نوفمبر ٢٠٢٦", "١ ديسمبر"],
      ...["١:١٤\u00a0ص", "٤٥٬٠٠٠٫٥"],
    ],
  },
  {
    ...({ digits: "eastern", hijri: true } as const),
    ur: [
      ...["اتوار ۲۲ نومبر ۲۰۲۶ (۱۲ جمادی الثانی ۱۴۴۸ھ)", "۱ دسمبر، ۲۰۲۶ (۲۱ جمادی الثانی ۱۴۴۸ھ)"],
      ...["۲۲ نومبر، ۲۰۲۶ (۱۲ جمادی الثانی ۱۴۴۸ھ)", "۲۲ نومبر، ۲۰۲۶ (۱۲ جمادی الثانی ۱۴۴۸ھ)", "۱ دسمبر"],
      ...["\u2066۱:۱۴\u00a0AM\u2069", "۴۵٬۰۰۰٫۵"],
    ],
    ar: [
      ...["الأحد ٢٢ نوفمبر ٢٠٢٦ (١٢ جمادى الآخرة ١٤٤٨ هـ)", "١ ديسمبر ٢٠٢٦ (٢١ جمادى الآخرة ١٤٤٨ هـ)"],
      ...["٢٢ نوفمبر ٢٠٢٦ (١٢ جمادى الآخرة ١٤٤٨ هـ)", "٢٢ نوفمبر ٢٠٢٦ (١٢ جمادى الآخرة ١٤٤٨ هـ)", "١ ديسمبر"],
      ...["١:١٤\u00a0ص", "٤٥٬٠٠٠٫٥"],
    ],
  },
])("with $digits digits and Islamic days: $hijri", ({ ur, ar, ...writing }) => {
  it("Urdu and Arabic follow, and English stays as it is", () => {
    writeAs(() => writing);
    expect(written("ur")).toEqual(ur);
    expect(written("ar")).toEqual(ar);
    expect(written("en")).toEqual(english);
  });
});

it("a format that was used before follows the next setting", () => {
  expect(formatDate("2026-12-01", "ur")).toBe("1 دسمبر، 2026");
  writeAs(() => ({ digits: "eastern", hijri: false }));
  expect(formatDate("2026-12-01", "ur")).toBe("۱ دسمبر، ۲۰۲۶");
  expect(formatMoney({ minor: 4_500_000, currency: "PKR" }, "ur")).toContain("۴۵٬۰۰۰");
});

it("a price is in the digits of its zero", () => {
  const rupees = { code: "PKR", symbol: "Rs " } as const;
  expect(formatPrice(1250.5, { ...rupees, zero: "۰" })).toBe("Rs ۱٬۲۵۰٫۵۰");
  expect(formatPrice(1250.5, { ...rupees, zero: "" })).toBe("Rs 1,250.50");
});

it("a zero brings its digits and their signs, and leaves every other sign", () => {
  expect(withDigits("45,000.5 a.b, 9:30, 5. 7-8", "۰")).toBe("۴۵٬۰۰۰٫۵ a.b, ۹:۳۰, ۵. ۷-۸");
  expect(withDigits("45,000.5", "")).toBe("45,000.5");
  expect((["en", "ur", "ar"] as const).map((locale) => zeroOf(locale, { digits: "eastern" }))).toEqual(["", "۰", "٠"]);
  expect((["en", "ur", "ar"] as const).map((locale) => zeroOf(locale))).toEqual(["", "", ""]);
});
