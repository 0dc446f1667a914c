import { revalidated } from "./public-page.ts";

/** The headers of a request made before a click on the link, as in browsers' own prefetching. */
export const aheadHeaders = { Purpose: "prefetch" };

/** Just long enough for the click after a prefetch, in seconds. */
const untilTheClick = "private, max-age=10";

/**
 * The Cache-Control of an answer to a request with this `Purpose`: a prefetched public answer also serves the click.
 * Other answers keep their own, because a visitor's own data may have changed by then.
 */
export function cacheControlFor(purpose: string | null | undefined, own: string): string {
  return purpose === aheadHeaders.Purpose && own === revalidated ? untilTheClick : own;
}
