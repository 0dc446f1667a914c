import fc from "fast-check";
import { expect, it } from "vitest";
import { matchesEtag } from "./entity-tag.ts";

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a" , "c"', true],
  ["*", true],
  ['"b"', false],
  ["a", false],
  ['"b"W/"a"', false],
  ["", false],
])('%j names the entity "a": %s (RFC 9110, 13.1.2)', (list, names) => {
  expect(matchesEtag(list, '"a"')).toBe(names);
  expect(matchesEtag(list, 'W/"a"')).toBe(names);
});

it("differs from one that contains the weak prefix, and may contain a comma if it is alone", () => {
  expect(matchesEtag('"ab"', '"aW/b"')).toBe(false);
  expect(matchesEtag('"aW/b"', '"ab"')).toBe(false);
  expect(matchesEtag('"a,b"', '"a,b"')).toBe(true);
});

it("is found exactly in the lists that contain it", () => {
  const tag = fc.stringMatching(/^"[a-z0-9]{1,6}"$/);
  const weakly = fc.tuple(fc.constantFrom("", "W/"), tag).map((parts) => parts.join(""));
  fc.assert(
    fc.property(tag, fc.array(weakly, { minLength: 1 }), (etag, list) => {
      const holds = list.some((one) => one.endsWith(etag) && one.replace("W/", "") === etag);
      expect(matchesEtag(list.join(", "), etag)).toBe(holds);
      expect(matchesEtag([...list, `W/${etag}`].join(","), etag)).toBe(true);
    }),
  );
});
