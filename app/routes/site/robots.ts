import { SITE_ORIGIN_PLACEHOLDER } from "#shared/serving/site-origin.ts";

/** `/robots.txt`: everything may be crawled except the API and visitors' own pages. */
export function loader() {
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /recorded-lectures/",
    "",
    `Sitemap: ${SITE_ORIGIN_PLACEHOLDER}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
