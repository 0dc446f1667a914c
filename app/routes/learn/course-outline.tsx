import { data, isRouteErrorResponse } from "react-router";
import type { FailureHandle } from "#app/layout/failure-page.ts";
import { servicesContext, siteContext } from "#app/request/contexts.ts";
import printStyles from "#app/styles/print-page.css?url";
import { OutlinePage } from "#domains/catalogue/site/outline/outline-page.tsx";
import { outlinePageData } from "#domains/catalogue/site/outline/outline-page-data.ts";
import { OutlineProblem } from "#domains/catalogue/site/outline/outline-problem.tsx";
import { headMeta } from "#domains/content/site/page-meta.ts";
import { publicPageHeaders } from "#shared/serving/public-page.ts";
import type { Route } from "./+types/course-outline.ts";

/** The outline of the course in the address, by id or slug (specification §2, "Course outline"). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await context.get(servicesContext).showOutline(params.courseId);
  if (!found) throw data(null, { status: 404 });
  return outlinePageData(context.get(siteContext), found);
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = headMeta;

export default function CourseOutline({ loaderData }: Route.ComponentProps) {
  return <OutlinePage {...loaderData} printStyles={printStyles} />;
}

export const handle: FailureHandle = { Failure: OutlineProblem };

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OutlineProblem isMissing={isRouteErrorResponse(error) && error.status === 404} />;
}
