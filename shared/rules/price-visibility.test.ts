import { describe, expect, test } from "vitest";
import { pricesVisible } from "./price-visibility.ts";

describe("price visibility (specification §4)", () => {
  test.each(["PK", "pk", "Pakistan", " pakistan ", "QA", "Qatar"])("hides prices from %j", (country) => {
    expect(pricesVisible(country)).toBe(false);
  });

  test.each(["US", "AE", "sa", "United Kingdom", "India"])("shows prices to %j", (country) => {
    expect(pricesVisible(country)).toBe(true);
  });

  test.each([null, "", "  "])("stays hidden while no country is known: %j", (country) => {
    expect(pricesVisible(country)).toBe(false);
  });
});
