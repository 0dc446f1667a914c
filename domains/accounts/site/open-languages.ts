import type { Site } from "#domains/content/rules/site.ts";
import { namesIn } from "#shared/formats/names.ts";

/** The languages that the institute has opened, each by its own name; none where there is nothing to choose. */
export function openLanguages({ languages }: Pick<Site, "languages">): { value: string; label: string }[] {
  const open = [...languages.keys()].map((lang) => ({ value: lang, label: namesIn(lang).language(lang) ?? lang }));
  return open.length > 1 ? open : [];
}
