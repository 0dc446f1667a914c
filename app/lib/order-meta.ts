import { isRouteErrorResponse, type MetaDescriptor } from "react-router";

/** The head of an order's page: its title, or that of the page for a link which opens no order. No search engine lists it. */
export function orderMeta({
  loaderData,
  error,
}: {
  loaderData?: { title: string };
  error?: unknown;
}): MetaDescriptor[] {
  const refused: unknown = isRouteErrorResponse(error) ? error.data?.title : undefined;
  const title = loaderData?.title ?? refused;
  return [...(typeof title === "string" ? [{ title }] : []), { name: "robots", content: "noindex" }];
}
