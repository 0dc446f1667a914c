import type { QuestionKind } from "#domains/content/contract/answer.ts";
import type { Action } from "#domains/content/contract/page-parts.ts";
import type { Section } from "#domains/content/contract/sections.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import type { SiteSections } from "./site-sections.ts";

/** The kinds of question about each section: the assistant has no answer of its own to them while it is off. */
const kindsAbout: Partial<Record<Section, QuestionKind[]>> = {
  services: ["services", "quote", "timeline", "projectTerms", "buildElsewhere"],
  portfolio: ["portfolio"],
  secretIds: ["secret"],
  demo: ["demo", "demoLength", "demoReschedule", "demoTimes", "demoNext", "demoNeeds"],
};

/** Whether the assistant may answer a kind of question. */
export function mayAnswer({ isOn }: SiteSections, kind: QuestionKind): boolean {
  return !Object.entries(kindsAbout).some(([section, kinds]) => kinds.includes(kind) && !isOn(section as Section));
}

/**
 * The content without what belongs to sections that are off: their entries, the questions about them, and the links to
 * them. A link in a list goes; a button of its own becomes `instead`. The same object if everything is on.
 */
export function withoutSections(content: SiteContent, sections: SiteSections, instead: Action): SiteContent {
  if (sections.isWhole) return content;
  const { isOn } = sections;
  const { parents, ...pages } = content.pages;
  const rest: SiteContent = {
    ...content,
    pages: isOn("parents") && parents ? { ...pages, parents } : pages,
    services: isOn("services") ? content.services : [],
    projects: isOn("portfolio") ? content.projects : [],
    questions: content.questions.filter(({ page }) => isOn(page === "demo" ? "demo" : "home.faqs")),
    testimonials: content.testimonials.filter(({ page }) => isOn(page === "demo" ? "demo" : "home.testimonials")),
    answers: content.answers.flatMap((one) => answerWithout(one, sections)),
  };
  return withoutLinks(rest, sections, instead);
}

type Answer = SiteContent["answers"][number];

/** An answer without the sentences that lead to sections that are off; none if nothing of it is left. */
function answerWithout(answer: Answer, sections: SiteSections): Answer[] {
  const kinds = answer.kinds.filter((kind) => mayAnswer(sections, kind));
  const isAboutOthers = kinds.length > 0 || answer.kinds.length === 0;
  const kept = withoutSentences(answer, sections);
  if (!isAboutOthers || (answer.text !== undefined && kept.text === undefined)) return [];
  const spoken = kept.spoken?.filter(({ text }) => text !== undefined);
  return [{ ...kept, kinds, ...(spoken && { spoken }) }];
}

/** Sentences, the links of a row with middle dots between them, and lines, each with the space after it. */
const sentence = /(?:[^.!?؟۔·\n]|[.!?؟۔·](?=\S))*[.!?؟۔·]*[ \t]*\n*/gu;
const markedLink = /\]\((\/[^\s)]*)\)/g;

/** A row of links may lose its last one: the middle dot before it goes too. */
function withoutTrailingDots(text: string): string {
  let end = text.trimEnd();
  while (end.endsWith("·")) end = end.slice(0, -1).trimEnd();
  return end;
}

/**
 * The same texts without the sentences whose links lead to sections that are off. A text of which nothing is left is
 * left out.
 */
export function withoutSentences<Tree>(tree: Tree, sections: SiteSections): Tree;
export function withoutSentences(tree: unknown, sections: SiteSections): unknown {
  if (sections.isWhole) return tree;
  const leadsThere = (text: string) =>
    Array.from(text.matchAll(markedLink)).some(([, href = ""]) => sections.isClosed(href));
  if (typeof tree === "string") {
    if (!leadsThere(tree)) return tree;
    const left = Array.from(tree.matchAll(sentence), ([one]) => one).filter((one) => !leadsThere(one));
    return withoutTrailingDots(left.join(""));
  }
  if (typeof tree !== "object" || tree === null) return tree;
  const isLeft = (made: unknown, was: unknown) => made !== "" || was === "";
  if (Array.isArray(tree))
    return tree.map((one: unknown) => withoutSentences(one, sections)).filter((one, at) => isLeft(one, tree[at]));
  const entries = Object.entries(tree).map(
    ([name, was]: [string, unknown]) => [name, withoutSentences(was, sections), was] as const,
  );
  return Object.fromEntries(entries.filter(([, made, was]) => isLeft(made, was)));
}

/** The same tree without the links to sections that are off. */
function withoutLinks<Tree>(tree: Tree, sections: SiteSections, instead: Action): Tree;
function withoutLinks(tree: unknown, sections: SiteSections, instead: Action): unknown {
  if (typeof tree !== "object" || tree === null) return tree;
  if (Array.isArray(tree))
    return tree.filter((one) => !leadsOff(one, sections)).map((one: unknown) => withoutLinks(one, sections, instead));
  const kept = Object.entries(tree).map(([name, one]: [string, unknown]) => [
    name,
    leadsOff(one, sections) ? instead : withoutLinks(one, sections, instead),
  ]);
  return Object.fromEntries(kept);
}

/** Whether a value is a link, or an entry with one, to a section that is off. */
function leadsOff(one: unknown, { isClosed }: SiteSections): boolean {
  const { href } = (typeof one === "object" && one !== null ? one : {}) as { href?: unknown };
  return typeof href === "string" && isClosed(href);
}
