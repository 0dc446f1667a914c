import type { HeadersArgs } from "react-router";
import { visitorsPageHeaders } from "#shared/serving/public-page.ts";

/** The headers of a page that is the same for all signed-out visitors, with those of its action's refusal. */
export function visitorsPage({ actionHeaders }: HeadersArgs): Headers {
  const headers = new Headers(actionHeaders);
  for (const [name, value] of Object.entries(visitorsPageHeaders())) headers.set(name, value);
  return headers;
}
