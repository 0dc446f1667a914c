import { data } from "react-router";
import { siteContext } from "#app/request/contexts.ts";
import { headMeta } from "#domains/content/site/page-meta.ts";
import { ServiceLanding } from "#domains/services/site/service-landing.tsx";
import { serviceLandingData } from "#domains/services/site/service-landing-data.ts";
import type { Route } from "./+types/service.ts";

/** The service of `/services/<slug>`, or of another address below `/services`. */
export function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const path = site.pages.canonicalPathOf(url.pathname);
  const service = site.content.services.find(({ canonicalPath }) => canonicalPath === path);
  if (!service) throw data(null, { status: 404 });
  return serviceLandingData(site, service);
}

export const meta: Route.MetaFunction = headMeta;

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  return <ServiceLanding {...loaderData} />;
}
