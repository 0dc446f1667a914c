import { revalidated } from "./public-page.ts";

/** What a request says that is made before anybody has followed the link, as browsers' own prefetching does. */
export const aheadHeaders = { Purpose: "prefetch" };

/** Long enough to come from a link to the click on it, in seconds, and no longer: then it is asked for again. */
const untilTheClick = "private, max-age=10";

/**
 * The Cache-Control of an answer, for a request with this `Purpose`: what every visitor may see, fetched ahead, is the
 * answer to the click as well. Everything else keeps its own: what is one visitor's may have changed by then.
 */
export function cacheControlFor(purpose: string | null | undefined, own: string): string {
  return purpose === aheadHeaders.Purpose && own === revalidated ? untilTheClick : own;
}
