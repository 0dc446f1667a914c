import type { SchoolKind } from "#domains/content/contract/own-school.ts";
import { assembleSite } from "#domains/content/server/assemble-site.ts";
import { layerSeed, readSeed } from "#domains/content/server/seed.ts";
import { en } from "#server/compose/words/messages.ts";
import { starterFolder } from "#server/config/paths.ts";

/** The site of a school that begins as a kind, its example of a course included; or what is wrong with it. */
export function starterSite(kind: SchoolKind, facts: Record<string, string>) {
  const common = readSeed(starterFolder("school"));
  const seed = kind === "school" ? common : layerSeed(common, readSeed(starterFolder(kind)));
  const documents = seed.documents.map((one) => {
    const text = JSON.stringify(one.document).replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
    const document = JSON.parse(text);
    const years = one.kind === "company" && { founded: 2026, copyrightYear: 2026 };
    return { ...one, document: { ...document, ...years } };
  });
  return assembleSite({ messages: en }, documents, "2026-11-27");
}
