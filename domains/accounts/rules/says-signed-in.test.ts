import fc from "fast-check";
import { expect, it } from "vitest";
import { SIGNED_IN_COOKIE, saysSignedIn } from "./says-signed-in.ts";

it.each([
  ["signed-in=1", true],
  ["a=b; signed-in=1; c=d", true],
  ["a=b; __Host-signed-in=1", true],
  ["", false],
  ["signed-in=", false],
  ["not-signed-in=1", false],
  ["a=signed-in=1", false],
])("%j says %s", (cookies, says) => {
  expect(saysSignedIn(cookies)).toBe(says);
});

it("the cookie that is set is the one that is read", () => {
  expect(saysSignedIn(`${SIGNED_IN_COOKIE}=1`)).toBe(true);
});

it("only the cookie itself counts, whatever is around it", () => {
  const other = fc.stringMatching(/^[a-z-]{1,8}=[a-z0-9=-]{0,8}$/).filter((cookie) => cookie !== "signed-in=1");
  fc.assert(
    fc.property(fc.array(other), fc.array(other), (before, after) => {
      expect(saysSignedIn([...before, ...after].join("; "))).toBe(false);
      expect(saysSignedIn([...before, "signed-in=1", ...after].join("; "))).toBe(true);
    }),
  );
});
