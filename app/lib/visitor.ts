import { useSyncExternalStore } from "react";
import { UNKNOWN_VISITOR, VISITOR_EVENT, type Visitor } from "#app/lib/visitor-state.ts";

function subscribe(changed: () => void) {
  document.addEventListener(VISITOR_EVENT, changed);
  return () => document.removeEventListener(VISITOR_EVENT, changed);
}

/** The visitor's country and session; nothing is known on the server and in the first render. */
export function useVisitor(): Visitor {
  return useSyncExternalStore(
    subscribe,
    () => window.darsgahVisitor?.visitor ?? UNKNOWN_VISITOR,
    () => UNKNOWN_VISITOR,
  );
}

/** Asks the server again who and where the visitor is: after signing in or out. */
export async function refreshVisitor(): Promise<void> {
  await window.darsgahVisitor?.refresh();
}
