import type { PageMeta } from "#domains/content/contract/page-parts.ts";
import { fillText } from "#shared/fill-text.ts";

/** A page's title and description with its own values filled in. */
export function fillMeta({ title, description }: PageMeta, values: Parameters<typeof fillText>[1]): PageMeta {
  return { title: fillText(title, values), description: fillText(description, values) };
}
