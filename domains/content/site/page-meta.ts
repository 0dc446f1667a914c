import type { MetaDescriptor } from "react-router";
import type { PageMeta } from "#domains/content/contract/page-parts.ts";
import { fillText } from "#shared/fill-text.ts";
import type { PageHead } from "./page-head.ts";

/**
 * A route's `meta`: title, description, canonical address, social tags and structured data, from the `head` its loader
 * returns. Nothing if the loader threw.
 */
export function headMeta({ loaderData }: { loaderData?: { head: PageHead } }): MetaDescriptor[] {
  if (!loaderData) return [];
  const { title, description, address, indexed, structuredData } = loaderData.head;
  return [
    { title },
    { name: "description", content: description },
    ...(indexed ? [] : [{ name: "robots", content: "noindex" }]),
    { tagName: "link", rel: "canonical", href: address },
    ...(import.meta.env.SSR && indexed ? alternates(loaderData.head) : []),
    // Whoever shows a link asks the server for its page: the browser needs none of them.
    ...(import.meta.env.SSR ? socialTags(loaderData.head) : []),
    // The server moves them to the page's end, where React expects none.
    ...(import.meta.env.SSR ? structuredData : []).map((thing) => ({
      "script:ld+json": { "@context": "https://schema.org", ...thing },
    })),
  ];
}

/** The same page in each language; a reader of another is led to the institute's own. */
function alternates({ languages = [] }: PageHead): MetaDescriptor[] {
  const own = languages.slice(0, 1).map(([, address]) => ["x-default", address] as const);
  return [...languages, ...own].map(([hrefLang, href]) => ({ tagName: "link", rel: "alternate", hrefLang, href }));
}

function socialTags({ title, description, address, image, photo, siteName, locale }: PageHead): MetaDescriptor[] {
  return [
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: siteName },
    { property: "og:locale", content: locale },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: image },
    ...(photo ? [] : drawnSize),
    { property: "og:image:alt", content: photo ?? title },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
  ];
}

/** The size of a drawn picture, in pixels. */
const drawnSize = [
  { property: "og:image:width", content: "1200" },
  { property: "og:image:height", content: "630" },
];

/** A page's title and description with its own values filled in. */
export function fillMeta({ title, description }: PageMeta, values: Parameters<typeof fillText>[1]): PageMeta {
  return { title: fillText(title, values), description: fillText(description, values) };
}

/** The head of a page that belongs to its visitor and is not indexed. Nothing if the loader threw. */
export function privateMeta(words: { title: string; description: string } | undefined): MetaDescriptor[] {
  if (!words) return [];
  const { title, description } = words;
  return [{ title }, { name: "description", content: description }, { name: "robots", content: "noindex" }];
}
