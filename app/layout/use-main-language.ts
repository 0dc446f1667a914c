import { useMatches } from "react-router";
import type { PageHead } from "#domains/content/site/page-head.ts";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { isLocale } from "#shared/formats/formats.ts";
import { languageOf } from "#shared/language-of.ts";

/** The language of a page's own part as attributes, where it is another than the frame's: its document is not translated. */
export function useMainLanguage() {
  const { language } = useFrame();
  const loaded = useMatches().at(-1)?.loaderData as { head?: PageHead } | null | undefined;
  const [lang = ""] = loaded?.head?.locale.split("_") ?? [];
  return isLocale(lang) && lang !== language.lang ? languageOf({ lang }) : {};
}
