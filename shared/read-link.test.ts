import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readLink } from "./read-link.ts";

describe("a link that somebody types", () => {
  it.each([
    ["example.com", "https://example.com"],
    [" www.example.com/a?b=c#d ", "https://www.example.com/a?b=c#d"],
    ["meet.google.com/abc-defg-hij", "https://meet.google.com/abc-defg-hij"],
    ["example.com:8443/a", "https://example.com:8443/a"],
    ["//example.com/a", "https://example.com/a"],
    ["\u200bexample.com", "https://example.com"],
    ["مثال.com/a", "https://مثال.com/a"],
  ])("gets https:// where %j has none", (typed, read) => {
    expect(readLink(typed)).toBe(read);
  });

  it.each(["https://example.com/a", "http://example.com", "javascript:alert(1)", "mailto:a@example.com"])(
    "stays as it is with a scheme: %s",
    (typed) => {
      expect(readLink(typed)).toBe(typed);
    },
  );

  it.each(["", "room 4", "a@example.com", "/courses", "localhost", "file.", "no link at all. Really"])(
    "stays as it is where it is none: %j",
    (typed) => {
      expect(readLink(typed)).toBe(typed);
    },
  );

  it("is read once: reading it again changes nothing", () => {
    fc.assert(fc.property(fc.string(), (typed) => readLink(readLink(typed)) === readLink(typed)));
  });
});
