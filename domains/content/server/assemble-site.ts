import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import {
  assembleContent,
  type ContentDocument,
  type ContentIssue,
  untranslatedIn,
} from "#domains/content/rules/assemble-content.ts";
import type { SiteConditions } from "#domains/content/rules/choose-texts.ts";
import { createSite, type Site } from "#domains/content/rules/site.ts";
import { isOpenIn } from "#domains/content/rules/site-of.ts";
import { AppError } from "#server/app-error.ts";
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

type Made = { site: Site; issues: [] } | { site: null; issues: ContentIssue[] };

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
  const { content, issues } = assembleContent(documents, revised, lang, now);
  if (!content) return { site: null, issues };
  const open = translations.filter((one) => isOpenIn(documents, one.language.lang));
  const languages = new Map([
    [lang, new Set<string>()],
    ...open.map((one) => [one.language.lang, untranslatedIn(documents, one.language.lang)] as const),
  ]);
  const others = open.flatMap((words) => {
    const { lang: other } = words.language;
    const { content: translated } = assembleContent(documents, revised, other, now);
    return translated ? [[other, createSite(translated, words, { conditions, languages })] as const] : [];
  });
  return { site: createSite(content, messages, { conditions, languages, translations: new Map(others) }), issues: [] };
}

/**
 * The site that documents make, or all errors in them and between them at once. `revised` is an ISO date. Where a
 * document has faults of its own, those between documents are looked for with the version of `standing` in its place.
 */
export function assembleSite(
  words: SiteWords,
  documents: ContentDocument[],
  revised: string,
  { now, standing = [] }: { now?: Date; standing?: ContentDocument[] } = {},
): Made {
  const made = makeSite(words, documents, revised, now);
  if (!made.site)
    return { site: null, issues: [...made.issues, ...issuesBetween(words, documents, standing, made.issues)] };
  const among = checkSite(made.site, documents, programPaths);
  return among.length > 0 ? { site: null, issues: among } : made;
}

function issuesBetween(
  words: SiteWords,
  documents: ContentDocument[],
  standing: ContentDocument[],
  faults: ContentIssue[],
): ContentIssue[] {
  const nameOf = ({ kind, id, locale }: DocumentKey) => `${locale}/${kind}/${id}`;
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
