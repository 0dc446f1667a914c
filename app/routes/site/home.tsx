import { servicesContext, siteContext } from "#app/request/contexts.ts";
import { HomePage } from "#domains/batches/site/home-page.tsx";
import { homePageData } from "#domains/batches/site/home-page-data.ts";
import { headMeta } from "#domains/content/site/page-meta.ts";
import type { Route } from "./+types/home.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return homePageData(context.get(siteContext), await context.get(servicesContext).listOpenBatches());
}

export const meta: Route.MetaFunction = headMeta;

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
