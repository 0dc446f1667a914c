import { expect, test } from "vitest";
import { isPerson, visitSource } from "./visit-source.ts";

test.each([
  ["", undefined, "direct"],
  ["", "not an address", "direct"],
  ["", "https://www.google.com.pk/", "google"],
  ["", "https://l.facebook.com/l.php?u=x", "facebook"],
  ["", "https://t.co/abc", "x"],
  ["", "https://www.rozee.pk/jobs", "rozee.pk"],
  ["", "https://notgoogle.com/", "notgoogle.com"],
  ["", "https://institute.example/courses", null],
  ["?utm_source=Newsletter-May&utm_medium=email", undefined, "newsletter-may"],
  ["?utm_source=flyer", "https://institute.example/", "flyer"],
  ["?utm_source=%3Cscript%3E", undefined, "other"],
  [`?utm_source=${"a".repeat(100)}`, undefined, "a".repeat(40)],
  ["?utm_source=", "https://wa.me/92300", "whatsapp"],
])("a visit with %j from %j is counted as %j", (query, referer, source) => {
  expect(visitSource(query, referer, "institute.example")).toBe(source);
});

test.each([
  ["Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", true],
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", false],
  ["Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0", false],
  ["curl/8.5.0", false],
  ["", false],
  [undefined, false],
])("%j is a person's browser: %j", (userAgent, is) => expect(isPerson(userAgent)).toBe(is));
