import { pageHead } from "#app/lib/page-head.ts";
import { serviceThing } from "#app/lib/structured-data/catalogue.ts";
import type { SiteService } from "#shared/contracts/content/site-content.ts";
import type { Site } from "#shared/rules/site.ts";

/** What a service's landing page shows. */
export function serviceLandingData(site: Site, service: SiteService) {
  const { meta: _, ...page } = service.page;
  const { technologies } = site.messages.labels.caseStudy;
  return { page, technologies, head: pageHead(site, service.canonicalPath, [serviceThing(site, service)]) };
}

export type ServiceLandingData = ReturnType<typeof serviceLandingData>;
