import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { ContentDocument } from "#shared/rules/assemble-content.ts";

/** The documents that a site begins with, and that it follows wherever nobody has changed them. */
export interface Seed {
  /** The day on which its texts were last revised, as an ISO date. */
  revised: string;
  documents: ContentDocument[];
}

/**
 * Reads a seed's folder: `seed.json` and `<locale>/<kind>/<id>.json`. Throws what reading or parsing throws, with the
 * file's name.
 */
export async function readSeed(folder: string): Promise<Seed> {
  const { revised }: { revised: string } = await readJson(join(folder, "seed.json"));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && entry.name.endsWith(".json") && entry.parentPath !== folder,
  );
  const documents = await Promise.all(
    files.map(async ({ parentPath, name }): Promise<ContentDocument> => {
      const kind = basename(parentPath);
      const locale = basename(join(parentPath, ".."));
      return { kind, id: basename(name, ".json"), locale, document: await readJson(join(parentPath, name)) };
    }),
  );
  return { revised, documents };
}

async function readJson<Content>(file: string): Promise<Content> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (cause) {
    throw new Error(`${file} cannot be read as JSON.`, { cause });
  }
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
