import { expect, it } from "vitest";
import { screensNamed } from "./palette.tsx";

const screens = ["Today", "فیس", "درجہ بندی", "الطلاب والطالبات", "E-mails"].map((label) => ({
  to: `/${label}`,
  label,
}));

it.each([
  ["today", "Today"],
  ["فيس", "فیس"],
  ["درجه", "درجہ بندی"],
  ["الطُّلاب", "الطلاب والطالبات"],
  ["\u200fفیس ", "فیس"],
  ["e–mail", "E-mails"],
])("finds the screen by %s, whatever keyboard wrote it", (typed, label) => {
  expect(screensNamed(screens, typed)).toEqual([{ to: `/${label}`, label }]);
});

it("names all before anything is typed, and none for another word", () => {
  expect(screensNamed(screens, "")).toEqual(screens);
  expect(screensNamed(screens, "zzz")).toEqual([]);
});
