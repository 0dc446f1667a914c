import { useSyncExternalStore } from "react";

/** What a page knows of its visitor; the boot script finds it out before React wakes. */
export interface Visitor {
  /** How far the country lookup has come. */
  location: "pending" | "known" | "failed";
  /** ISO 3166-1 alpha-2; null unless the location is known. */
  country: string | null;
  /** Specification §4, "Price visibility". */
  pricesVisible: boolean;
  /** "unknown" until the server has said; to be shown as signed out. */
  session: "unknown" | "in" | "out";
  /** The signed-in visitor's name. */
  name: string | null;
}

/** The boot script's side of the house, as it leaves it on the window. */
export interface VisitorStore {
  visitor: Visitor;
  /** Asks the server anew, after signing in or out. */
  refresh(): Promise<void>;
}

declare global {
  interface Window {
    darsgahVisitor?: VisitorStore;
  }
}

/** Fired on the document whenever the visitor's state has changed. */
export const VISITOR_EVENT = "visitor";

export const UNKNOWN_VISITOR: Visitor = {
  location: "pending",
  country: null,
  pricesVisible: false,
  session: "unknown",
  name: null,
};

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
