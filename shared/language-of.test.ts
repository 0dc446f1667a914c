import { expect, it } from "vitest";
import { languageOf } from "./language-of.ts";

it("marks a text with its language and direction, and leaves others as their page", () => {
  expect(languageOf({})).toEqual({});
  expect(languageOf({ lang: "ur" })).toEqual({ lang: "ur", dir: "rtl" });
  expect(languageOf({ lang: "ar-QA" })).toEqual({ lang: "ar-QA", dir: "rtl" });
  expect(languageOf({ lang: "ur-Latn-PK" })).toEqual({ lang: "ur-Latn-PK", dir: "ltr" });
  expect(languageOf({ lang: "de" })).toEqual({ lang: "de", dir: "ltr" });
});
