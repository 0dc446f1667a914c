import type { SiteService } from "#domains/content/contract/site-content.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { pageHead } from "#domains/content/site/page-head.ts";
import { serviceThing } from "#domains/content/site/structured-data/catalogue-things.ts";

/** The content of a service's landing page. */
export function serviceLandingData(site: Site, service: SiteService) {
  const { meta: _, ...page } = service.page;
  const { technologies } = site.messages.labels.caseStudy;
  return { page, technologies, head: pageHead(site, service.canonicalPath, [serviceThing(site, service)]) };
}

export type ServiceLandingData = ReturnType<typeof serviceLandingData>;
