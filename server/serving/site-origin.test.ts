import { expect, test } from "vitest";
import { withSiteOrigin } from "#server/serving/site-origin.ts";
import { SITE_ORIGIN_PLACEHOLDER } from "#shared/rules/site-origin.ts";

test("the real origin takes the placeholder's place, plain and inside a query", () => {
  const link = `<a href="${SITE_ORIGIN_PLACEHOLDER}/about">`;
  const share = `https://wa.me/?text=${encodeURIComponent(`${SITE_ORIGIN_PLACEHOLDER}/about`)}`;
  expect(withSiteOrigin(link, "https://www.example.com")).toBe('<a href="https://www.example.com/about">');
  expect(withSiteOrigin(share, "https://www.example.com")).toBe(
    "https://wa.me/?text=https%3A%2F%2Fwww.example.com%2Fabout",
  );
});
