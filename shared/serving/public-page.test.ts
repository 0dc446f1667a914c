import { expect, it } from "vitest";
import { publicPageHeaders, visitorsPageHeaders, wordsPageHeaders } from "./public-page.ts";

it("is marked as public and always revalidated", () => {
  expect(publicPageHeaders()).toEqual({
    "x-public-page": "1",
    "Cache-Control": "public, max-age=0, must-revalidate",
  });
});

it("of a search is the same for those who ask for the same words, and is revalidated too", () => {
  expect(wordsPageHeaders()).toEqual({
    "x-public-page": "words",
    "Cache-Control": "public, max-age=0, must-revalidate",
  });
});

it("for visitors without a session is stored nowhere on its way", () => {
  expect(visitorsPageHeaders()).toEqual({ "x-public-page": "visitors" });
});
