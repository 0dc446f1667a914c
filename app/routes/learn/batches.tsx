import { data, isRouteErrorResponse, useLocation } from "react-router";
import type { FailureHandle } from "#app/layout/failure-page.ts";
import { servicesContext, siteContext } from "#app/request/contexts.ts";
import printStyles from "#app/styles/print-page.css?url";
import { BatchesPage } from "#domains/batches/site/batches-page.tsx";
import { batchesPageData } from "#domains/batches/site/batches-page-data.ts";
import { NoBatches } from "#domains/batches/site/no-batches.tsx";
import { headMeta } from "#domains/content/site/page-meta.ts";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { WatchFirst } from "#domains/lectures/site/watch-first.tsx";
import { watchFirstWords } from "#domains/lectures/site/watch-first-words.ts";
import { publicPageHeaders } from "#shared/serving/public-page.ts";
import type { Route } from "./+types/batches.ts";

/** The batches of the course in the address, by id or slug (specification §2, "Batches"). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await context.get(servicesContext).showBatches(params.courseId);
  if (!found) throw data(null, { status: 404 });
  const site = context.get(siteContext);
  return { ...batchesPageData(site, found), watch: watchFirstWords(site.messages) };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = headMeta;

export default function Batches({ loaderData: { watch, ...page } }: Route.ComponentProps) {
  return (
    <BatchesPage
      {...page}
      printStyles={printStyles}
      watchFirst={(batch) => <WatchFirst batch={batch} words={watch} />}
    />
  );
}

/** Shown instead of batches that could not be loaded. */
function Failure() {
  const { batchesHint, batches } = useFrame().learnProblems.texts;
  return <NoBatches texts={[batchesHint, batches]} again={useLocation().pathname} />;
}

export const handle: FailureHandle = { Failure };

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NoBatches texts={[]} /> : <Failure />;
}
