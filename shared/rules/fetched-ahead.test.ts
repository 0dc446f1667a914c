import { expect, test } from "vitest";
import { cacheControlFor } from "./fetched-ahead.ts";
import { revalidated } from "./public-page.ts";

test("what anyone may see, fetched ahead, serves the click that follows", () => {
  expect(cacheControlFor("prefetch", revalidated)).toBe("private, max-age=10");
});

test.each([
  ["not asked for ahead", undefined, revalidated],
  ["asked for with another purpose", "preview", revalidated],
  ["one visitor's own", "prefetch", "private, no-cache"],
  ["kept for good", "prefetch", "public, max-age=31536000, immutable"],
])("an answer that is %s keeps its own rule", (_, purpose, own) => {
  expect(cacheControlFor(purpose, own)).toBe(own);
});
