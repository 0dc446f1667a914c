import type { ContentKind, DocumentKey, ListKind } from "#domains/content/contract/kinds.ts";
import { addressWord } from "#domains/content/rules/address-word.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import type { Messages } from "#shared/words.ts";

type Words = Messages["admin"];

/** The groups that people look for documents in, each with its kinds. */
export const groups = {
  courses: ["course"],
  services: ["service", "project"],
  people: ["teacher", "testimonial"],
  questions: ["question"],
  pages: ["page", "policy"],
  plans: ["plan"],
  assistant: ["answer"],
} satisfies Record<string, ContentKind[]>;

export type Group = keyof typeof groups;

export const groupNames = Object.keys(groups) as Group[];

/** The group that an address asks for; null for all. */
export const readGroup = (text: string | null) => groupNames.find((name) => name === text) ?? null;

/** A kind that has any number of documents; undefined for another, or for none. */
export function readListKind(text: string, words: Words["content"]): ListKind | undefined {
  return (Object.keys(words.create) as ListKind[]).find((kind) => kind === text);
}

/** A new document of a title, which stands where documents of its kind have theirs. */
export function withTitle(kind: ListKind, document: Record<string, unknown>, title: string): Record<string, unknown> {
  const { page, hero, meta: _others, ...rest } = document;
  if (kind === "teacher" || kind === "testimonial") return { ...document, name: title };
  if (kind === "question") return { ...document, question: title };
  if (kind === "answer") return { ...document, phrasings: [title] };
  // A copy's words in search engines are the other page's.
  if (kind === "policy") return { ...rest, path: `/${addressWord(title)}`, hero: { ...object(hero), title } };
  if (kind !== "course" && kind !== "service") return { ...document, title };
  const { meta: _, ...others } = object(page);
  return {
    ...document,
    title,
    page: "hero" in others ? { ...others, hero: { ...object(others.hero), title } } : others,
  };
}

const object = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** The document that an address names: the original, or its translation. */
export const keyOf = ({ kind, id, locale = siteLocale }: Named): DocumentKey => ({ kind, id, locale });

type Named = { kind: string; id: string; locale?: string };

/** The address of a document's form; its other screens are below it. */
export const screenOf = ({ kind, id, locale = siteLocale }: Named) =>
  locale === siteLocale ? `/content/${kind}/${id}` : `/content/${kind}/${id}/in/${locale}`;

/** The name of a document for people. */
export function documentName(
  { kind, id, title }: { kind: string; id: string; title: string },
  words: Words["content"],
) {
  if (kind === "company") return words.facts;
  const pages: Partial<Record<string, string>> = words.pages;
  const settings: Partial<Record<string, string>> = words.settings;
  if (kind === "settings") return settings[id] ?? title;
  return (kind === "page" && pages[id]) || title;
}

export type Topic = keyof Words["content"]["topics"];

/** The name and the topic of an answer of the assistant: the question that it is for. Other documents have no topic. */
export function answerName(
  { kind, kinds, name }: { kind: string; kinds: string[]; name: string },
  { contentFields: { choices, questions } }: Pick<Messages, "contentFields">,
): { name: string; topic: Topic | null } {
  if (kind !== "answer") return { name, topic: null };
  const [first] = kinds;
  const topic = (Object.keys(questions) as (keyof typeof questions)[]).find((one) => first && first in questions[one]);
  return { name: (first && choices.kinds?.[first]) || name, topic: topic ?? "own" };
}

/** The name of a kind of document for people. */
export function kindName(kind: string, words: Words["content"]): string {
  const kinds: Partial<Record<string, string>> = words.kinds;
  return kinds[kind] ?? kind;
}

/** Finds the editors and publishers by the stored actor: "operator", or "staff:" and the account. */
export async function findEditors(
  verbs: { listColleagues(): Promise<{ userId: string; name: string }[]> },
  words: Words,
) {
  const names = new Map((await verbs.listColleagues()).map(({ userId, name }) => [`staff:${userId}`, name]));
  const { operator, system } = words.audit.actors;
  const others = new Map([
    ["operator", operator],
    ["system", system],
  ]);
  return (stored: string) => names.get(stored) ?? others.get(stored) ?? words.frame.someone;
}
