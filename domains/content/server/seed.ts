import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import { assembleContent, type ContentDocument } from "#domains/content/rules/assemble-content.ts";
import { layered, wholeDocuments } from "#domains/content/rules/whole-documents.ts";
import { siteLocale } from "#shared/formats/formats.ts";

/** The documents that a site begins with, and that it follows wherever no one has changed them. */
export interface Seed {
  /** The day on which its texts were last revised, as an ISO date. */
  revised: string;
  documents: ContentDocument[];
}

interface SeedFile {
  revised: string;
  /** The languages beside the site's in which its documents are whole. */
  translations?: string[];
}

/** The content of a seed that no one has changed. Throws if it is not valid. */
export function contentOfSeed({ documents, revised }: Seed): SiteContent {
  const { content, issues } = assembleContent(wholeDocuments(documents), revised);
  if (!content) throw new Error(`The seed is not valid: ${JSON.stringify(issues.slice(0, 3))}`);
  return content;
}

/**
 * Reads a seed's folder: `seed.json` and `<locale>/<kind>/<id>.json`, in the languages that `seed.json` names beside the
 * site's; others wait until they are whole. A translation's file says its words alone (`wholeDocuments`). Throws the
 * errors of reading or parsing, with the file's name. Reads synchronously, at the start, before any request is served.
 */
export function readSeed(folder: string): Seed {
  const { revised, translations = [] } = readJson(join(folder, "seed.json")) as SeedFile;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && entry.name.endsWith(".json") && entry.parentPath !== folder,
  );
  const languages = [siteLocale, ...translations];
  const documents = files.flatMap(({ parentPath, name }): ContentDocument[] => {
    const kind = basename(parentPath);
    const locale = basename(dirname(parentPath));
    if (!languages.includes(locale)) return [];
    return [{ kind, id: basename(name, ".json"), locale, document: readJson(join(parentPath, name)) }];
  });
  return { revised, documents };
}

/** A seed with another one on it, whose documents say only what differs. */
export function layerSeed(below: Seed, above: Seed): Seed {
  const nameOf = (one: ContentDocument) => `${one.locale}/${one.kind}/${one.id}`;
  const documents = new Map(below.documents.map((one) => [nameOf(one), one]));
  for (const one of above.documents) {
    const name = nameOf(one);
    documents.set(name, { ...one, document: layered(documents.get(name)?.document, one.document) });
  }
  return { revised: above.revised, documents: [...documents.values()] };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`${file} cannot be read as JSON.`, { cause });
  }
}

/** The seed's document; null if the seed has none. */
export function seededDocument(seed: Seed, { kind, id, locale }: DocumentKey): unknown {
  const isIt = (one: ContentDocument) => one.kind === kind && one.id === id && one.locale === locale;
  return seed.documents.find(isIt)?.document ?? null;
}

/** A document's hash, whatever the order of its keys. */
export function hashOfDocument(document: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(ordered(document)))
    .digest("base64url")
    .slice(0, 22);
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, ordered(one)]));
}
