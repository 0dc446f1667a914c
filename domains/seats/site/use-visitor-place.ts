import { useEffect, useState, useSyncExternalStore } from "react";

/** Timeout of the country lookup, in milliseconds, after which it counts as failed. */
const patience = 5000;

/** Where a visitor is, an ISO 3166-1 alpha-2 code or null after a failed lookup, and whether they see fees. */
export type VisitorPlace = { country: string | null; prices: "shown" | "hidden" };

/**
 * The visitor's place from the boot script's lookup; undefined while it runs. Once known it stays until the page is left:
 * a late answer must not change a form that the visitor is filling in.
 */
export function useVisitorPlace(): VisitorPlace | undefined {
  const lookedUp = useSyncExternalStore(onLookup, readCountry, () => undefined);
  const [settled, settle] = useState<VisitorPlace>();
  useEffect(() => {
    if (settled !== undefined) return;
    if (lookedUp !== undefined) return settle(placeIn(lookedUp));
    const timer = setTimeout(() => settle(placeIn(null)), patience);
    return () => clearTimeout(timer);
  }, [lookedUp, settled]);
  return settled;
}

/** The current state of the lookup, from the root element; a failed one while it runs. */
export const readPlace = (): VisitorPlace => placeIn(readCountry() ?? null);

/** The server says beforehand that fees are shown where every visitor sees the same. */
function placeIn(country: string | null): VisitorPlace {
  return { country, prices: document.documentElement.dataset.prices === "shown" ? "shown" : "hidden" };
}

function readCountry(): string | null | undefined {
  const { location, country } = document.documentElement.dataset;
  if (location === undefined) return undefined;
  return location === "known" && country ? country : null;
}

function onLookup(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-location"] });
  return () => observer.disconnect();
}
