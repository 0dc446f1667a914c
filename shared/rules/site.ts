import type { SiteContent } from "../contracts/content/site-content.ts";
import type { Messages } from "../messages/en/messages.ts";
import { factsOf, fillFacts } from "./fill-facts.ts";
import { createSitePages, type SitePages } from "./site-pages.ts";

/** What every page, email, search result and answer says: the published content and the program's own words. */
export interface Site {
  content: SiteContent;
  messages: Messages;
  pages: SitePages;
}

/** Puts together one state of the site; messages name the company by its facts (`{company.name}`). */
export function createSite(content: SiteContent, words: Messages): Site {
  const messages = fillFacts(words, factsOf("company", content.company));
  const pages = createSitePages(content, { names: messages.labels.pages, search: messages.search.meta });
  return { content, messages, pages };
}
