import fc from "fast-check";
import { expect, test } from "vitest";
import { requestedRange } from "./byte-range.ts";

/** RFC 9110, 14.1.2: possible ranges of a video of 1,000 bytes. */
test.each([
  [undefined, null],
  ["bytes=0-", { first: 0, last: 999 }],
  ["bytes=100-199", { first: 100, last: 199 }],
  ["bytes=900-5000", { first: 900, last: 999 }],
  ["bytes=-100", { first: 900, last: 999 }],
  ["bytes=-5000", { first: 0, last: 999 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=200-100", null],
  ["bytes=0-1,5-6", null],
  ["bytes=-", null],
  ["lines=0-5", null],
])("Range: %s", (header, range) => {
  expect(requestedRange(header, 1000)).toEqual(range);
});

test("a range never reaches outside the body", () => {
  const bound = fc.oneof(fc.constant(""), fc.nat().map(String), fc.bigInt({ min: 0n }).map(String));
  fc.assert(
    fc.property(bound, bound, fc.nat({ max: 5000 }), (from, to, size) => {
      const range = requestedRange(`bytes=${from}-${to}`, size);
      if (range === null || range === "unsatisfiable") return;
      expect(range.first).toBeGreaterThanOrEqual(0);
      expect(range.last).toBeGreaterThanOrEqual(range.first);
      expect(range.last).toBeLessThan(size);
    }),
  );
});

test("spaces around a header are ignored; a unit that only ends in bytes is refused", () => {
  expect(requestedRange(" bytes=0-1 ", 10)).toEqual({ first: 0, last: 1 });
  expect(requestedRange("kilobytes=0-1", 10)).toBeNull();
});

test.each(["bytes=0-", "bytes=0-0", "bytes=-5", "bytes=-0"])("an empty body satisfies no range: %s", (header) => {
  expect(requestedRange(header, 0)).toBe("unsatisfiable");
});
