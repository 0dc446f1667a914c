import fc from "fast-check";
import { expect, it } from "vitest";
import { deviceName } from "./device-name.ts";

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604.1",
    "Safari on iPhone",
  ],
  ["curl/8.5.0", "Another device"],
  ["", "Another device"],
])("%s is %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

it("is short and holds nothing of what a browser may call itself", () => {
  fc.assert(
    fc.property(fc.string(), (userAgent) => {
      expect(deviceName(userAgent)).toMatch(
        /^[A-Z][A-Za-z]+( [a-z]{2,6}( [A-Z][A-Za-z]+)?| Internet( on [A-Z][A-Za-z]+)?)?$|^iPhone$|^iPad$/,
      );
    }),
  );
});
