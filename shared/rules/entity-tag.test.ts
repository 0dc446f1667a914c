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

it("is told from one that only holds the sign of a weak tag, and may hold a comma where it stands alone", () => {
  expect(matchesEtag('"ab"', '"aW/b"')).toBe(false);
  expect(matchesEtag('"aW/b"', '"ab"')).toBe(false);
  expect(matchesEtag('"a,b"', '"a,b"')).toBe(true);
});

it("is found in any list that holds it, and in none that does not", () => {
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
