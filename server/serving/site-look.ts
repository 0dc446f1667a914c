import type { Site } from "#domains/content/rules/site.ts";
import { paletteStyle } from "#shared/look/palette.ts";

/** A site's look on every page beside its loaders' data, as text: the colours, and the outline of the wordmark. */
export const siteLook = ({ content: { company } }: Site): string =>
  paletteStyle(company.brand.colors) + (company.brand.wordmark?.path ?? "");
