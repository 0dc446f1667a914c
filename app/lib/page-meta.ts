import type { MetaDescriptor } from "react-router";
import { company } from "#shared/content/company.ts";

type PageMeta = {
  title: string;
  description: string;
  /** The canonical path: "/contact". */
  path: string;
  /** Structured data of the page, one object each. */
  structuredData?: Record<string, unknown>[];
};

type Matched = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The site's origin, as the root loader gave it. */
export function siteOrigin(matches: Matched): string {
  const found = matches.find((match) => match?.id === "root")?.loaderData;
  const origin = found && typeof found === "object" && "origin" in found ? found.origin : "";
  return typeof origin === "string" ? origin : "";
}

/** The head of a page: title, description, canonical address, what a shared link shows, structured data. */
export function pageMeta(
  origin: string,
  { title, description, path, structuredData = [] }: PageMeta,
): MetaDescriptor[] {
  const address = `${origin}${path}`;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: company.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { name: "twitter:card", content: "summary_large_image" },
    ...structuredData.map((thing) => ({ "script:ld+json": { "@context": "https://schema.org", ...thing } })),
  ];
}
