import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Site } from "#domains/content/rules/site.ts";
import { makeSite } from "#domains/content/server/assemble-site.ts";
import { readSeed, type Seed } from "#domains/content/server/seed.ts";
import { en, messagesIn } from "#server/compose/words/messages.ts";
import { demoFolder } from "#server/config/paths.ts";

/** The demo institute's documents in all languages, whichever of them its seed has opened. */
function translatedSeed(): Seed {
  const folder = mkdtempSync(join(tmpdir(), "translated-seed-"));
  try {
    cpSync(demoFolder(), folder, { recursive: true });
    const { revised } = readSeed(folder);
    writeFileSync(join(folder, "seed.json"), JSON.stringify({ revised, translations: ["ur", "ar"] }));
    return readSeed(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The demo institute's site with Urdu and Arabic open. Throws if its documents are not whole. */
export function translatedSite(): Site {
  const { documents, revised } = translatedSeed();
  const words = { messages: en, translations: [messagesIn.ur, messagesIn.ar] };
  const { site, issues } = makeSite(words, documents, revised);
  if (!site) throw new Error(`The translated demo is not whole: ${JSON.stringify(issues.slice(0, 3))}`);
  return site;
}
