/** Where a question about a place comes from. */
export interface GeoQuestion {
  /** Internet address. */
  address: string;
  headers: Headers;
}

/** Tells the country a visitor seems to be in. */
export interface GeoLocator {
  /** ISO 3166-1 alpha-2 in capitals, or null where it cannot tell. Throws when a service it asks fails. */
  locate(question: GeoQuestion): Promise<string | null>;
}

/** Placeholders for "unknown", "Tor" and the like are not countries. */
export function countryCode(text: unknown): string | null {
  const code = typeof text === "string" ? text.trim().toUpperCase() : "";
  return /^[A-Z]{2}$/.test(code) && !["XX", "ZZ", "T1"].includes(code) ? code : null;
}
