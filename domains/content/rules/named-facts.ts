import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import { type Locale, siteLocale } from "#shared/formats/formats.ts";
import { namesIn } from "#shared/formats/names.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import { retention, signedIn } from "#shared/retention.ts";
import type { Facts } from "./fill-facts.ts";

/** A document as it is stored. */
type ContentDocument = DocumentKey & { document: unknown };

/** The facts that texts may name by id: titles of plans, courses and services, and the figures that pages claim. */
export function namedFacts(documents: ContentDocument[]): Facts {
  const titled = documents
    .filter(({ kind }) => kind === "plan" || kind === "course" || kind === "service")
    .map(({ kind, id, document }) => [`${kind}.${id}.title`, (document as { title: string }).title]);
  const claims = documents.flatMap(({ document }) => claimsOf(document as object)).reverse();
  return Object.fromEntries([...claims, ...titled]);
}

/** Each figure by its label: "students trained" is `claim.students-trained`. The first page that claims it counts. */
const claimsOf = oncePerObject((document: object) => claimsIn(document));

function claimsIn(tree: object): [string, string][] {
  const { figure, label } = tree as { figure?: unknown; label?: unknown };
  if (typeof figure === "string" && typeof label === "string")
    return [[`claim.${label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}`, figure]];
  return Object.values(tree).flatMap((one: unknown) => (typeof one === "object" && one !== null ? claimsIn(one) : []));
}

/** The retention times of data as text, by the names that policies use: "retention.proofs". */
export const termFacts = (locale: Locale = siteLocale): Facts =>
  Object.fromEntries(
    Object.entries({ retention, signedIn }).flatMap(([name, terms]) =>
      Object.entries(terms).map(([key, { words }]) => [`${name}.${key}`, termIn(locale, words)]),
    ),
  );

/** A term such as "12 months" or "a day" in a language. */
function termIn(locale: Locale, words: string): string {
  const [, count = "", unit] = /^(\S+) (\w+?)s?$/.exec(words) ?? [];
  return unit === undefined || locale === siteLocale
    ? words
    : namesIn(locale).unit(unit, count === "a" ? 1 : Number(count));
}
