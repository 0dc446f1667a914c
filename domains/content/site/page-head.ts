import { addressIn } from "#domains/content/rules/local-address.ts";
import { socialImagePath } from "#domains/content/rules/pictures.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { languagesOf } from "#domains/content/rules/site-of.ts";
import type { SitePage } from "#domains/content/rules/site-pages.ts";
import type { Thing } from "#domains/content/site/structured-data/organisation.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { addressOfPicture, type Picture } from "#shared/picture.ts";
import { SITE_ORIGIN_PLACEHOLDER as origin } from "#shared/serving/site-origin.ts";

/** The content of a page's head, some of which its first section shows; made by loaders, so it is sent as data. */
export type PageHead = Pick<SitePage, "title" | "description" | "indexed" | "tiling"> & {
  trail: SitePage["breadcrumbs"];
  address: string;
  image: string;
  /** What a photograph shows; none for a drawn picture, which has a size of its own. */
  photo?: string;
  siteName: string;
  /** The language, and the country that the institute is in: "en_PK". */
  locale: string;
  structuredData: Thing[];
  /** The page's addresses by language, where it can be read in more than one. */
  languages?: [Locale, string][];
};

/** The source of a head; `imageOf` names the page whose picture a shared link shows if this one has none. */
type HeadFacts = Pick<SitePage, "path" | "title" | "description" | "indexed" | "tiling" | "breadcrumbs"> & {
  imageOf?: string;
  photo?: Picture;
};

/** The head of a page by its canonical path; `things` is the page's own structured data. Throws for an unknown path. */
export function pageHead(site: Site, path: string, things: Thing[] = []): PageHead {
  const page = site.pages.find(path);
  if (!page) throw new Error(`There is no page ${path} among the site's pages.`);
  return headOf(site, { ...page, path }, things);
}

/** The head of a page that is not among the site's pages because its content comes from the database. */
export function headOf(site: Site, page: HeadFacts, things: Thing[] = []): PageHead {
  const { content, messages } = site;
  const { path, title, description, indexed, breadcrumbs: trail, tiling, imageOf = path, photo } = page;
  const { lang } = messages.language;
  const languages = languagesOf(site, path);
  const breadcrumb = trail.length > 1 ? [breadcrumbThing(trail, lang)] : [];
  return {
    title,
    description,
    indexed,
    trail,
    tiling,
    address: `${origin}${addressIn(lang, path)}`,
    siteName: content.company.name,
    locale: `${lang}_${content.company.address.countryCode}`,
    image: photo ? photoAddress(photo) : `${origin}${socialImagePath(addressIn(lang, imageOf))}`,
    ...(photo && { photo: (typeof photo === "object" && photo.alt) || title }),
    structuredData: [...things, ...breadcrumb],
    ...(languages.length > 1 && { languages: languages.map((one) => [one, `${origin}${addressIn(one, path)}`]) }),
  };
}

/** The whole address of a picture. */
export const photoAddress = (picture: Picture): string => {
  const address = addressOfPicture(picture);
  return address.startsWith("/") ? `${origin}${address}` : address;
};

function breadcrumbThing(trail: SitePage["breadcrumbs"], lang: Locale): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: `${origin}${addressIn(lang, path)}`,
    })),
  };
}
