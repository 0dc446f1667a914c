import { expect, it } from "vitest";
import { arabicDigits, fillCount, fillText, urduDigits } from "./fill-text.ts";

it("replaces each name by its value, as often as it occurs", () => {
  expect(fillText("{course}, {weeks} weeks: {course}", { course: "MERN", weeks: 16 })).toBe("MERN, 16 weeks: MERN");
});

it("leaves a name without a value, and never reads a value as a text with names", () => {
  expect(fillText("{a} {b}", { a: "{b}" })).toBe("{b} {b}");
  expect(fillText("{a}", {})).toBe("{a}");
});

it("takes no value from an object's prototype", () => {
  expect(fillText("{constructor}", {})).toBe("{constructor}");
});

it("chooses the form for a count", () => {
  const forms = { one: "{count} seat left in {batch}", other: "{count} seats left in {batch}" };
  expect([1, 0, 2].map((count) => fillCount(forms, count, { batch: "A" }))).toEqual([
    "1 seat left in A",
    "0 seats left in A",
    "2 seats left in A",
  ]);
});

it("chooses among six forms where a text has them, as Arabic does", () => {
  const forms = {
    zero: "لا مقاعد",
    one: "مقعد واحد",
    two: "مقعدان",
    few: "{count} مقاعد",
    many: "{count} مقعدًا",
    other: "{count} مقعد",
  };
  const counts = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 1.5];
  expect(counts.map((count) => fillCount(forms, count))).toEqual([
    "لا مقاعد",
    "مقعد واحد",
    "مقعدان",
    "3 مقاعد",
    "10 مقاعد",
    "11 مقعدًا",
    "99 مقعدًا",
    "100 مقعد",
    "102 مقعد",
    "103 مقاعد",
    "1.5 مقعد",
  ]);
});

it("takes the general form where a text has no form of its own for a count", () => {
  const forms = { one: "رسالة واحدة", two: "رسالتان", other: "{count} رسالة" };
  expect([0, 1, 2, 5].map((count) => fillCount(forms, count))).toEqual([
    "0 رسالة",
    "رسالة واحدة",
    "رسالتان",
    "5 رسالة",
  ]);
});

it("writes a number at a marked place in the digits of the mark, and a text as it is", () => {
  const text = `${urduDigits}{count} دن، {count}، ${arabicDigits}{hours}، ${urduDigits}{code}`;
  expect(fillText(text, { count: 12, hours: 4.5, code: "2030" })).toBe("۱۲ دن، 12، ٤٫٥، 2030");
  expect(fillText(`${urduDigits}{other}`, {})).toBe(`${urduDigits}{other}`);
});
