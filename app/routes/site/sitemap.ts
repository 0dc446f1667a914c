import { servicesContext, siteContext } from "#app/request/contexts.ts";
import { sitemapOf } from "#domains/content/rules/sitemap.ts";
import { publicPageHeaders } from "#shared/serving/public-page.ts";
import { SITE_ORIGIN_PLACEHOLDER } from "#shared/serving/site-origin.ts";
import type { Route } from "./+types/sitemap.ts";

/** `/sitemap.xml`: every page for search engines, once, by its canonical address, in each language of the site. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [courses, batches] = await Promise.all([services.listCourses(), services.listBatches()]);
  const outlines = await Promise.all(courses.map(({ _id }) => services.showOutline(_id)));
  const withBatches = new Set(batches.map(({ courseId }) => courseId));
  const fromDatabase = [
    ...courses.filter((_, at) => outlines[at]).map(({ slug }) => `/course-outline/${slug}`),
    ...courses.filter(({ _id }) => withBatches.has(_id)).map(({ slug }) => `/batches/${slug}`),
  ];
  const entries = sitemapOf(context.get(siteContext), fromDatabase).map(asXml);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8", ...publicPageHeaders() } });
}

function asXml({ path, lastModified }: ReturnType<typeof sitemapOf>[number]): string {
  const address = path === "/" ? SITE_ORIGIN_PLACEHOLDER : `${SITE_ORIGIN_PLACEHOLDER}${path}`;
  const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
  return `<url><loc>${address}</loc>${date}</url>`;
}
