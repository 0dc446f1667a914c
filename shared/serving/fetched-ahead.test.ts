import { expect, test } from "vitest";
import { cacheControlFor } from "./fetched-ahead.ts";
import { revalidated } from "./public-page.ts";

test("a prefetched public answer serves the click that follows", () => {
  expect(cacheControlFor("prefetch", revalidated)).toBe("private, max-age=10");
});

test.each([
  ["not prefetched", undefined, revalidated],
  ["requested for another purpose", "preview", revalidated],
  ["one visitor's own", "prefetch", "private, no-cache"],
  ["cached forever", "prefetch", "public, max-age=31536000, immutable"],
])("an answer that is %s keeps its own header", (_, purpose, own) => {
  expect(cacheControlFor(purpose, own)).toBe(own);
});
