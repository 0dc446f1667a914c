import { useEffect, useSyncExternalStore } from "react";

/** The forms of the page that say their own outcome, and how often each is there. */
let claims: ReadonlyMap<string, number> = new Map();
const listeners = new Set<() => void>();

function add(name: string, by: 1 | -1) {
  claims = new Map(claims).set(name, (claims.get(name) ?? 0) + by);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a form of this name is on the page, once scripts have taken over. */
export const useIsClaimed = (name: string | undefined) =>
  useSyncExternalStore(
    subscribe,
    () => name !== undefined && (claims.get(name) ?? 0) > 0,
    () => false,
  );

/** Says a form's outcome beside its button instead of above the page, as long as the form is there. */
export function useClaim(name: string) {
  useEffect(() => {
    add(name, 1);
    return () => add(name, -1);
  }, [name]);
}
