export interface GeoQuestion {
  /** The visitor's internet address. */
  address: string;
  headers: Headers;
}

/** Finds the country that a visitor seems to be in. */
export interface GeoLocator {
  /** ISO 3166-1 alpha-2 in capitals, or null if unknown. Throws when a service it asks fails. */
  locate(question: GeoQuestion): Promise<string | null>;
}
