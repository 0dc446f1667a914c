import { expect, it } from "vitest";
import { demoContent, demoSite } from "#content/demo-site.ts";
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
