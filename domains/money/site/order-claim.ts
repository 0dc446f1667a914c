import { data } from "react-router";
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
