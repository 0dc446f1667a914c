import fc from "fast-check";
import { expect, it } from "vitest";
import { en } from "#server/compose/words/messages.ts";
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
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 OPR/130.0",
    "Opera on Mac",
  ],
  [
    "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 SamsungBrowser/30.0 Chrome/140.0 Safari/537.36",
    "Samsung Internet on Android",
  ],
  ["Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605 CriOS/150.0 Safari/604.1", "Chrome on iPad"],
  ["Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36", "Chrome on ChromeOS"],
  ["Firefox/150.0", "Firefox"],
  ["Dalvik/2.1.0 (Linux; U; Android 16)", "Android"],
  ["curl/8.5.0", "Another device"],
  ["", "Another device"],
])("%s is %s", (userAgent, name) => {
  expect(deviceName(userAgent, en.accounts.device)).toBe(name);
});

it("is short and contains no text from the header", () => {
  fc.assert(
    fc.property(fc.string(), (userAgent) => {
      expect(deviceName(userAgent, en.accounts.device)).toMatch(
        /^[A-Z][A-Za-z]+( [a-z]{2,6}( [A-Z][A-Za-z]+)?| Internet( on [A-Z][A-Za-z]+)?)?$|^iPhone$|^iPad$/,
      );
    }),
  );
});
