import { useEffect, useState, useSyncExternalStore } from "react";

/** Timeout of the country lookup, in milliseconds, after which it counts as failed. */
const patience = 5000;

/**
 * The visitor's country from the boot script's lookup: an ISO 3166-1 alpha-2 code, null after a failed lookup, undefined
 * while it runs. Once known it stays until the page is left: a late answer must not change a form that the visitor is
 * filling in.
 */
export function useVisitorCountry(): string | null | undefined {
  const lookedUp = useSyncExternalStore(onLookup, readLookup, () => undefined);
  const [settled, settle] = useState<string | null>();
  useEffect(() => {
    if (settled !== undefined) return;
    if (lookedUp !== undefined) return settle(lookedUp);
    const timer = setTimeout(() => settle(null), patience);
    return () => clearTimeout(timer);
  }, [lookedUp, settled]);
  return settled;
}

/** The current state of the lookup, from the root element. */
export function readLookup(): string | null | undefined {
  const { location, country } = document.documentElement.dataset;
  if (location === undefined) return undefined;
  return location === "known" && country ? country : null;
}

function onLookup(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-location"] });
  return () => observer.disconnect();
}
