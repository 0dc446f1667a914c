import { data } from "react-router";
import { servicesContext, siteContext } from "#app/request/contexts.ts";
import { CourseOffer, CourseOfferBar } from "#domains/batches/site/course-offer.tsx";
import { courseOfferData } from "#domains/batches/site/course-offer-data.ts";
import { CourseLanding } from "#domains/catalogue/site/course-landing.tsx";
import { courseLandingData } from "#domains/catalogue/site/course-landing-data.ts";
import { pageHead } from "#domains/content/site/page-head.ts";
import { headMeta } from "#domains/content/site/page-meta.ts";
import { PolicyPage } from "#domains/content/site/policies/policy-page.tsx";
import { ServiceLanding } from "#domains/services/site/service-landing.tsx";
import { serviceLandingData } from "#domains/services/site/service-landing-data.ts";
import type { Route } from "./+types/named-page.ts";

/**
 * The page at an address that a document names for itself: a policy's, or another address of a course or service
 * (specification §2). Such addresses are published, so the table of routes does not know them.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { courses, services, policies } = site.content;
  const path = site.pages.canonicalPathOf(url.pathname);
  const course = courses.find(({ canonicalPath }) => canonicalPath === path);
  if (course) {
    const batches = await context.get(servicesContext).listOpenBatches();
    return {
      ...{ shows: "course" as const, offer: courseOfferData(site, course, batches) },
      ...courseLandingData(site, course),
    };
  }
  const service = services.find(({ canonicalPath }) => canonicalPath === path);
  if (service) return { shows: "service" as const, ...serviceLandingData(site, service) };
  const found = policies.find((one) => one.path === path);
  if (!found) throw data(null, { status: 404 });
  const { hero, effectiveDate, sections } = found;
  const policy = { hero, effectiveDate, sections };
  return { shows: "policy" as const, policy, labels: site.messages.labels.policy, head: pageHead(site, path) };
}

export const meta: Route.MetaFunction = headMeta;

export default function NamedPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.shows === "course") {
    const { offer } = loaderData;
    return <CourseLanding {...loaderData} offer={<CourseOffer {...offer} />} bar={<CourseOfferBar {...offer} />} />;
  }
  return loaderData.shows === "service" ? <ServiceLanding {...loaderData} /> : <PolicyPage {...loaderData} />;
}
