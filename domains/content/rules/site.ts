import type { SiteContent, SiteCourse } from "#domains/content/contract/site-content.ts";
import type { Locale } from "#shared/formats/formats.ts";
import type { Messages } from "#shared/words.ts";
import { chooseTexts, type SiteConditions } from "./choose-texts.ts";
import { type Facts, factsOf, fillFactsOnce } from "./fill-facts.ts";
import { wordsInOwnDigits, writingOf } from "./own-digits.ts";
import { createSitePages, type SitePages } from "./site-pages.ts";
import { createSiteSections, type SiteSections } from "./site-sections.ts";
import { withOwnWords } from "./trade-words.ts";
import { withoutSections } from "./without-sections.ts";

type Languages = ReadonlyMap<Locale, ReadonlySet<string>>;

/** The source of every page, email, search result and answer: the published content and the program's own words. */
export interface Site {
  content: SiteContent;
  /** The same in the institute's own language; null where that is what `content` is in. */
  original: SiteContent | null;
  messages: Messages;
  pages: SitePages;
  /** Which parts of it are switched on. */
  sections: SiteSections;
  /** The same site in the other languages that are open; `siteOf` chooses among them. */
  translations: ReadonlyMap<Locale, Site>;
  /** Every open language, the institute's own first, with the documents that are not translated, as "course/mern". */
  languages: Languages;
}

/** What there is besides the content and the words; without languages there is the words' alone. */
type SiteOptions = Partial<Pick<Site, "languages" | "translations" | "original">> & {
  conditions?: SiteConditions | undefined;
};

/**
 * Puts together one state of the site; messages name facts of the company, of refunds, and the policies' addresses
 * (`{company.name}`, `{refund.fullRefundDays}`, `{policy.terms}`). Keeps only the content's texts whose condition
 * holds, and what belongs to sections that are on.
 */
export function createSite(
  written: SiteContent,
  words: Messages,
  { conditions = { cards: true }, languages, translations = new Map(), original = null }: SiteOptions = {},
): Site {
  const whole = chooseTexts(written, conditions);
  const named = withOwnWords(words, whole.trade?.words ?? {});
  const messages = fillFactsOnce(wordsInOwnDigits(named, writingOf(whole.trade)), messageFacts(whole));
  const sections = createSiteSections(whole);
  const content = withoutSections(whole, sections, messages.labels.contactAction);
  const pages = createSitePages(content, messages, sections);
  return {
    content,
    original,
    messages,
    pages,
    sections,
    translations,
    languages: languages ?? new Map([[words.language.lang, new Set()]]),
  };
}

/**
 * The same site with the program's words in another language, over content that stays in its own. The words of e-mails stay
 * too: their receivers read them.
 */
export function withWordsOf(site: Site, words: Messages): Site {
  const { content, sections } = site;
  const shown = wordsInOwnDigits(words, writingOf(content.trade));
  const messages = { ...fillFactsOnce(shown, messageFacts(content)), emails: site.messages.emails };
  return { ...site, messages, pages: createSitePages(content, messages, sections) };
}

/** The course with this id that visitors may choose, or undefined if there is none. */
export function findOfferedCourse({ courses }: Pick<SiteContent, "courses">, id: string): SiteCourse | undefined {
  return courses.find((course) => course.id === id);
}

/** The course with this id, also one that was taken off the site; undefined if there never was one. */
export function findCourse(
  content: Pick<SiteContent, "courses" | "formerCourses">,
  id: string,
): SiteCourse | undefined {
  return findOfferedCourse(content, id) ?? content.formerCourses.find((course) => course.id === id);
}

/** What the student portal is called where the institute has no word of its own (specification §2). */
const portalName = "LMS";

function messageFacts({ company, pages, policies, trade }: SiteContent): Facts {
  return {
    ...factsOf("company", company),
    ...factsOf("refund", pages.terms.refund),
    "portal.name": trade?.words.portal?.one ?? pages.portal.name ?? portalName,
    ...Object.fromEntries(policies.map(({ id, path }) => [`policy.${id}`, path])),
  };
}
