import { LRUCache } from "lru-cache";
import type { EntryContext } from "react-router";

/** How long a drawn page may stand for the next one, in milliseconds, and how much text of such pages is kept. */
const keptFor = 10_000;
const mostText = 2 * 1024 * 1024;

/** Pages drawn a moment ago. A page follows from its address and its loaders' data: React draws it once for the same. */
export const drawnPages = new LRUCache<string, string>({
  maxSize: mostText,
  sizeCalculation: (html, key) => html.length + key.length,
  ttl: keptFor,
});

/** All that a page follows from, as text; null for one that failed, answers a form, or still waits for a part. */
export function pageKey({ staticHandlerContext }: EntryContext): string | null {
  const { location, statusCode, loaderData, actionData, errors } = staticHandlerContext;
  if (errors || actionData || statusCode !== 200) return null;
  let isWaiting = false;
  const told = JSON.stringify([location.pathname, location.search, loaderData], (_name, value: unknown) => {
    isWaiting ||= value instanceof Promise;
    return value;
  });
  return isWaiting ? null : told;
}
