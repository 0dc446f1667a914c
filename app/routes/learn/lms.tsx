import { servicesContext, siteContext } from "#app/request/contexts.ts";
import { requireUser } from "#app/request/require-user.ts";
import { privateMeta } from "#domains/content/site/page-meta.ts";
import { PortalPage } from "#domains/portal/site/portal-page.tsx";
import { portalPageData } from "#domains/portal/site/portal-page-data.ts";
import type { Route } from "./+types/lms.ts";

/** For signed-in users (specification §2); the list of courses streams in, or an error does. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const user = await requireUser({ url, context });
  const { showOwnPortal, listCourses } = context.get(servicesContext);
  const own = await showOwnPortal(user);
  return portalPageData(context.get(siteContext), own, listCourses());
}

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.portal.meta);

export default function Lms({ loaderData }: Route.ComponentProps) {
  return <PortalPage {...loaderData} />;
}
