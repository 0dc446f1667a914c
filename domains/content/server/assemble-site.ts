import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import {
  assembleContent,
  type ContentDocument,
  type ContentIssue,
  untranslatedIn,
} from "#domains/content/rules/assemble-content.ts";
import { faultOfFacts } from "#domains/content/rules/check-translation.ts";
import type { SiteConditions } from "#domains/content/rules/choose-texts.ts";
import { withFormerCourses } from "#domains/content/rules/former-courses.ts";
import { createSite, type Site } from "#domains/content/rules/site.ts";
import { isOpenIn } from "#domains/content/rules/site-of.ts";
import { translationRows } from "#domains/content/rules/translation-rows.ts";
import { wholeDocuments } from "#domains/content/rules/whole-documents.ts";
import { AppError } from "#server/app-error.ts";
import { type Locale, siteLocale } from "#shared/formats/formats.ts";
import type { Messages } from "#shared/words.ts";
import { checkSite } from "./check-site.ts";
import { programPaths } from "./program-paths.ts";

/** The program's part of a site. */
export interface SiteWords {
  messages: Messages;
  /** The program's words in the other languages. */
  translations?: Messages[];
  /** The conditions that decide about this installation's words. */
  conditions?: SiteConditions;
}

/** `unshown` are the faults of translations in whose place visitors read the original. */
type Made = { site: Site; issues: []; unshown: ContentIssue[] } | { site: null; issues: ContentIssue[]; unshown: [] };

/**
 * The site that documents make, in each language that is open; or the errors in them. `revised` is an
 * ISO date; fees are those of `now`.
 */
export function makeSite(
  { messages, translations = [], conditions }: SiteWords,
  documents: ContentDocument[],
  revised: string,
  now: Date = new Date(),
): Made {
  const { lang } = messages.language;
  const whole = wholeDocuments(documents);
  const { content, issues } = assembleContent(whole, revised, lang, now);
  if (!content) return { site: null, issues, unshown: [] };
  const others = translations
    .filter((one) => isOpenIn(documents, one.language.lang))
    .map((words) => ({ words, ...translatedContent(whole, revised, words.language.lang, now) }));
  const languages = new Map([
    [lang, new Set<string>()],
    ...others.map(({ words, untranslated }) => [words.language.lang, untranslated] as const),
  ]);
  const sites = others.flatMap(({ words, content: translated }) =>
    translated
      ? [[words.language.lang, createSite(translated, words, { conditions, languages, original: content })] as const]
      : [],
  );
  return {
    site: createSite(content, messages, { conditions, languages, translations: new Map(sites) }),
    issues: [],
    unshown: others.flatMap(({ unshown }) => unshown),
  };
}

/** The content in a language; the originals in the place of translations that name what is no longer there. */
function translatedContent(documents: ContentDocument[], revised: string, locale: Locale, now: Date) {
  const { content, issues: unshown } = assembleContent(documents, revised, locale, now);
  if (content) return { content, untranslated: untranslatedIn(documents, locale), unshown };
  const isFaulty = (one: DocumentKey) =>
    unshown.some(({ kind, id, locale: own }) => kind === one.kind && id === one.id && own === one.locale);
  const rest = documents.filter((one) => !isFaulty(one));
  const { content: without } = assembleContent(rest, revised, locale, now);
  return { content: without, untranslated: untranslatedIn(rest, locale), unshown };
}

/** What documents stand beside: `former` are courses of any time, which those that are off the site come from. */
interface Besides {
  now?: Date;
  standing?: ContentDocument[];
  drafted?: ContentDocument[];
  former?: ContentDocument[];
}

/**
 * The site that documents make, or all errors in them and between them at once. `revised` is an ISO date. Where a
 * document has faults of its own, those between documents are looked for with the version of `standing` in its place.
 * A translation among the `drafted` must say every text; one that stands and no longer fits keeps nothing from being
 * published: visitors read its original.
 */
export function assembleSite(
  words: SiteWords,
  documents: ContentDocument[],
  revised: string,
  { now, standing = [], drafted = [], former = [] }: Besides = {},
): Made {
  const made = makeSite(words, withFormerCourses(documents, former), revised, now);
  if (!made.site)
    return { ...made, issues: [...made.issues, ...issuesBetween(words, documents, standing, made.issues)] };
  const { lang } = words.messages.language;
  const isChecked = ({ locale }: DocumentKey, one: ContentDocument | undefined) =>
    locale === lang || (one !== undefined && !standing.includes(one));
  const changed = made.unshown.filter((issue) =>
    isChecked(
      issue,
      documents.find((one) => nameOf(one) === nameOf(issue)),
    ),
  );
  const among = [
    ...changed,
    ...drafted.flatMap((one) => (one.locale === lang ? [] : issuesOfTranslation(one, documents))),
    ...checkSite(
      made.site,
      documents.filter((one) => isChecked(one, one)),
      programPaths,
    ),
  ];
  return among.length > 0 ? { site: null, issues: among, unshown: [] } : made;
}

/** The texts that a translation leaves out, or that say something else than the original: no page mixes two languages. */
function issuesOfTranslation({ document, ...key }: ContentDocument, documents: ContentDocument[]): ContentIssue[] {
  if (document === null) return [];
  const original = documents.find((one) => nameOf(one) === nameOf({ ...key, locale: siteLocale }))?.document;
  return translationRows(key, original, { document, original: null }).flatMap(({ place, ...row }) => {
    const message =
      row.translation === "" ? "This is not translated yet." : faultOfFacts(row.original, row.translation);
    return message === null ? [] : [{ ...key, field: place, message }];
  });
}

const nameOf = ({ kind, id, locale }: DocumentKey) => `${locale}/${kind}/${id}`;

function issuesBetween(
  words: SiteWords,
  documents: ContentDocument[],
  standing: ContentDocument[],
  faults: ContentIssue[],
): ContentIssue[] {
  const faulty = new Set(faults.map(nameOf));
  const whole = documents.flatMap((one) =>
    faulty.has(nameOf(one)) ? standing.filter((other) => nameOf(other) === nameOf(one)) : [one],
  );
  const { site } = makeSite(words, whole, "");
  if (!site) return [];
  // A link to a page that is not there yet, because its document has faults, is none.
  const areLinksSure = whole.length === documents.length;
  return checkSite(site, areLinksSure ? documents : documents.filter((one) => faulty.has(nameOf(one))), programPaths);
}

/** The refusal of an invalid site, with every issue by document and field. */
export function refusalOfSite(issues: ContentIssue[]): AppError {
  const fields = issues.map(({ kind, id, field, message }) => {
    const place = [`${kind} ${id}`, field].filter(Boolean).join(": ");
    return [place, { reason: "contract" as const, values: { text: message } }] as const;
  });
  return new AppError("invalid", "content.notWhole", {
    values: { count: issues.length },
    fields: Object.fromEntries(fields),
  });
}
