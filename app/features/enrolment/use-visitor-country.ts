import { useEffect, useState, useSyncExternalStore } from "react";

/** How long a page waits for the country before it takes the lookup for failed, in milliseconds. */
const patience = 5000;

/**
 * The visitor's country as the boot script's lookup told it: an ISO 3166-1 alpha-2 code, null after a failed lookup,
 * undefined while it is under way. Once given it stays for as long as the page stands: a late answer must not change
 * the form under the visitor's hands.
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

/** What the root element says of the lookup at this moment. */
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
