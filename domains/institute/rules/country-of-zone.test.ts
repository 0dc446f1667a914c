import { expect, it } from "vitest";
import { countryOfZone } from "./country-of-zone.ts";

it.each([
  ["Asia/Karachi", "PK"],
  ["Asia/Qatar", "QA"],
  ["Asia/Kolkata", "IN"],
  ["Asia/Calcutta", "IN"],
  ["America/New_York", "US"],
  ["america/los_angeles", "US"],
  ["Europe/Istanbul", "TR"],
  ["Europe/Kyiv", "UA"],
  ["UTC", null],
  ["Mars/Olympus", null],
  ["", null],
  [undefined, null],
])("the zone %s is in %s", (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});
