import { expect, it } from "vitest";
import { saysSignedIn } from "./signed-in-cookie.ts";

it.each([
  ["signed-in=1", true],
  ["a=b; signed-in=1; c=d", true],
  ["", false],
  ["signed-in=", false],
  ["not-signed-in=1", false],
  ["a=signed-in=1", false],
])("%j says %s", (cookies, says) => {
  expect(saysSignedIn(cookies)).toBe(says);
});
