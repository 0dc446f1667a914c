import { useSyncExternalStore } from "react";

/** The path of the page whose link was followed, until it stands; empty when none is awaited. */
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

/** The page a followed link leads to, from the click on: the router is told only when its code is here. */
export const awaitedPage = {
  path: () => path,
  begin: set,
  /** Ends the waiting for a page, unless another is awaited by now. */
  end: (ended: string) => ended === path && set(""),
};

export function useAwaitedPage(): string {
  return useSyncExternalStore(subscribe, awaitedPage.path, () => "");
}
