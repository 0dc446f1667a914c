import { createSite, type Site } from "#domains/content/rules/site.ts";
import { makeSite } from "#domains/content/server/assemble-site.ts";
import { contentOfSeed, readSeed } from "#domains/content/server/seed.ts";
import { en, messagesIn } from "#server/compose/words/messages.ts";
import { demoFolder } from "#server/config/paths.ts";
import { siteLocale } from "#shared/formats/formats.ts";

/** The demo institute's documents. */
export const demoSeed = readSeed(demoFolder());

/** The demo institute's documents in the site's own language. */
export const demoDocuments = demoSeed.documents.filter(({ locale }) => locale === siteLocale);

/** The demo institute's content, for the build's pictures, benches and tests. */
export const demoContent = contentOfSeed(demoSeed);

/** The demo institute's site. */
export const demoSite = createSite(demoContent, en);

/** The same with Urdu and Arabic open. Throws if its documents are not whole. */
export function demoSiteInLanguages(): Site {
  const words = { messages: en, translations: [messagesIn.ur, messagesIn.ar] };
  const { site, issues } = makeSite(words, demoSeed.documents, demoSeed.revised);
  if (!site) throw new Error(`The demo is not whole: ${JSON.stringify(issues.slice(0, 3))}`);
  return site;
}
