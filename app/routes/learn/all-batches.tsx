import { data } from "react-router";
import { servicesContext, siteContext } from "#app/request/contexts.ts";
import printStyles from "#app/styles/print-page.css?url";
import { AllBatchesPage } from "#domains/batches/site/all-batches-page.tsx";
import { allBatchesPageData } from "#domains/batches/site/all-batches-page-data.ts";
import { batchFilterOf, batchListPath } from "#domains/batches/site/batch-calendar.ts";
import { headMeta } from "#domains/content/site/page-meta.ts";
import { publicPageHeaders } from "#shared/serving/public-page.ts";
import type { Route } from "./+types/all-batches.ts";

/** All batches that can be joined, by month; filtered by course, evening or weekend as the address says. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const batches = await context.get(servicesContext).listOpenBatches();
  const filter = batchFilterOf(url.searchParams, site);
  const page = allBatchesPageData(site, batches, filter);
  return data(page, { headers: batchListPath(filter) === "/batches" ? publicPageHeaders() : {} });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = headMeta;

export default function AllBatches({ loaderData }: Route.ComponentProps) {
  return <AllBatchesPage {...loaderData} printStyles={printStyles} />;
}
