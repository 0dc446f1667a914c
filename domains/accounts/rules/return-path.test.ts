import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { returnPath, signInPath } from "./return-path.ts";

const origin = "https://site.example";

describe("after sign-in: back to the page that asked, if its path is on this site, or to / (specification §1)", () => {
  it.each(["/lms", "/lms?course=data-analyst#top", "/batches/data%20analyst", "/search?q=a//b%5Cc", "/کورس"])(
    "goes back to %s",
    (path) => {
      expect(new URL(returnPath(path), origin).href).toBe(new URL(path, origin).href);
    },
  );

  it.each([
    null,
    undefined,
    "",
    "lms",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "///evil.example",
    "https://evil.example/lms",
    "javascript:alert(1)",
    "/%2fevil.example",
    "/%5cevil.example",
    "/%252f/evil.example",
    "/a/..//evil.example",
    "/%2e%2e//evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    " //evil.example",
    "/%",
    "/%09/evil.example",
    "/sign-in?from=/lms",
    "/sign-up",
    "/sign-out",
    `/${"a".repeat(1000)}`,
    "/a/%2e%2e/%2fevil.example",
    "/%252525252f/evil.example",
    "/lms?a=\t",
  ])("goes home instead of to %j", (asked) => {
    expect(returnPath(asked)).toBe("/");
  });

  it("never leaves our origin", () => {
    const address = fc.stringMatching(/^https?:\/\/[\w.:@-]{1,12}(\/[\w%.?#&=-]{0,12}){0,3}$/);
    const tricky = fc
      .array(
        fc.constantFrom(
          "/",
          "\\",
          "%2f",
          "%5C",
          "%25",
          "%2e",
          ".",
          "..",
          ":",
          "@",
          "?",
          "#",
          "\t",
          "\n",
          " ",
          "evil.example",
          "http:",
        ),
      )
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.oneof(tricky, fc.string({ unit: "binary" }), address), (asked) => {
        const path = returnPath(asked);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, origin).origin).toBe(origin);
        expect(returnPath(path)).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });

  it("accepts a thousand characters, and a page whose name only contains a sign-in path", () => {
    const longest = `/${"a".repeat(999)}`;
    expect(returnPath(longest)).toBe(longest);
    expect(returnPath("/courses/sign-in")).toBe("/courses/sign-in");
  });

  it("decodes four layers of encoding, and refuses more", () => {
    const encoded = (layers: number) =>
      Array.from({ length: layers }).reduce((path: string) => encodeURI(path), "/a b");
    expect(encoded(2)).toBe("/a%2520b");
    expect(returnPath(encoded(4))).toBe(encoded(4));
    expect(returnPath(encoded(5))).toBe("/");
  });

  it("adds no return path for the home page", () => {
    expect(signInPath("/")).toBe("/sign-in");
    expect(signInPath("//evil.example")).toBe("/sign-in");
    expect(signInPath("/lms")).toBe("/sign-in?from=%2Flms");
  });

  it("survives the round trip through the sign-in page's address", () => {
    const path = fc.stringMatching(/^(\/([\w.~!$'()*+,;:@-]|%[2-7][0-9A-F]){0,6}){1,4}$/);
    const query = fc.stringMatching(/^([\w.~!$'()*+,;:@/?=&-]|%[2-7][0-9A-F]){0,20}$/);
    fc.assert(
      fc.property(path, query, (before, after) => {
        const asked = `${before}?${after}`;
        const from = new URL(signInPath(asked), origin).searchParams.get("from");
        expect(returnPath(from)).toBe(returnPath(asked));
      }),
    );
  });
});
