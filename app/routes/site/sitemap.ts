import { servicesContext, siteContext } from "#app/request/contexts.ts";
import { publicPageHeaders } from "#shared/serving/public-page.ts";
import { SITE_ORIGIN_PLACEHOLDER } from "#shared/serving/site-origin.ts";
import type { Route } from "./+types/sitemap.ts";

/** `/sitemap.xml`: every page for search engines, once, by its canonical address. */
export async function loader({ context }: Route.LoaderArgs) {
  const { pages } = context.get(siteContext);
  const services = context.get(servicesContext);
  const [courses, batches] = await Promise.all([services.listCourses(), services.listBatches()]);
  const outlines = await Promise.all(courses.map(({ _id }) => services.showOutline(_id)));
  const withBatches = new Set(batches.map(({ courseId }) => courseId));
  const entries = [
    ...pages.all.filter(({ indexed }) => indexed).map(({ path, lastModified }) => entry(path, lastModified)),
    ...courses.filter((_, at) => outlines[at]).map(({ slug }) => entry(`/course-outline/${slug}`)),
    ...courses.filter(({ _id }) => withBatches.has(_id)).map(({ slug }) => entry(`/batches/${slug}`)),
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8", ...publicPageHeaders() } });
}

/** Pages from the database have no date of change. */
function entry(path: string, lastModified?: string): string {
  const address = path === "/" ? SITE_ORIGIN_PLACEHOLDER : `${SITE_ORIGIN_PLACEHOLDER}${path}`;
  const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
  return `<url><loc>${address}</loc>${date}</url>`;
}
