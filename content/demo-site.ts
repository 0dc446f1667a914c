import { demoFolder } from "#server/config/paths.ts";
import { contentOfSeed, readSeed } from "#server/services/content/seed.ts";
import { en } from "#server/compose/words/all.en.ts";
import { createSite } from "#shared/rules/site.ts";

/** The demo institute's documents. */
export const demoSeed = readSeed(demoFolder());

/** The demo institute's content, for the build's pictures, benches and tests. */
export const demoContent = contentOfSeed(demoSeed);

/** The demo institute's site. */
export const demoSite = createSite(demoContent, en);
