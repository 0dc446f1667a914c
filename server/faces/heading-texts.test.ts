import { expect, test } from "vitest";
import { headingTexts } from "./heading-texts.ts";

const page = (main: string) =>
  `<body><header><h2>سر</h2></header><main id="main">${main}</main><footer><h2>پا</h2></footer>`;

test("the texts of headings and quotations in a page's own part, each once", () => {
  const html = page(
    "<h1 class='a'>ہنر <span>سیکھیں</span></h1><p>متن</p><h3>کورس</h3><blockquote>اچھا</blockquote><h3>کورس</h3>",
  );
  expect(headingTexts(html)).toEqual({ headings: ["ہنر سیکھیں", "کورس"], quotations: ["اچھا"] });
});

test("Latin words, digits and breaks divide a text; names and codes are not part of it", () => {
  expect(headingTexts(page("<h2>یہ MERN فل اسٹیک، 4 مہینے<br/>ابھی</h2>")).headings).toEqual([
    "یہ",
    "فل اسٹیک،",
    "مہینے",
    "ابھی",
  ]);
  expect(headingTexts(page("<h2>السلام <bdi>زینب</bdi> خوش آمدید</h2>")).headings).toEqual(["السلام", "خوش آمدید"]);
});

test("a page without headings of its own has none", () => {
  const none = { headings: [], quotations: [] };
  expect(headingTexts(page("<p>متن</p>"))).toEqual(none);
  expect(headingTexts("<p>متن</p>")).toEqual(none);
});
