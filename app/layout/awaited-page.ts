import { useSyncExternalStore } from "react";

/** The path of the page whose link was followed, until it is shown; empty if none is awaited. */
let path = "";
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: string) {
  path = next;
  for (const listener of listeners) listener();
}

/** The page of a followed link, from the click on; the router learns of it only when its code has loaded. */
export const awaitedPage = {
  path: () => path,
  begin: set,
  /** Stops waiting for a page, unless another is awaited by now. */
  end: (ended: string) => ended === path && set(""),
};

export function useAwaitedPage(): string {
  return useSyncExternalStore(subscribe, awaitedPage.path, () => "");
}
