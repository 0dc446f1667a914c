import { expect, it } from "vitest";
import { href } from "./fields.ts";

it.each([
  ["facebook.com/noor", "https://facebook.com/noor"],
  ["\u200ewww.facebook.com/noor", "https://www.facebook.com/noor"],
  ["meet.google.com/abc-defg-hij?a=b#c", "https://meet.google.com/abc-defg-hij?a=b#c"],
])("the target of a link gets https:// where %j has none", (typed, address) => {
  expect(href.parse(typed)).toBe(address);
});

it.each([
  ...["https://fa.wikipedia.org/wiki/می\u200cخواهم", "http://noor.example/۱۲", "/courses?level=۱۲#top", "#top"],
  ...["mailto:a@noor.example", "tel:+923001234567", "tel:0423576"],
])("the target of a link stays as it is: %s", (address) => {
  expect(href.parse(address)).toBe(address);
});

it.each([
  ...["javascript:alert(1)", "data:text/html,x", "/\\evil.example", "our page", "room 4", "", "a@noor.example"],
  ...['noor.example/"><b>', "noor.example/a b", "ftp://noor.example", "\\\\noor.example"],
])("is no target of a link: %j", (typed) => {
  expect(href.safeParse(typed).success).toBe(false);
});
