import { isRouteErrorResponse, type MetaDescriptor } from "react-router";

type Loaded = { loaderData?: { title: string }; error?: unknown };

/** The head of an order's page, which no search engine lists; for a link that opens no order, of the page that says so. */
export function orderMeta({ loaderData, error }: Loaded): MetaDescriptor[] {
  const refused: unknown = isRouteErrorResponse(error) ? error.data?.title : undefined;
  const title = loaderData?.title ?? refused;
  return [...(typeof title === "string" ? [{ title }] : []), { name: "robots", content: "noindex" }];
}
