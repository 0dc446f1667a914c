import { expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { siteLook } from "#server/serving/public-pages.ts";

type Brand = Site["content"]["company"]["brand"];

/** The look of the site with another brand. */
function lookWith(change: (brand: Brand) => Brand): string {
  const { company } = demoSite.content;
  return siteLook({
    ...demoSite,
    content: { ...demoSite.content, company: { ...company, brand: change(company.brand) } },
  });
}

it("is another with other colours, or another outline of the wordmark", () => {
  const { ink, accent } = demoSite.content.company.brand.colors;
  expect(lookWith((brand) => ({ ...brand, colors: { ...brand.colors, accent: ink, ink: accent } }))).not.toBe(
    siteLook(demoSite),
  );
  expect(lookWith((brand) => ({ ...brand, wordmark: { viewBox: "0 0 1 1", path: "M0 0h1" } }))).not.toBe(
    siteLook(demoSite),
  );
  expect(lookWith((brand) => ({ ...brand }))).toBe(siteLook(demoSite));
});
