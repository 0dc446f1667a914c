import { data, isRouteErrorResponse, type MetaDescriptor } from "react-router";
import type { Site } from "#domains/content/rules/site.ts";
import { refusalOf } from "#ui/form/refusal.ts";

/** The headers of an order's pages: each is for one reader, so nothing caches it and no search engine lists it. */
export const orderHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

/** The claim in the address of an order's page. */
export function orderClaim(params: { reference: string }, url: URL) {
  return { reference: params.reference, key: url.searchParams.get("key") };
}

/** Makes a function that throws the page for a link that opens nothing. */
export function refuseOrderLink({ messages }: Site) {
  return (error: unknown): never => {
    const { status, message: text } = refusalOf(error, messages);
    const { title, action } = messages.payment.refused;
    throw data({ title, text, action }, { status, headers: orderHeaders });
  };
}

type Loaded = { loaderData?: { title: string }; error?: unknown };

/** The head of an order's page, which no search engine lists; the error page's for a link that opens no order. */
export function orderMeta({ loaderData, error }: Loaded): MetaDescriptor[] {
  const refused: unknown = isRouteErrorResponse(error) ? error.data?.title : undefined;
  const title = loaderData?.title ?? refused;
  return [...(typeof title === "string" ? [{ title }] : []), { name: "robots", content: "noindex" }];
}
