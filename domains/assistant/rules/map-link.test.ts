import { expect, it } from "vitest";
import { isMapLink, mapAddress } from "./map-link.ts";

it.each([
  "https://maps.app.goo.gl/AbC",
  "https://goo.gl/maps/AbC",
  "https://maps.google.com/?q=Lahore",
  "https://www.google.com/maps/place/Lahore",
  "https://google.com/maps?q=Lahore",
  "https://maps.apple.com/?q=Lahore",
  "https://www.openstreetmap.org/#map=12/31.5/74.3",
  "https://openstreetmap.org/node/1",
])("%s is a map", (href) => {
  expect(isMapLink(href)).toBe(true);
});

it.each([
  "http://maps.google.com/?q=Lahore",
  "https://maps.google.com.evil.example/",
  "https://evil.example/https://maps.google.com/",
  "https://mapsXgoogle.com/",
  "https://wwwXgoogle.com/maps",
  "https://www.google.com/search?q=maps",
  "https://goo.gl/AbC",
  "https://openstreetmap.org.evil.example/",
  "/maps",
])("%s is none", (href) => {
  expect(isMapLink(href)).toBe(false);
});

it("an address with brackets does not end the link that it is written in", () => {
  expect(mapAddress("https://maps.example/a(b)c(d)")).toBe("https://maps.example/a%28b%29c%28d%29");
});
