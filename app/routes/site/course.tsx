import { data } from "react-router";
import { servicesContext, siteContext } from "#app/request/contexts.ts";
import { CourseOffer, CourseOfferBar } from "#domains/batches/site/course-offer.tsx";
import { courseOfferData } from "#domains/batches/site/course-offer-data.ts";
import { CourseLanding } from "#domains/catalogue/site/course-landing.tsx";
import { courseLandingData } from "#domains/catalogue/site/course-landing-data.ts";
import { headMeta } from "#domains/content/site/page-meta.ts";
import type { Route } from "./+types/course.ts";

/** The course of `/courses/<slug>`, or of another address below `/courses`. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const path = site.pages.canonicalPathOf(url.pathname);
  const course = site.content.courses.find(({ canonicalPath }) => canonicalPath === path);
  if (!course) throw data(null, { status: 404 });
  const batches = await context.get(servicesContext).listOpenBatches();
  return { ...courseLandingData(site, course), offer: courseOfferData(site, course, batches) };
}

export const meta: Route.MetaFunction = headMeta;

export default function CoursePage({ loaderData }: Route.ComponentProps) {
  const { offer } = loaderData;
  return <CourseLanding {...loaderData} offer={<CourseOffer {...offer} />} bar={<CourseOfferBar {...offer} />} />;
}
