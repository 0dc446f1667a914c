import { sitePages } from "#shared/content/site-pages.ts";
import { SITE_ORIGIN_PLACEHOLDER } from "#shared/rules/site-origin.ts";

/** `/sitemap.xml`: every page that search engines should know, once, by its canonical address. */
export function loader() {
  const entries = sitePages
    .filter(({ indexed }) => indexed)
    .map(({ path, lastModified }) => {
      const address = path === "/" ? SITE_ORIGIN_PLACEHOLDER : `${SITE_ORIGIN_PLACEHOLDER}${path}`;
      return `<url><loc>${address}</loc><lastmod>${lastModified}</lastmod></url>`;
    });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
