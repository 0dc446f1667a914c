import { LRUCache } from "lru-cache";
import type { EntryContext } from "react-router";
import type { RenderedDocument } from "#server/serving/render-page.ts";
import { oncePerObject } from "#shared/once-per-object.ts";

/** Lifetime of a rendered page, in milliseconds, and the limit of the cache in characters. */
const lifetime = 10_000;
const maxCharacters = 2 * 1024 * 1024;

/**
 * Recently rendered pages of a state of the site. A page depends only on that, its address and its loaders' data, so
 * React renders it once for all three.
 */
export const renderedPages = oncePerObject(
  () =>
    new LRUCache<string, string>({
      maxSize: maxCharacters,
      sizeCalculation: (html, key) => html.length + key.length,
      ttl: lifetime,
    }),
);

/**
 * Everything a page depends on besides the site, whose frame the root's data are, as text; null if the page failed,
 * answers a form, or still waits for data.
 */
export function pageKey({ staticHandlerContext }: EntryContext, carries: RenderedDocument["carries"]): string | null {
  const { location, statusCode, loaderData, actionData, errors } = staticHandlerContext;
  if (errors || actionData || statusCode !== 200) return null;
  const { root: _frame, ...pageData } = loaderData;
  let isWaiting = false;
  const key = JSON.stringify([location.pathname, location.search, carries, pageData], (_name, value: unknown) => {
    isWaiting ||= value instanceof Promise;
    return value;
  });
  return isWaiting ? null : key;
}
