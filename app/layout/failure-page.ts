import type { ComponentType } from "react";
import { useMatches } from "react-router";

/** The `handle` of a route with a page of its own for data that did not arrive. */
export type FailureHandle = { Failure: ComponentType };

/**
 * The page that the current route shows for data that did not arrive; null if it has none. A request for data that fails
 * fails for all routes of an address at once, so the root shows that page.
 */
export function useFailurePage(): ComponentType | null {
  const handle = useMatches().at(-1)?.handle;
  return isFailureHandle(handle) ? handle.Failure : null;
}

function isFailureHandle(handle: unknown): handle is FailureHandle {
  return typeof handle === "object" && handle !== null && "Failure" in handle;
}
