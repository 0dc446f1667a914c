import type { ContentDocument, ContentIssue } from "#domains/content/rules/assemble-content.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { decimalsExpected } from "#shared/currency-fields.ts";
import { decimalsOf } from "#shared/decimals-of.ts";
import { hasDecimals } from "#shared/fields.ts";
import { faintPairs } from "#shared/look/palette.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import { documentTitle } from "./document-title.ts";

/** The addresses of the program's own pages, and the patterns whose last part is a course's id. */
interface ProgramPaths {
  fixed: ReadonlySet<string>;
  byCourse: string[];
}

/** The parts of an address of this site that is linked. */
const linkedPath = (href: string) => href.split(/[?#]/, 1)[0] ?? "";

/**
 * Errors between documents that are each valid: two pages with one address, an address that the program uses itself,
 * two pages with one title, a course in a missing plan, two answers to one kind of question, a link that leads nowhere;
 * and colours that no one could read.
 */
export function checkSite(site: Site, documents: ContentDocument[], program: ProgramPaths): ContentIssue[] {
  const { lang } = site.messages.language;
  const between = [
    ...addressIssues(site, program),
    ...titleIssues(site),
    ...planIssues(site),
    ...priceIssues(site),
    ...answerIssues(site),
    ...colourIssues(site),
    ...sectionIssues(site),
  ];
  return [
    ...between.map((issue) => ({ ...issue, locale: lang })),
    ...documents.flatMap((one) => linkIssues(one, site, program)),
  ];
}

/** An issue of the site in its own language. */
type Issue = Omit<ContentIssue, "locale">;

/** Each address with the document that wants it. */
function addressesOf({ content }: Site) {
  const own = (kind: string, id: string, field: string, path: string) => ({ kind, id, field, path });
  const ofKind = (kind: "course" | "service", list: Site["content"]["courses"] | Site["content"]["services"]) =>
    list.flatMap(({ id, canonicalPath, landingPath, aliases = [] }) => [
      own(kind, id, "", canonicalPath),
      ...(landingPath === canonicalPath ? [] : [own(kind, id, "landingPath", landingPath)]),
      ...aliases.map((path, at) => own(kind, id, `aliases.${at}`, path)),
    ]);
  return [
    ...ofKind("course", content.courses),
    ...ofKind("service", content.services),
    ...content.policies.map(({ id, path }) => own("policy", id, "path", path)),
  ];
}

/** The addresses that the table of routes leads to a document's page: of one part, or below its kind's own page. */
const possible: Record<string, RegExp> = {
  course: /^\/(courses\/)?[^/]+$/,
  service: /^\/(services\/)?[^/]+$/,
  policy: /^\/[^/]+$/,
};

function addressIssues(site: Site, { fixed }: ProgramPaths): Issue[] {
  const addresses = addressesOf(site);
  const isRepeated = repeatedIn([...fixed, ...addresses.map(({ path }) => path)].map((path) => path.toLowerCase()));
  return addresses.flatMap(({ path, ...where }) => {
    if (isRepeated(path.toLowerCase())) return [{ ...where, message: `Another page has the address ${path} already.` }];
    return possible[where.kind]?.test(path)
      ? []
      : [{ ...where, message: `${path} cannot be the address of this page.` }];
  });
}

function titleIssues({ content }: Site): Issue[] {
  const titled = [
    ...content.courses.map(({ id, page }) => ({ kind: "course", id, title: page.meta.title })),
    ...content.services.map(({ id, page }) => ({ kind: "service", id, title: page.meta.title })),
    ...content.policies.map(({ id, meta }) => ({ kind: "policy", id, title: meta.title })),
  ];
  const isRepeated = repeatedIn(titled.map(({ title }) => title));
  return titled.flatMap(({ kind, id, title }) => {
    const field = kind === "policy" ? "meta.title" : "page.meta.title";
    return isRepeated(title) ? [{ kind, id, field, message: "Another page has this title." }] : [];
  });
}

/** Reports texts that are more than once in a list. Each document that has one is at fault: one of them is new. */
function repeatedIn(texts: string[]): (text: string) => boolean {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const text of texts) (seen.has(text) ? repeated : seen).add(text);
  return (text) => repeated.has(text);
}

function planIssues({ content }: Site): Issue[] {
  const known = new Set(content.plans.map(({ id }) => id));
  return content.courses.flatMap(({ id, plans }) =>
    plans.flatMap((plan, at) => {
      const where = { kind: "course", id, field: `plans.${at}` };
      return known.has(plan) ? [] : [{ ...where, message: "This plan is not published, or no longer there." }];
    }),
  );
}

/** Fees with more decimals than their currency, as an earlier release may have stored them. */
function priceIssues({ content }: Site): Issue[] {
  const issuesOf = (where: Pick<Issue, "kind" | "id">, fees: [string, number | undefined][]) =>
    fees
      .filter(([currency, price = 0]) => !hasDecimals(price, decimalsOf(currency)))
      .map(([currency]) => ({ ...where, field: "fees", message: decimalsExpected(currency) }));
  return [
    ...content.plans.flatMap(({ id, fees }) => issuesOf({ kind: "plan", id }, Object.entries(fees))),
    ...content.courses.flatMap(({ id, fees }) =>
      Object.entries(fees).flatMap(([currency, monthly]) =>
        issuesOf(
          { kind: "course", id },
          Object.values(monthly).map((price) => [currency, price]),
        ),
      ),
    ),
  ];
}

function answerIssues({ content }: Site): Issue[] {
  const worded = content.answers.filter(({ text }) => text !== undefined);
  return worded.flatMap(({ id, kinds }) =>
    kinds.flatMap((kind, at) => {
      const first = worded.find((one) => one.kinds.includes(kind));
      if (!first || first.id === id) return [];
      const message = `${documentTitle(first) ?? "Another answer"}: this answers such questions already.`;
      return [{ kind: "answer", id, field: `kinds.${at}`, message }];
    }),
  );
}

/** One issue for each of the company's colours that makes text hard to read: the worst. */
function colourIssues({ content: { company } }: Site): Issue[] {
  const worstFirst = faintPairs(company.brand.colors).sort((a, b) => a.ratio / a.least - b.ratio / b.least);
  return [...new Map(worstFirst.toReversed().map((pair) => [pair.colour, pair])).values()].map(
    ({ colour, theme, what, on, ratio, least }) => ({
      ...{ kind: "company", id: "company", field: `brand.colors.${colour}.${theme}` },
      message: `“${what}” on “${on}” has a contrast of ${ratio.toFixed(2)} : 1; ${least} : 1 is the least.`,
    }),
  );
}

/** Switched-off sections that would lead to a page that is not there, and sections that are named twice. */
function sectionIssues({ content, pages, sections }: Site): Issue[] {
  const { off = [], courses = [] } = content.pages.sections ?? {};
  const lostIn = (field: string, leadsTo: string | undefined): Issue[] => {
    if (leadsTo === undefined || (pages.find(leadsTo) && !sections.isClosed(leadsTo))) return [];
    const message = `${leadsTo} is not a page that visitors see.`;
    return [{ kind: "page", id: "sections", field: `${field}.leadsTo`, message }];
  };
  return [
    ...off.flatMap(({ section, leadsTo }, at): Issue[] =>
      off.findIndex((one) => one.section === section) < at
        ? [{ kind: "page", id: "sections", field: `off.${at}.section`, message: "This is in the list already." }]
        : lostIn(`off.${at}`, leadsTo),
    ),
    ...courses.flatMap(({ leadsTo }, at) => lostIn(`courses.${at}`, leadsTo)),
  ];
}

function linkIssues(
  { kind, id, locale, document }: ContentDocument,
  site: Site,
  program: ProgramPaths,
): ContentIssue[] {
  return linksOf(document).flatMap(({ field, href }) => {
    if (!href.startsWith("/") || leadsSomewhere(linkedPath(href), site, program)) return [];
    return [{ kind, id, locale, field, message: `The link ${href} leads to no page.` }];
  });
}

/** Whether a link leads to a page, or to one of a section that is off: such a link is not shown. */
function leadsSomewhere(path: string, { pages, content, sections }: Site, { fixed, byCourse }: ProgramPaths): boolean {
  if (pages.find(path) || fixed.has(path) || sections.isClosed(path)) return true;
  const folder = byCourse.find((one) => path.startsWith(`${one}/`));
  return folder !== undefined && content.courses.some(({ id }) => path === `${folder}/${id}`);
}

/** The links of a document, computed once because no one changes it. */
const linksOf = (document: unknown) =>
  typeof document === "object" && document !== null ? linksOfObject(document) : [];
const linksOfObject = oncePerObject((document: object) => hrefsOf(document));

/** The links in a value: texts named "href", and those in the markup of answers, unless they name a course. */
function hrefsOf(value: unknown, field = ""): { field: string; href: string }[] {
  if (typeof value === "string")
    return Array.from(value.matchAll(/\]\((\/[^\s){}]*)\)/g), ([, href = ""]) => ({ field, href }));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) => {
    const place = field === "" ? key : `${field}.${key}`;
    return key === "href" && typeof one === "string" ? [{ field: place, href: one }] : hrefsOf(one, place);
  });
}
