import { expect, it } from "vitest";
import { demoContent, demoSite, demoSiteInLanguages } from "#content/demo-site.ts";
import { createSite } from "#domains/content/rules/site.ts";
import { messagesIn } from "#server/compose/words/messages.ts";
import { homeStructuredData } from "./home.ts";

it.each([
  ["en", "/search"],
  ["ur", "/ur/search"],
] as const)("leads a search from the home page in %s to the search in that language", (locale, path) => {
  const site = createSite(
    demoContent,
    locale === "en" ? demoSite.messages : { ...demoSite.messages, ...messagesIn.ur },
  );
  const website = homeStructuredData(site).find((thing) => thing["@type"] === "WebSite");
  expect(JSON.stringify(website?.potentialAction)).toContain(`${path}?q={search_term_string}`);
});

it("names the languages of the site, and leads to courses and services in the page's own", () => {
  const site = demoSiteInLanguages().translations.get("ur");
  if (!site) throw new Error("The demo has no Urdu.");
  const things = homeStructuredData(site);
  expect(things.find((thing) => thing["@type"] === "WebSite")).toMatchObject({ inLanguage: ["en", "ur", "ar"] });
  expect(things.find((thing) => thing["@type"] === "FAQPage")).toMatchObject({ inLanguage: "ur" });
  const addresses = JSON.stringify(things).match(/\/(?:courses|services)\/[\w-]+"/g) ?? [];
  expect(addresses.length).toBeGreaterThan(5);
  const inUrdu = JSON.stringify(things).match(/\/ur\/(?:courses|services)\/[\w-]+"/g) ?? [];
  expect(inUrdu).toHaveLength(addresses.length);
});
