import { expect, it } from "vitest";
import { languageOf } from "./language-of.ts";

it("marks a text with its language and direction, and leaves others as their page", () => {
  expect(languageOf({})).toEqual({});
  expect(languageOf({ lang: "ur" })).toEqual({ lang: "ur", dir: "rtl" });
  expect(languageOf({ lang: "ar-QA" })).toEqual({ lang: "ar-QA", dir: "rtl" });
  expect(languageOf({ lang: "ur-Latn-PK" })).toEqual({ lang: "ur-Latn-PK", dir: "ltr" });
  expect(languageOf({ lang: "de" })).toEqual({ lang: "de", dir: "ltr" });
});

it.each([
  ...["ar", "azb", "bal", "ckb", "dv", "fa", "glk", "he", "ks", "mzn", "pnb", "ps", "sd", "skr", "ug", "ur", "yi"],
  ...["en", "de", "hi", "bn", "pa", "ku", "az", "uz", "ms", "so", "sw", "tr", "id"],
])("writes %s in the direction that Unicode's data says", (lang) => {
  const locale: Intl.Locale & { getTextInfo?: () => { direction?: string } } = new Intl.Locale(lang);
  expect(languageOf({ lang }).dir).toBe(locale.getTextInfo?.().direction);
});

it("finds letters of Latin script anywhere in a tag, in any case, and in no other word", () => {
  expect(languageOf({ lang: "sd-latn" }).dir).toBe("ltr");
  expect(languageOf({ lang: "sd-Latnx" }).dir).toBe("rtl");
});
